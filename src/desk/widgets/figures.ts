/** Amounts, lengths and rates travel as text, so that no digit is lost; here they become words for a screen. */
import type * as z from 'zod/mini';
import type * as wire from '#contract/record-fields.ts';
import { formatRate } from '#domain/quotes/rate.ts';
import { formatMoney } from '#domain/shared/format-money.ts';
import { formatLength } from '#domain/shared/length.ts';
import { PLACEHOLDER } from '#domain/shared/placeholder.ts';

export type WireMoney = z.output<typeof wire.money>;
export type WireLength = z.output<typeof wire.length>;
type WireRate = z.output<typeof wire.rate>;

export function moneyText(amount: WireMoney | null): string {
  return amount === null
    ? PLACEHOLDER
    : formatMoney({ minor: BigInt(amount.minor), currency: amount.currency });
}

export function lengthText(length: WireLength | null): string {
  return length === null
    ? PLACEHOLDER
    : formatLength({ thousandths: BigInt(length.thousandths), unit: length.unit });
}

export function rateText(rate: WireRate | null): string {
  return formatRate(
    rate && { price: { minor: BigInt(rate.price.minor), currency: rate.price.currency }, unit: rate.unit },
  );
}

/** "12345.50" as a form wants it, without signs and groups. */
export function amountInput({ minor }: WireMoney): string {
  const digits = minor.padStart(3, '0');
  return `${digits.slice(0, -2)}.${digits.slice(-2)}`;
}
