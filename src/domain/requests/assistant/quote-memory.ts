/** What suppliers lately quoted for the same kind of fabric: said only when there are enough quotes to mean something. */
import { formatMoney } from '#domain/shared/format-money.ts';
import { LENGTH_UNIT_SYMBOL, type LengthUnit } from '#domain/shared/length.ts';
import type { Money } from '#domain/shared/money.ts';

export const MEMORY_DAYS = 90;
export const MEMORY_MIN_QUOTES = 5;

export type QuoteMemory = {
  readonly quotes: number;
  readonly lowRate: Money;
  readonly highRate: Money;
  readonly unit: LengthUnit;
  readonly lowDays: number;
  readonly highDays: number;
};

export function quoteMemoryText(memory: QuoteMemory | null): string | null {
  if (memory === null || memory.quotes < MEMORY_MIN_QUOTES) return null;
  const { quotes, lowRate, highRate, unit, lowDays, highDays } = memory;
  const rates = span(formatMoney(lowRate), formatMoney(highRate));
  const days = span(String(lowDays), String(highDays));
  const word = highDays === 1 ? 'day' : 'days';
  return `Last ${MEMORY_DAYS} days: ${quotes} quotes, ${rates} per ${LENGTH_UNIT_SYMBOL[unit]}, ${days} ${word}.`;
}

function span(low: string, high: string): string {
  return low === high ? low : `${low}–${high}`;
}
