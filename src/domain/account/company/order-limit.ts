/** How much one person may order without a colleague: by order, in the company's currency, with tax. */
import type { TypedProblem } from '#domain/forms/typed-problem.ts';
import { type Currency, type Money, parseAmount } from '#domain/shared/money.ts';
import type { ParseResult } from '#domain/shared/parse-result.ts';

/** Null: no limit. Zero: every order is approved by a colleague. */
export type OrderLimit = bigint | null;

export function isWithinLimit(limit: OrderLimit, total: Pick<Money, 'minor'>): boolean {
  return limit === null || (limit > 0n && total.minor <= limit);
}

/** An empty field is no limit, not zero. */
export function parseOrderLimit(
  typed: string,
  currency: Currency,
): ParseResult<{ limit: OrderLimit }, TypedProblem> {
  if (typed.trim() === '') return { ok: true, limit: null };
  const reading = parseAmount(typed, currency);
  return reading.ok ? { ok: true, limit: reading.amount.minor } : reading;
}
