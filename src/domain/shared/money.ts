/** Money is an integer number of paise or cents with its currency; no fraction of a minor unit ever exists. */

import type { TypedProblem } from '../forms/typed-problem.ts';
import { divideHalfUp, parseScaled } from './decimal.ts';
import { type ParseResult, refused } from './parse-result.ts';
import { Refusal } from './refusal.ts';

export const CURRENCIES = ['INR', 'USD'] as const;
export type Currency = (typeof CURRENCIES)[number];
export const CURRENCY_SYMBOL = { INR: '₹', USD: '$' } as const satisfies Record<Currency, string>;

export type Money = { readonly minor: bigint; readonly currency: Currency };

export function money(minor: bigint, currency: Currency): Money {
  return { minor, currency };
}

/** Twelve digits before the point hold a lakh crore and stay far inside a 64-bit column. */
export function parseAmount(raw: string, currency: Currency): ParseResult<{ amount: Money }, TypedProblem> {
  const typed = raw.slice(0, 40).trim();
  if (typed === '') return refused({ code: 'amount_missing' });
  const minor = raw.length > 40 ? null : parseScaled(typed, 2);
  if (minor === null) return refused({ code: 'amount_not_digits' });
  return { ok: true, amount: { minor, currency } };
}

function assertSameCurrency(a: Money, b: Money): void {
  if (a.currency !== b.currency)
    throw new Refusal('currency_mismatch', { first: a.currency, second: b.currency });
}

export function addMoney(a: Money, b: Money): Money {
  assertSameCurrency(a, b);
  return { minor: a.minor + b.minor, currency: a.currency };
}

export function subtractMoney(a: Money, b: Money): Money {
  assertSameCurrency(a, b);
  return { minor: a.minor - b.minor, currency: a.currency };
}

export function compareMoney(a: Money, b: Money): -1 | 0 | 1 {
  assertSameCurrency(a, b);
  if (a.minor === b.minor) return 0;
  return a.minor < b.minor ? -1 : 1;
}

/** A rate per unit times a quantity in thousandths of that unit, half-up to the minor unit. */
export function multiplyByQuantity(rate: Money, thousandths: bigint): Money {
  return { minor: divideHalfUp(rate.minor * thousandths, 1000n), currency: rate.currency };
}

/** 500 basis points are 5 percent; half-up to the minor unit. */
export function percentOf(amount: Money, basisPoints: bigint): Money {
  return { minor: divideHalfUp(amount.minor * basisPoints, 10_000n), currency: amount.currency };
}
