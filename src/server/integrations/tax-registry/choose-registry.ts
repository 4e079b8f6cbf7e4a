import type { Parts } from '#server/parts.ts';
import { gatewayTaxRegistry } from './gateway.ts';
import { absentTaxRegistry, type TaxRegistry } from './port.ts';
import { sandboxTaxRegistry } from './sandbox.ts';

export function chooseTaxRegistry(parts: Pick<Parts, 'config' | 'db' | 'clock'>): TaxRegistry {
  const { taxRegistry, mode } = parts.config;
  if (taxRegistry) return gatewayTaxRegistry(taxRegistry, parts.clock);
  return mode === 'demo' ? sandboxTaxRegistry(parts) : absentTaxRegistry;
}
