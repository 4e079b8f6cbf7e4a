import type { SellerRow } from './sellers.store.ts';

/** On one line, as papers print it. */
export function sellerAddress({
  address,
  city,
  pincode,
}: Pick<SellerRow, 'address' | 'city' | 'pincode'>): string {
  return city === null ? address : [address, [city, pincode].filter(Boolean).join(' ')].join(', ');
}
