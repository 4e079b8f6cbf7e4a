/** Money as people read it; built from integers so that browser and server give the same text. */
import { divideHalfUp, type Grouping, writeScaled } from './decimal.ts';
import { CURRENCY_SYMBOL, type Currency, type Money } from './money.ts';
import { PLACEHOLDER } from './placeholder.ts';

const GROUPING = { INR: 'lakh', USD: 'western' } as const satisfies Record<Currency, Grouping>;

/** ₹12,34,567.50 and $12,345.50; an absent amount is the placeholder, never zero. */
export function formatMoney(amount: Money | null | undefined): string {
  if (!amount) return PLACEHOLDER;
  return signed(amount, writeScaled(sizeOf(amount), 2, GROUPING[amount.currency], 'all'));
}

type CompactStep = readonly [minorPerUnit: bigint, suffix: string];

const COMPACT_STEPS = {
  INR: [
    [100n, ''],
    [100_000n, 'K'],
    [10_000_000n, 'L'],
    [1_000_000_000n, 'Cr'],
  ],
  USD: [
    [100n, ''],
    [100_000n, 'K'],
    [100_000_000n, 'M'],
    [100_000_000_000n, 'B'],
  ],
} as const satisfies Record<Currency, readonly CompactStep[]>;

/** ₹1.2Cr, ₹1.5L, $1.2M: for tiles where the exact amount is one tap away. */
export function formatMoneyCompact(amount: Money | null | undefined): string {
  if (!amount) return PLACEHOLDER;
  const steps: readonly CompactStep[] = COMPACT_STEPS[amount.currency];
  const texts = steps.map(([minorPerUnit, suffix], index) => {
    // Whole units below a thousand, one decimal from there on.
    const tenths =
      suffix === ''
        ? divideHalfUp(sizeOf(amount), minorPerUnit) * 10n
        : divideHalfUp(sizeOf(amount) * 10n, minorPerUnit);
    const next = steps[index + 1]?.[0];
    // Compared after rounding: ₹99,99,999 is shown as ₹1Cr and not as ₹100L.
    const fits = next === undefined || tenths * minorPerUnit < next * 10n;
    return fits ? `${writeScaled(tenths, 1, GROUPING[amount.currency], 'needed')}${suffix}` : null;
  });
  return signed(amount, texts.find((text) => text !== null) ?? '');
}

function sizeOf(amount: Money): bigint {
  return amount.minor < 0n ? -amount.minor : amount.minor;
}

function signed(amount: Money, text: string): string {
  return `${amount.minor < 0n ? '-' : ''}${CURRENCY_SYMBOL[amount.currency]}${text}`;
}
