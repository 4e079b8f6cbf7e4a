/** What no reader understood, so that the buyer can put it into a field. */
import type { EnquiryText } from './read/enquiry-text.ts';
import { NOISE_WORDS } from './words/noise.ts';

const RUN = /[^¤\n,;|]{2,200}/g;
const MOST_SHOWN = 12;

export function unreadWords({ open, raw }: EnquiryText): string[] {
  const found: string[] = [];
  for (const { index, 0: run } of open.matchAll(RUN)) {
    const words = run.split(/[^a-z0-9%"/.]+/).filter((word) => word.length > 1);
    if (words.every((word) => NOISE_WORDS.has(word) || /^[./"%]+$/.test(word))) continue;
    const typed = raw.slice(index, index + run.length).trim();
    if (/[\p{L}\p{N}]/u.test(typed)) found.push(typed);
  }
  return [...new Set(found)].slice(0, MOST_SHOWN);
}
