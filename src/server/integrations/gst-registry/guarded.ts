/** A register that keeps failing is left alone for a while, so that nobody waits for it in vain. */
import type { Clock } from '#server/services.ts';
import { openCircuitBreaker } from '../circuit-breaker.ts';
import type { GstRegistry } from './port.ts';

const DOWN = new Error('The register of GST numbers gives no answer.');

export function withBreaker(registry: GstRegistry, clock: Clock): GstRegistry {
  const guarded = openCircuitBreaker({ clock, isFailure: (error) => error === DOWN, whileOpen: () => DOWN });
  return async (gstin) => {
    try {
      return await guarded(async () => {
        const answer = await registry(gstin);
        if (answer.kind === 'down') throw DOWN;
        return answer;
      });
    } catch (error) {
      if (error === DOWN) return { kind: 'down' };
      throw error;
    }
  };
}
