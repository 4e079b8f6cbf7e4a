/** The key a change is sent with. The same input is the same intent until the server has decided about it. */
import { ApiError } from './client.ts';

export type KeyedSend = <Result>(
  input: unknown,
  send: (idempotencyKey: string) => Promise<Result>,
) => Promise<Result>;

/** Sends with the last key again while its outcome is unknown and the input is the same; otherwise with a new one. */
export function keyedSender(newKey: () => string): KeyedSend {
  let last: { text: string; key: string } | null = null;
  return async (input, send) => {
    const text = JSON.stringify(input);
    if (last?.text !== text) last = { text, key: newKey() };
    const intent = last;
    // Another intent may have begun meanwhile.
    const end = () => {
      if (last === intent) last = null;
    };
    try {
      const result = await send(intent.key);
      end();
      return result;
    } catch (error) {
      if (isDecided(error)) end();
      throw error;
    }
  };
}

/** The server has refused; after anything else, a 500 too, the change may have happened there. */
export function isDecided(error: unknown): boolean {
  return error instanceof ApiError && error.status < 500;
}
