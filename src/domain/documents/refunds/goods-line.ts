/** What vouchers about money name of the order: its cloth, and who signs. */
import type { SellerFacts } from '../proforma/proforma-facts.ts';
import type { Block } from '../sheet.ts';

export function goodsLine({ quality, hsn }: { readonly quality: string; readonly hsn: string }): Block {
  return {
    kind: 'table',
    title: 'Goods',
    columns: [
      { label: 'Quality', kind: 'text', share: 0.75 },
      { label: 'HSN', kind: 'text', share: 0.25 },
    ],
    rows: [{ cells: [quality, hsn] }],
  };
}

export function sellerSignature({ legalName }: SellerFacts): Block {
  return {
    kind: 'signature',
    company: legalName,
    note: 'Computer-generated; valid without a signature.',
  };
}
