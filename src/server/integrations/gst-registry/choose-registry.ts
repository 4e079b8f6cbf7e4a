import type { Services } from '#server/services.ts';
import { withCache } from './cached.ts';
import { withBreaker } from './guarded.ts';
import { httpRegistry } from './http.ts';
import { absentRegistry, type GstRegistry } from './port.ts';
import { sandboxRegistry } from './sandbox.ts';

/** In production without a provider every number stays "not checked"; it never falls to "valid". */
export function chooseRegistry(services: Pick<Services, 'config' | 'db' | 'clock'>): GstRegistry {
  const { gstApiBase: apiBase, gstApiKey: apiKey, mode } = services.config;
  if (apiBase) return withCache(withBreaker(httpRegistry({ apiBase, apiKey }), services.clock), services);
  return mode === 'demo' ? sandboxRegistry : absentRegistry;
}
