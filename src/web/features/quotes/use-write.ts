/** How every change of a query or quote goes: one key per intent, and a fresh look after it, also after a refusal. */
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { ApiError } from '#contract/client.ts';
import { showToast } from '#ui/toast-store.ts';
import { errorWords } from '#web/platform/error-words.ts';
import { type Task, useTask } from '#web/platform/use-task.ts';
import { QUOTES_KEY } from '#web/widgets/requests/quotes.queries.ts';
import { REQUESTS_KEY } from '#web/widgets/requests/requests.queries.ts';

type Send<Input extends unknown[], Result> = (idempotencyKey: string, ...input: Input) => Promise<Result>;

/** What differs between two intents is given as input; the same input after a lost answer is the same intent. */
export function useIntent<Input extends unknown[], Result>(
  send: Send<Input, Result>,
  onDone: (result: Result) => void,
): (...input: Input) => Promise<void> {
  const client = useQueryClient();
  const intent = useRef<{ text: string; key: string } | null>(null);
  return async (...input) => {
    const text = JSON.stringify(input);
    if (intent.current?.text !== text) intent.current = { text, key: crypto.randomUUID() };
    try {
      const result = await send(intent.current.key, ...input);
      intent.current = null;
      void freshen(client);
      onDone(result);
    } catch (error) {
      if (isSettled(error)) {
        intent.current = null;
        await freshen(client);
      }
      throw error;
    }
  };
}

export function useWrite<Input extends unknown[], Result>(
  send: Send<Input, Result>,
  onDone: (result: Result) => void,
): Task<Input> {
  return useTask(useIntent(send, onDone));
}

/** For a single button: what goes wrong is said in a toast. */
export function useWriteButton<Input extends unknown[], Result>(
  send: Send<Input, Result>,
  onDone: (result: Result) => void,
): Pick<Task<Input>, 'run' | 'isRunning'> {
  return useWrite(async (key, ...input: Input) => {
    try {
      return await send(key, ...input);
    } catch (error) {
      showToast(errorWords(error), { kind: 'bad' });
      throw error;
    }
  }, onDone);
}

/** The server has decided; anything else may still have happened there. */
function isSettled(error: unknown): boolean {
  return error instanceof ApiError && error.status < 500;
}

async function freshen(client: QueryClient): Promise<void> {
  await Promise.all([
    client.invalidateQueries({ queryKey: [REQUESTS_KEY] }),
    client.invalidateQueries({ queryKey: [QUOTES_KEY] }),
  ]);
}
