/** Turns the answer of an endpoint into its JSON, by the reply of its contract. */
import type * as z from 'zod/mini';
import { jsonWriter } from './json-writer.ts';
import { SerialisedReply } from './serialised-reply.ts';

/** The answer does not fit its contract: our fault, never the caller's. */
export class ReplyMismatch extends Error {
  constructor(path: string, options: { cause: unknown }) {
    super(`An answer of ${path} does not fit its contract.`, options);
    this.name = 'ReplyMismatch';
  }
}

/** `isChecked`: also compare each answer with the contract in full, as tests and development do. */
export function replyWriter(
  { path, reply }: { path: string; reply: z.ZodMiniType },
  { isChecked }: { isChecked: boolean },
): (answer: unknown) => string {
  const write = jsonWriter(reply);
  return (answer) => {
    try {
      if (!(answer instanceof SerialisedReply))
        return `{"data":${write(isChecked ? reply.parse(answer) : answer)}}`;
      if (isChecked) reply.parse(JSON.parse(answer.text));
      return `{"data":${answer.text}}`;
    } catch (cause) {
      throw new ReplyMismatch(path, { cause });
    }
  };
}
