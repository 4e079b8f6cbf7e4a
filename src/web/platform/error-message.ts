/** Plain words for anything that can go wrong with a call; a refusal brings its own from the server's closed table. */

import { NetworkError } from '#browser/network-error.ts';
import { ApiError } from '#contract/client.ts';
import type { ErrorCode } from '#contract/errors.ts';
import { GENERAL_ERROR_MESSAGE } from '#contract/general-error-message.ts';
import { platformTexts } from './platform.texts.ts';

const WAITING_CODES: ReadonlySet<ErrorCode> = new Set([
  'too_many_codes',
  'rate_limited',
  'overloaded',
  'unavailable',
]);

export function errorMessage(error: unknown): string {
  if (error instanceof NetworkError) return error.message;
  if (!(error instanceof ApiError)) return GENERAL_ERROR_MESSAGE;
  const words = error.message;
  const wait = error.retryAfterSeconds;
  return wait !== null && WAITING_CODES.has(error.code)
    ? `${firstSentence(words)} ${platformTexts.tryAgainIn(formatWait(wait))}`
    : words;
}

/** What the server says about one field, where it says it. */
export function fieldError(error: unknown, ...fields: string[]): string | undefined {
  if (!(error instanceof ApiError)) return undefined;
  return fields.map((field) => error.body.fields?.[field]).find((words) => words !== undefined);
}

export function formatWait(seconds: number): string {
  if (seconds < 60) return platformTexts.seconds(Math.max(seconds, 0));
  return platformTexts.minutes(Math.ceil(seconds / 60));
}

function firstSentence(words: string): string {
  return words.slice(0, words.indexOf('.') + 1) || words;
}
