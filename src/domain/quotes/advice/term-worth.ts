/** What the terms of an offer are worth beside its rate, in millionths of it: one scale for ranking, advice and counter-offers. */
import { CREDIT_BASIS_POINTS_PER_DAY } from '#domain/account/choices/credit-period.ts';

export const MILLION = 1_000_000n;
const MILLIONTHS_PER_BASIS_POINT = 100n;
const HUNDRED = 100n;

/** A day after the required date, about two percent a week: like all below but the price of credit, our own estimate. */
const LATE_DAY_BASIS_POINTS = 30n;
/** A day of waiting where nobody named a date: what money costs in that time. */
const WAITING_DAY_BASIS_POINTS = CREDIT_BASIS_POINTS_PER_DAY;
/** Each percent that may come short or over. */
const TOLERANCE_BASIS_POINTS = 10n;
/** A tenth of a star below five. */
const RATING_TENTH_BASIS_POINTS = 10n;
/** Each point in which other cloth is offered than asked for. */
const DIFFERENCE_BASIS_POINTS = 200n;
/** How late a late delivery is when it is late. */
const USUAL_DELAY_DAYS = 7n;
/** A supplier nobody has judged yet counts as an ordinary one. */
const ORDINARY = { ratingTenths: 40, onTimePercent: 85 } as const;

export type PaymentTerms = {
  readonly advancePercent: number;
  readonly creditDays: number;
  readonly leadDays: number;
};

/** Below zero where the supplier lends: credit after the invoice less the advance that waits for the goods. */
export function paymentMillionths({ advancePercent, creditDays, leadDays }: PaymentTerms): bigint {
  const advance = BigInt(advancePercent);
  const percentDays = advance * BigInt(leadDays) - (HUNDRED - advance) * BigInt(creditDays);
  return percentDays * CREDIT_BASIS_POINTS_PER_DAY;
}

/** `late` counts days after the required date, `waiting` days of which nobody said that they matter. */
export function daysMillionths(days: number, kind: 'late' | 'waiting'): bigint {
  const perDay = kind === 'late' ? LATE_DAY_BASIS_POINTS : WAITING_DAY_BASIS_POINTS;
  return BigInt(days) * perDay * MILLIONTHS_PER_BASIS_POINT;
}

export function toleranceMillionths(percent: number): bigint {
  return BigInt(percent) * TOLERANCE_BASIS_POINTS * MILLIONTHS_PER_BASIS_POINT;
}

export function clothMillionths(differences: number): bigint {
  return BigInt(differences) * DIFFERENCE_BASIS_POINTS * MILLIONTHS_PER_BASIS_POINT;
}

export type SupplierRecord = { readonly ratingTenths: number | null; readonly onTimePercent: number | null };

export function recordMillionths({ ratingTenths, onTimePercent }: SupplierRecord): bigint {
  const missing = BigInt(50 - (ratingTenths ?? ORDINARY.ratingTenths));
  const late = BigInt(100 - (onTimePercent ?? ORDINARY.onTimePercent));
  return (
    missing * RATING_TENTH_BASIS_POINTS * MILLIONTHS_PER_BASIS_POINT +
    late * USUAL_DELAY_DAYS * LATE_DAY_BASIS_POINTS
  );
}
