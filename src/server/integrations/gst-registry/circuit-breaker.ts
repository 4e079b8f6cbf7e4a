/** A register that keeps failing is left alone for a while, so that nobody waits for it in vain. */
import type { Clock } from '#server/parts.ts';
import type { GstRegistry } from './port.ts';

const FAILURES_TO_OPEN = 5;
const OPEN_MS = 30_000;

export function withCircuitBreaker(registry: GstRegistry, clock: Clock): GstRegistry {
  let failures = 0;
  let openUntil = 0;
  return async (gstin) => {
    if (clock.now().getTime() < openUntil) return { kind: 'down' };
    const answer = await registry(gstin);
    failures = answer.kind === 'down' ? failures + 1 : 0;
    if (failures >= FAILURES_TO_OPEN) {
      openUntil = clock.now().getTime() + OPEN_MS;
      failures = 0;
    }
    return answer;
  };
}
