/** A refusal that brings a sentence of its own says more than the general one of its code. */
import { ApiError } from '#contract/client.ts';
import { errorMessage } from './error-message.ts';

export function refusalMessage(error: unknown): string {
  const said = error instanceof ApiError ? error.body.details?.message : undefined;
  return typeof said === 'string' ? said : errorMessage(error);
}
