/** Money as people read it; built from integers so that browser and server give the same text. */
import { type Grouping, writeScaled } from './decimal.ts';
import { CURRENCY_SYMBOL, type Currency, type Money } from './money.ts';
import { PLACEHOLDER } from './placeholder.ts';

const GROUPING = { INR: 'lakh', USD: 'western' } as const satisfies Record<Currency, Grouping>;

/** ₹12,34,567.50 and $12,345.50; an absent amount is the placeholder, never zero. */
export function formatMoney(amount: Money | null | undefined): string {
  if (!amount) return PLACEHOLDER;
  return signed(amount, writeScaled(sizeOf(amount), 2, GROUPING[amount.currency], 'all'));
}

function sizeOf(amount: Money): bigint {
  return amount.minor < 0n ? -amount.minor : amount.minor;
}

function signed(amount: Money, text: string): string {
  return `${amount.minor < 0n ? '-' : ''}${CURRENCY_SYMBOL[amount.currency]}${text}`;
}
