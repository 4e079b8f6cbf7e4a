/** What suppliers lately quoted for the same kind of fabric: told only when there are enough quotes to mean something. */
import type { LengthUnit } from '#domain/shared/length.ts';
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

export function isMemoryEnough(memory: QuoteMemory | null): memory is QuoteMemory {
  return memory !== null && memory.quotes >= MEMORY_MIN_QUOTES;
}
