/** Supplies with tax rules of their own; those that we cannot bill rightly yet are refused in words, never guessed. */
export const REFUSED_SUPPLY = {
  // Zero-rated or with IGST whatever the states (IGST Act s.16(1)(b) and s.7(5)(b)).
  sez: 'We can’t supply SEZ units or developers yet. Use a GST number outside the zone, or contact us.',
  // Notification 41/2017-Integrated Tax (Rate): goods for export within 90 days, against the exporter's papers.
  merchant_export:
    'We can’t supply at the 0.1% merchant-exporter rate yet. Order at the regular rate, or contact us.',
} as const;
export type RefusedSupply = keyof typeof REFUSED_SUPPLY;
export const SUPPLY_KINDS = ['regular', ...(Object.keys(REFUSED_SUPPLY) as RefusedSupply[])] as const;
export type SupplyKind = (typeof SUPPLY_KINDS)[number];

export function supplyProblem(kind: SupplyKind): string | null {
  return kind === 'regular' ? null : REFUSED_SUPPLY[kind];
}

/** Registers write "SEZ Unit", "SEZ Developer" or the words in full. */
export function supplyKindOf(taxpayerType: string | null): SupplyKind {
  return taxpayerType !== null && /\bsez\b|special economic zone/i.test(taxpayerType) ? 'sez' : 'regular';
}
