/** What a rate did since last week, as a buyer sees it: down is good. */
import { divideHalfUp } from '#domain/shared/decimal.ts';

export const CHANGE_SINCE_DAYS = 7;

export const RATE_DIRECTIONS = ['down', 'up', 'steady'] as const;
export type RateDirection = (typeof RATE_DIRECTIONS)[number];
export type RateChange = {
  readonly direction: RateDirection;
  /** Without a sign, like the share. */
  readonly byMinor: bigint;
  readonly basisPoints: number;
};

/** Null when there was no rate to compare with. */
export function rateChange(now: bigint, before: bigint | null): RateChange | null {
  if (before === null || before <= 0n) return null;
  const byMinor = now > before ? now - before : before - now;
  return {
    direction: byMinor === 0n ? 'steady' : now < before ? 'down' : 'up',
    byMinor,
    basisPoints: Number(divideHalfUp(byMinor * 10_000n, before)),
  };
}
