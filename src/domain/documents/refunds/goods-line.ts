/** What vouchers about money name of the order: its cloth, its taxes, and who signs. */
import { formatMoney } from '#domain/shared/format-money.ts';
import { money } from '#domain/shared/money.ts';
import { taxLabel } from '../proforma/amounts-blocks.ts';
import type { OrderAmounts, SellerFacts } from '../proforma/proforma-facts.ts';
import type { Block, Row } from '../sheet.ts';

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

/** The rules want rate and amount (CGST rules 50 and 51); none falls due on an advance for goods (Notification 66/2017). */
export function untaxedRows(taxLines: OrderAmounts['taxLines'], of: string): Row[] {
  return taxLines.map((line) => ({
    cells: [`${rateText(line)} on this ${of}`, formatMoney(money(0n, line.amount.currency))],
  }));
}

function rateText(line: OrderAmounts['taxLines'][number]): string {
  return line.basisPoints === 0 ? 'GST 0%' : taxLabel(line);
}

export function sellerSignature({ legalName }: SellerFacts): Block {
  return {
    kind: 'signature',
    company: legalName,
    note: 'Computer-generated; valid without a signature.',
  };
}
