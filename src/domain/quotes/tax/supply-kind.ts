/** Supplies with tax rules of their own; those that we cannot bill rightly yet are refused, never guessed. */
import type { TaxNumberProblem } from '#domain/account/tax-numbers/tax-number-problem.ts';

const REFUSED_SUPPLY = {
  // Zero-rated or with IGST whatever the states (IGST Act s.16(1)(b) and s.7(5)(b)).
  sez: 'supply_to_sez',
  // Notification 41/2017-Integrated Tax (Rate): goods for export within 90 days, against the exporter's papers.
  merchant_export: 'supply_to_merchant_exporter',
} as const satisfies Record<string, TaxNumberProblem['code']>;
type RefusedSupply = keyof typeof REFUSED_SUPPLY;
export const SUPPLY_KINDS = ['regular', ...(Object.keys(REFUSED_SUPPLY) as RefusedSupply[])] as const;
export type SupplyKind = (typeof SUPPLY_KINDS)[number];

export function supplyProblem(kind: SupplyKind): TaxNumberProblem | null {
  return kind === 'regular' ? null : { code: REFUSED_SUPPLY[kind] };
}

/** Registers write "SEZ Unit", "SEZ Developer" or the words in full. */
export function supplyKindOf(taxpayerType: string | null): 'regular' | 'sez' {
  return taxpayerType !== null && /\bsez\b|special economic zone/i.test(taxpayerType) ? 'sez' : 'regular';
}
