import type { Parts } from '#server/parts.ts';
import { withCache } from './cached.ts';
import { withCircuitBreaker } from './circuit-breaker.ts';
import { httpRegistry } from './http.ts';
import { absentRegistry, type GstRegistry } from './port.ts';
import { sandboxRegistry } from './sandbox.ts';

/** In production without a provider every number stays "not checked"; it never falls to "valid". */
export function chooseRegistry(parts: Pick<Parts, 'config' | 'db' | 'clock'>): GstRegistry {
  const { gstApiBase: apiBase, gstApiKey: apiKey, mode } = parts.config;
  if (apiBase) return withCache(withCircuitBreaker(httpRegistry({ apiBase, apiKey }), parts.clock), parts);
  return mode === 'demo' ? sandboxRegistry : absentRegistry;
}
