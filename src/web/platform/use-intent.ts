/** How a change is sent: one key per intent, and a fresh look at what it touches, also after a refusal. */
import {
  type QueryClient,
  type UseMutationOptions,
  useMutation,
  useQueryClient,
} from '@tanstack/react-query';
import { useRef } from 'react';
import { isDecided, type KeyedSend } from '#contract/idempotency-key.ts';
import { useKeyedSender } from './use-keyed-sender.ts';
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

function useIntentMutation<Input extends unknown[], Result>(
  touched: readonly string[],
  send: Send<Input, Result>,
  onDone?: (result: Result, input: NoInfer<Input>) => void,
) {
  const client = useQueryClient();
  const sendKeyed = useKeyedSender();
  return useMutation(intentMutation({ client, sendKeyed, touched, send, onDone }));
}

type Intent<Input extends unknown[], Result> = {
  client: QueryClient;
  sendKeyed: KeyedSend;
  /** First words of the query keys that the change may alter. */
  touched: readonly string[];
  send: Send<Input, Result>;
  onDone: ((result: Result, input: NoInfer<Input>) => void) | undefined;
};

/** What differs between two intents is given as input; the same input after a lost answer is the same intent. */
export function intentMutation<Input extends unknown[], Result>({
  client,
  sendKeyed,
  touched,
  send,
  onDone,
}: Intent<Input, Result>): UseMutationOptions<Result, Error, Input> {
  return {
    mutationFn: (input) => sendKeyed(input, (key) => send(key, ...input)),
    onSuccess: (result, input) => {
      void freshen(client, touched);
      onDone?.(result, input);
    },
    onError: async (error) => {
      if (isDecided(error)) await freshen(client, touched);
    },
  };
}

async function freshen(client: QueryClient, touched: readonly string[]): Promise<void> {
  await Promise.all(touched.map((word) => client.invalidateQueries({ queryKey: [word] })));
}
