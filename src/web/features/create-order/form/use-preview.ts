/** What the order would cost, asked again a moment after every change; the newest answer wins. */
import { useEffect, useState } from 'react';
import { previewOrder } from '#contract/customer/order-prices.ts';
import type { OrderTotals } from '#contract/order-fields.ts';
import { call } from '#web/platform/api.ts';
import type { Terms } from './order-config.ts';

const PAUSE_MS = 350;

export type Preview = {
  /** The last figures there were; they stay in sight while newer ones are on their way. */
  totals: OrderTotals | null;
  /** They belong to what the form says now. */
  isCurrent: boolean;
  isAsking: boolean;
  /** The form says too little to be priced. */
  isIncomplete: boolean;
  /** Of the last answer. */
  error: unknown;
  ask: () => void;
};

type Answer = { requested: string | null; totals: OrderTotals | null; error: unknown };

/** Null while the form cannot be priced. */
export function usePreview(terms: Terms | null): Preview {
  const requested = terms && JSON.stringify(terms);
  const [tries, setTries] = useState(0);
  const [answer, setAnswer] = useState<Answer>({ requested: null, totals: null, error: null });
  const isFirst = answer.requested === null;
  useEffect(() => {
    if (requested === null) return;
    const stop = new AbortController();
    const settle = (next: (before: Answer) => Answer) => {
      if (!stop.signal.aborted) setAnswer(next);
    };
    const ask = () =>
      call(previewOrder, { body: JSON.parse(requested) as Terms }, { signal: stop.signal }).then(
        (totals) => settle(() => ({ requested, totals, error: null })),
        (error: unknown) => settle(({ totals }) => ({ requested, totals, error })),
      );
    const timer = setTimeout(() => void ask(), isFirst ? 0 : PAUSE_MS);
    return () => {
      clearTimeout(timer);
      stop.abort();
    };
    // Only the first answer changes isFirst, and it must not ask a second time.
  }, [requested, tries]);
  return {
    totals: answer.totals,
    isCurrent: requested !== null && answer.requested === requested && answer.error === null,
    isAsking: requested !== null && answer.requested !== requested,
    isIncomplete: requested === null,
    error: answer.error,
    ask: () => {
      setAnswer((before) => ({ ...before, requested: null, error: null }));
      setTries((count) => count + 1);
    },
  };
}
