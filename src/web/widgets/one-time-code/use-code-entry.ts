/** Typing a code: it checks itself when the last digit is there; a refused one is typed anew. */
import { type RefObject, type SyntheticEvent, useRef, useState } from 'react';
import { ApiError } from '#contract/client.ts';
import { OTP_LENGTH } from '#domain/account/one-time-code.ts';
import { showToast } from '#ui/feedback/toast-store.ts';
import { type Task, useTask } from '#web/platform/use-task.ts';
import { codeTexts } from './code.texts.ts';

export type CodeEntry = {
  field: {
    ref: RefObject<HTMLInputElement | null>;
    value: string;
    onChange: (digits: string) => void;
    onComplete: (digits: string) => void;
  };
  /** What is wrong with what is typed, before anything is sent. */
  problem: string | undefined;
  submit: (event: SyntheticEvent) => void;
  check: Task<[string]>;
  again: Task<[]>;
};

/** `verify` throws when the code is not accepted. */
export function useCodeEntry(
  verify: (code: string) => Promise<void>,
  resend: () => Promise<void>,
  onType?: () => void,
): CodeEntry {
  const input = useRef<HTMLInputElement>(null);
  const [digits, setDigits] = useState('');
  const [problem, setProblem] = useState<string>();

  const check = useTask(async (code: string) => {
    setProblem(undefined);
    setDigits(code);
    try {
      await verify(code);
    } catch (error) {
      if (error instanceof ApiError) {
        setDigits('');
        input.current?.focus();
      }
      throw error;
    }
  });
  const again = useTask(async () => {
    setProblem(undefined);
    setDigits('');
    check.clearError();
    await resend();
    showToast(codeTexts.newCodeSent, { kind: 'good' });
    input.current?.focus();
  });
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    event.stopPropagation();
    if (digits.length === OTP_LENGTH) void check.run(digits);
    else setProblem(codeTexts.enterAll(OTP_LENGTH));
  };
  const onChange = (next: string) => {
    setDigits(next);
    setProblem(undefined);
    check.clearError();
    onType?.();
  };
  const onComplete = (code: string) => void check.run(code);
  return { field: { ref: input, value: digits, onChange, onComplete }, problem, submit, check, again };
}
