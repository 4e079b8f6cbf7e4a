/** How a change is sent: one key per intent, and a fresh look at what it touches, also after a refusal. */
import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { ApiError } from '#contract/client.ts';
import type { Task } from './use-task.ts';

export type Send<Input extends unknown[], Result> = (
  idempotencyKey: string,
  ...input: Input
) => Promise<Result>;

/** For a form, which shows by itself what became of it; a button takes `useWrite`. */
export function useIntent<Input extends unknown[], Result>(
  touched: readonly string[],
  send: Send<Input, Result>,
  onDone?: (result: Result) => void,
): (...input: Input) => Promise<Result> {
  const { mutateAsync } = useIntentMutation(touched, send, onDone);
  return (...input) => mutateAsync(input);
}

/** A second start while the first runs is ignored, so a double tap sends once. */
export function useWrite<Input extends unknown[], Result>(
  touched: readonly string[],
  send: Send<Input, Result>,
  onDone?: (result: Result, input: NoInfer<Input>) => void,
): Task<Input> {
  const { mutateAsync, isPending, error, reset } = useIntentMutation(touched, send, onDone);
  const running = useRef(false);
  const run = async (...input: Input) => {
    if (running.current) return;
    running.current = true;
    // What went wrong is in `error`, for the screen to show.
    await mutateAsync(input).catch(() => {});
    running.current = false;
  };
  return { run, isRunning: isPending, error, clearError: () => void (error && reset()) };
}

/**
 * What differs between two intents is given as input; the same input after a lost answer is the same intent.
 * `touched` are the first words of the query keys that the change may alter.
 */
function useIntentMutation<Input extends unknown[], Result>(
  touched: readonly string[],
  send: Send<Input, Result>,
  onDone?: (result: Result, input: NoInfer<Input>) => void,
) {
  const client = useQueryClient();
  const intent = useRef<{ text: string; key: string } | null>(null);
  return useMutation({
    mutationFn: (input: Input) => {
      const text = JSON.stringify(input);
      if (intent.current?.text !== text) intent.current = { text, key: crypto.randomUUID() };
      return send(intent.current.key, ...input);
    },
    onSuccess: (result, input) => {
      intent.current = null;
      void freshen(client, touched);
      onDone?.(result, input);
    },
    onError: async (error) => {
      if (!isSettled(error)) return;
      intent.current = null;
      await freshen(client, touched);
    },
  });
}

/** The server has decided; anything else may still have happened there. */
function isSettled(error: unknown): boolean {
  return error instanceof ApiError && error.status < 500;
}

async function freshen(client: QueryClient, touched: readonly string[]): Promise<void> {
  await Promise.all(touched.map((word) => client.invalidateQueries({ queryKey: [word] })));
}
