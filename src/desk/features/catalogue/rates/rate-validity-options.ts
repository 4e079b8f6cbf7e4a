/** How long a rate is to hold, as staff choose it. */
import { catalogueTexts } from '../catalogue.texts.ts';

const { validities } = catalogueTexts.rates;
const DAY_MS = 86_400_000;
const MONTH_DAYS = 30;

export type Validity = keyof typeof validities;
export const VALIDITY_OPTIONS = (Object.keys(validities) as Validity[]).map((value) => ({
  value,
  label: validities[value],
}));

/** Left out, the server takes what is usual. */
export function validityOf(choice: Validity, now: Date): { validUntil?: string | null } {
  if (choice === 'usual') return {};
  return {
    validUntil: choice === 'open' ? null : new Date(now.getTime() + MONTH_DAYS * DAY_MS).toISOString(),
  };
}
