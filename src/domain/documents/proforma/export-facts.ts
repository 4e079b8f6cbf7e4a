/** What banks and customs compare between the papers of one shipment abroad, said alike on each. */
import type { Fact } from '../sheet.ts';
import { shipmentPorts } from './shipment-ports.ts';

export function portFacts(term: string): Fact[] {
  const { loading, discharge } = shipmentPorts(term);
  return [
    ...(loading === null ? [] : [{ label: 'Port of loading', value: loading }]),
    ...(discharge === null ? [] : [{ label: 'Port of discharge', value: discharge }]),
  ];
}

export function letterFacts(letterNumbers: readonly string[]): Fact[] {
  return letterNumbers.length === 0
    ? []
    : [{ label: 'Letter of credit no.', value: letterNumbers.join(', ') }];
}
