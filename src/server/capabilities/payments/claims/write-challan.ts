/** A delivery challan with its number, frozen whole in its row. */
import { type DeliveryChallan, writeChallanNumber } from '#domain/documents/tax/delivery-challan.ts';
import { freezeTaxDocument } from '#domain/documents/tax/frozen-tax-document.ts';
import { financialYearOf } from '#domain/shared/financial-year.ts';
import type { OrderRow } from '#server/capabilities/order-records/lock-order.ts';
import type { Queries } from '#server/db/database.ts';
import type { Services } from '#server/services.ts';
import type { SellerRow } from '../sellers/find-seller-terms.ts';
import { nextPaperSerial } from '../sellers/paper-series.store.ts';
import { insertChallan } from './challans.store.ts';

type NewChallan = { issueId: string; seller: SellerRow; draft: Omit<DeliveryChallan, 'number'> };

/** Order and claim must be locked. Answers with its number. */
export async function writeChallan(
  { clock, ids }: Pick<Services, 'clock' | 'ids'>,
  tx: Queries,
  { brand_id, order_id }: OrderRow,
  { issueId, seller, draft }: NewChallan,
): Promise<string> {
  const financialYear = financialYearOf(draft.issuedOn);
  const serial = await nextPaperSerial(tx, { kind: 'delivery_challan', seller, financialYear });
  const number = writeChallanNumber(seller.invoice_prefix, financialYear, serial);
  const challan: DeliveryChallan = { number, ...draft };
  await insertChallan(tx, {
    challan_id: ids.next(),
    brand_id,
    order_id,
    issue_id: issueId,
    seller_id: seller.seller_id,
    gstin: seller.gstin,
    financial_year: financialYear,
    number,
    challaned_on: draft.issuedOn,
    currency: draft.taxable.currency,
    taxable_minor: draft.taxable.minor,
    document: freezeTaxDocument(challan),
    created_at: clock.now(),
  });
  return number;
}
