/** The four states of a GST number on screen: verify, loading, valid, error. */
import { useRef, useState } from 'react';
import type { GstCheck } from '#contract/customer/tax-numbers.ts';
import type { GstCheckState } from '#domain/account/gst-check-state.ts';
import { gstinProblem } from '#domain/account/tax-numbers/gstin.ts';
import { errorMessage } from '#web/platform/error-message.ts';
import { TAX_NUMBER_PROBLEM_TEXT } from '#words/page/tax-number-problems.ts';
import { problemText } from '#words/problem-text.ts';

export type GstChecking = {
  state: GstCheckState;
  /** What the register said, once it was asked. */
  answer: GstCheck | null;
  problem: string | undefined;
  /** The number is well formed, but nobody could confirm it: it may be used and is verified later. */
  isNotChecked: boolean;
  verify: (typed: string) => Promise<GstCheck | null>;
  /** Typing again leads back to the start. */
  reset: () => void;
};

const START = { state: 'verify', answer: null, problem: undefined, isNotChecked: false } as const;
type Shown = Pick<GstChecking, 'state' | 'answer' | 'problem' | 'isNotChecked'>;

export function useGstCheck(ask: (gstin: string) => Promise<GstCheck>): GstChecking {
  const [shown, setShown] = useState<Shown>(START);
  const latest = useRef(0);

  const verify = async (typed: string) => {
    const problem = gstinProblem(typed);
    if (problem) {
      setShown({ ...START, state: 'error', problem: problemText(TAX_NUMBER_PROBLEM_TEXT, problem) });
      return null;
    }
    latest.current += 1;
    const turn = latest.current;
    setShown({ ...START, state: 'loading' });
    const { answer, ...next } = await ask(typed).then(shownFor, shownForFailure);
    // Typed on in the meantime: an answer about another number is no answer.
    if (turn === latest.current) setShown({ answer, ...next });
    return answer;
  };
  const reset = () => {
    latest.current += 1;
    setShown(START);
  };
  return { ...shown, verify, reset };
}

export function shownFor(answer: GstCheck): Shown {
  if (answer.state === 'valid') return { ...START, state: 'valid', answer };
  if (answer.state === 'not_checked') return { ...START, state: 'error', answer, isNotChecked: true };
  const problem = answer.reason
    ? TAX_NUMBER_PROBLEM_TEXT[answer.reason]
    : (answer.problem ?? TAX_NUMBER_PROBLEM_TEXT.gstin_not_usable);
  return { ...START, state: 'error', answer, problem };
}

/** Our own server did not answer either: that says nothing about the number. */
function shownForFailure(error: unknown): Shown {
  return { ...START, state: 'error', problem: errorMessage(error), isNotChecked: true };
}
