/** How a change is sent: one key per intent, and a fresh look at what it touches, also after a refusal. */
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { ApiError } from '#contract/client.ts';

export type Send<Input extends unknown[], Result> = (
  idempotencyKey: string,
  ...input: Input
) => Promise<Result>;

/**
 * What differs between two intents is given as input; the same input after a lost answer is the same intent.
 * `touched` are the first words of the query keys that the change may alter.
 */
export function useIntent<Input extends unknown[], Result>(
  touched: readonly string[],
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
      void freshen(client, touched);
      onDone(result);
    } catch (error) {
      if (isSettled(error)) {
        intent.current = null;
        await freshen(client, touched);
      }
      throw error;
    }
  };
}

/** The server has decided; anything else may still have happened there. */
function isSettled(error: unknown): boolean {
  return error instanceof ApiError && error.status < 500;
}

async function freshen(client: QueryClient, touched: readonly string[]): Promise<void> {
  await Promise.all(touched.map((word) => client.invalidateQueries({ queryKey: [word] })));
}
