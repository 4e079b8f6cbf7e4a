import type { Order } from '#contract/customer/orders.ts';

/** "CGST 2.5% + SGST 2.5%"; an export is named as one and has no rate. */
export function taxText({ taxLines }: Pick<Order, 'taxLines'>): string {
  return taxLines.map(taxLabel).join(' + ');
}

export function taxLabel({ label, basisPoints }: Order['taxLines'][number]): string {
  return basisPoints === 0 ? label : `${label} ${basisPoints / 100}%`;
}
