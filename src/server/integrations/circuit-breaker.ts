/** A provider that keeps failing is left alone for a while; then one call tries, and the others wait for its luck. */
import type { Clock } from '#server/services.ts';

const FAILURES_TO_OPEN = 5;
const OPEN_MS = 30_000;

export type CircuitBreaker = <T>(work: () => Promise<T>) => Promise<T>;

export type BreakerRules = {
  clock: Clock;
  /** A refusal shows that the provider is alive. */
  isFailure: (error: unknown) => boolean;
  whileOpen: () => Error;
};

export function openCircuitBreaker({ clock, isFailure, whileOpen }: BreakerRules): CircuitBreaker {
  let failures = 0;
  let openUntil: number | null = null;
  let isTrying = false;

  const succeeded = () => {
    failures = 0;
    openUntil = null;
  };
  const failed = () => {
    failures += 1;
    if (openUntil !== null || failures >= FAILURES_TO_OPEN) openUntil = clock.now().getTime() + OPEN_MS;
  };

  return async (work) => {
    const isHalfOpen = openUntil !== null;
    if (openUntil !== null && (isTrying || clock.now().getTime() < openUntil)) throw whileOpen();
    if (isHalfOpen) isTrying = true;
    try {
      const result = await work();
      succeeded();
      return result;
    } catch (error) {
      if (isFailure(error)) failed();
      else succeeded();
      throw error;
    } finally {
      if (isHalfOpen) isTrying = false;
    }
  };
}
