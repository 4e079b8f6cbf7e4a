import type { Services } from '#server/services.ts';
import { gatewayTaxRegistry } from './gateway.ts';
import { absentTaxRegistry, type TaxRegistry } from './port.ts';
import { sandboxTaxRegistry } from './sandbox.ts';

export function chooseTaxRegistry(services: Pick<Services, 'config' | 'db' | 'clock'>): TaxRegistry {
  const { taxRegistry, mode } = services.config;
  if (taxRegistry) return gatewayTaxRegistry(taxRegistry, services.clock);
  return mode === 'demo' ? sandboxTaxRegistry(services) : absentTaxRegistry;
}
