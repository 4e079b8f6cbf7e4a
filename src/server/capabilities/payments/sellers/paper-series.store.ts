/** Numbers of receipts, refund vouchers, credit notes, delivery challans and orders to mills: one series each a registration and financial year, without a gap. */
import { sql } from 'kysely';
import type { Queries } from '#server/db/database.ts';
import type { SellerRow } from './find-seller-terms.ts';

export type PaperSeries = {
  kind: 'credit_note' | 'delivery_challan' | 'purchase_order' | 'receipt' | 'refund_voucher';
  seller: Pick<SellerRow, 'gstin' | 'invoice_prefix'>;
  financialYear: string;
};

/** Everybody who wants a number of this series waits here until this transaction ends. */
export async function nextPaperSerial(
  tx: Queries,
  { kind, seller, financialYear }: PaperSeries,
): Promise<number> {
  const { rows } = await sql<{ last_serial: number }>`
    insert into paper_series (kind, gstin, prefix, financial_year, last_serial)
    values (${kind}, ${seller.gstin}, ${seller.invoice_prefix}, ${financialYear}, 1)
    on conflict (kind, prefix, financial_year) do update set last_serial = paper_series.last_serial + 1
    returning last_serial`.execute(tx.unscoped);
  return Number(rows[0]?.last_serial);
}
