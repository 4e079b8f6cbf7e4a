/** One change sent to the server: one key per intent, a word when it is done, and a fresh look at what it touched. */
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { keyedSender } from '#contract/idempotency-key.ts';
import { showToast } from '#ui/feedback/toast-store.ts';
import { errorMessage, fieldErrors } from './error-message.ts';

export type ChangeOptions<Input, Result, Ready = Input> = {
  /** What a try needs before it: files are stored once, so that a second try sends the same. */
  prepare?: (input: Input) => Promise<Ready>;
  send: (ready: Ready, idempotencyKey: string) => Promise<Result>;
  /** First words of the query keys that may look different afterwards. */
  touches: readonly string[];
  /** Said in a toast. */
  done?: (result: Result) => string;
  onDone?: (result: Result, input: Input) => void;
};

export type Change<Input> = {
  run: (input: Input) => void;
  isRunning: boolean;
  /** Null while nothing went wrong, or while the server only spoke of single fields. */
  problem: string | null;
  fields: Readonly<Record<string, string>>;
  reset: () => void;
};

export function useChange<Input, Result, Ready = Input>(
  options: ChangeOptions<Input, Result, Ready>,
): Change<Input> {
  const client = useQueryClient();
  const [sendKeyed] = useState(() => keyedSender(() => crypto.randomUUID()));
  const mutation = useMutation({
    mutationFn: async (input: Input) => {
      const ready = options.prepare ? await options.prepare(input) : (input as unknown as Ready);
      return sendKeyed(ready, (key) => options.send(ready, key));
    },
    onSuccess: (result, input) => {
      if (options.done) showToast(options.done(result), { kind: 'good' });
      options.onDone?.(result, input);
    },
    // Also after a refusal: it often means that somebody else was faster.
    onSettled: () => {
      for (const word of options.touches) void client.invalidateQueries({ queryKey: [word] });
    },
  });
  const fields = fieldErrors(mutation.error);
  return {
    run: (input) => {
      if (!mutation.isPending) mutation.mutate(input);
    },
    isRunning: mutation.isPending,
    problem: mutation.error && Object.keys(fields).length === 0 ? errorMessage(mutation.error) : null,
    fields,
    reset: mutation.reset,
  };
}
