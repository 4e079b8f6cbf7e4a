/** Amounts, lengths and rates travel as text, so that no digit is lost; here they become exact figures again. */
import type * as z from 'zod/mini';
import type * as wire from '#contract/record-fields.ts';
import type { Rate } from '#domain/quotes/rate.ts';
import type { Length } from '#domain/shared/length.ts';
import type { Money } from '#domain/shared/money.ts';

type WireMoney = z.output<typeof wire.money>;
type WireLength = z.output<typeof wire.length>;
type WireRate = z.output<typeof wire.rate>;

export function moneyOf({ minor, currency }: WireMoney): Money {
  return { minor: BigInt(minor), currency };
}

export function lengthOf({ thousandths, unit }: WireLength): Length {
  return { thousandths: BigInt(thousandths), unit };
}

export function rateOf({ price, unit }: WireRate): Rate {
  return { price: moneyOf(price), unit };
}

/** A price nobody gave stays unknown. */
export function knownRateOf(rate: WireRate | null): Rate | null {
  return rate && rateOf(rate);
}
