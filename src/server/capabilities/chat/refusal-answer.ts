import type { Refusal } from '#domain/shared/refusal.ts';
import { sayRefusal } from '#server/http/refusal-text.ts';
import { ERROR_MESSAGE } from '#words/en/errors.ts';

/** The sentence the app would show. */
export function refusalAnswer(refusal: Refusal): string {
  const { fields = {}, details } = sayRefusal(refusal);
  const [ofField] = Object.values(fields);
  return ofField ?? (typeof details?.message === 'string' ? details.message : ERROR_MESSAGE[refusal.code]);
}
