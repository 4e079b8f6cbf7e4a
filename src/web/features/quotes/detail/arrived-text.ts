import { detailTexts as texts } from './detail.texts.ts';
import type { HeldQuotes } from './use-held-quotes.ts';

/** Null while nothing waits. */
export function arrivedText({
  newCount,
  revisedCount,
}: Pick<HeldQuotes, 'newCount' | 'revisedCount'>): string | null {
  if (newCount > 0 && revisedCount > 0) return texts.newAndRevised(newCount + revisedCount);
  if (newCount > 0) return texts.newQuotes(newCount);
  return revisedCount > 0 ? texts.revisedQuotes(revisedCount) : null;
}
