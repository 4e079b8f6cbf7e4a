/** Plain words for a call that failed: a refusal brings its own sentence, sometimes a finer one in its details. */

import { NetworkError } from '#browser/network-error.ts';
import { ApiError } from '#contract/client.ts';
import { GENERAL_ERROR_MESSAGE } from '#contract/general-error-message.ts';
import { platformTexts } from './platform.texts.ts';

export function errorMessage(error: unknown): string {
  if (error instanceof NetworkError) return error.message;
  if (!(error instanceof ApiError)) return GENERAL_ERROR_MESSAGE;
  const finer = error.body.details?.message;
  const words = typeof finer === 'string' ? finer : error.message;
  const wait = error.retryAfterSeconds;
  return wait === null ? words : `${words} ${platformTexts.waitSeconds(wait)}`;
}

/** What the server says about single fields; an empty object when it speaks of the whole. */
export function fieldErrors(error: unknown): Readonly<Record<string, string>> {
  return error instanceof ApiError ? (error.body.fields ?? {}) : {};
}
