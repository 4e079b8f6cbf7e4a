/** The key a change is sent with. The same input is the same intent until the server has decided about it. */
import { ApiError } from './client.ts';

export type KeyedSend = <Result>(
  input: unknown,
  send: (idempotencyKey: string) => Promise<Result>,
) => Promise<Result>;

/**
 * Sends an input whose outcome is unknown with the key of its first try, and any other with a new one. The input is
 * all that differs between two tries: what is sent must not also depend on the time or on what was read since.
 */
export function keyedSender(newKey: () => string): KeyedSend {
  const undecided = new Map<string, string>();
  return async (input, send) => {
    const text = JSON.stringify(input);
    const key = undecided.get(text) ?? newKey();
    undecided.set(text, key);
    try {
      const result = await send(key);
      undecided.delete(text);
      return result;
    } catch (error) {
      if (isDecided(error)) undecided.delete(text);
      throw error;
    }
  };
}

/** The server has refused; after anything else, a 500 too, the change may have happened there. */
export function isDecided(error: unknown): boolean {
  return error instanceof ApiError && error.status < 500;
}
