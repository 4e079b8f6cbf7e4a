/** The tax invoice of a swatch and the credit note that takes it back, each with its number, its row and its entry in the books. */

import { creditNoteDocument, taxOfDocument } from '#domain/documents/tax/credit-note.ts';
import { freezeTaxDocument, thawTaxDocument } from '#domain/documents/tax/frozen-tax-document.ts';
import { type TaxDocument, taxOfKind } from '#domain/documents/tax/tax-document.ts';
import { exchangeRateText } from '#domain/orders/totals/exchange-rate.ts';
import {
  type SwatchSettlement,
  swatchCreditEntry,
  swatchInvoiceEntry,
} from '#domain/payments/ledger/swatch-postings.ts';
import { accountingDay } from '#domain/shared/accounting-day.ts';
import { financialYearOf } from '#domain/shared/financial-year.ts';
import { money } from '#domain/shared/money.ts';
import { swatchInvoice } from '#domain/swatches/swatch-invoice.ts';
import { writeEntry } from '#server/capabilities/payments/ledger/write-entry.ts';
import { findSellerRow, type SellerRow } from '#server/capabilities/payments/sellers/find-seller-terms.ts';
import {
  nextCreditNoteNumber,
  nextInvoiceNumber,
} from '#server/capabilities/payments/sellers/paper-numbers.ts';
import { sellerParty } from '#server/capabilities/payments/sellers/seller-party.ts';
import type { Queries } from '#server/db/database.ts';
import type { Services } from '#server/services.ts';
import { SWATCH_INVOICE_TEXT } from '#words/en/swatches.ts';
import type { SwatchRow } from '../swatches.store.ts';
import { insertSwatchPaper, type SwatchPaperRow } from './swatch-papers.store.ts';
import type { SwatchSupply } from './swatch-supply.ts';

type Writing = Pick<Services, 'clock' | 'ids'>;

/** The swatch must be locked. Answers with the number of the invoice. */
export async function writeSwatchInvoice(
  services: Writing,
  tx: Queries,
  row: SwatchRow,
  supply: SwatchSupply,
  settlement: SwatchSettlement,
): Promise<string> {
  const { seller, isExport, day, customsRate, hsn, rates } = supply;
  const document = swatchInvoice({
    number: await nextInvoiceNumber(tx, { seller, day }),
    issuedOn: day,
    supply: isExport ? 'export_under_lut' : 'domestic',
    seller: sellerParty(seller, isExport),
    buyer: supply.buyer,
    consignee: supply.consignee,
    placeOfSupply: supply.placeOfSupply,
    swatchNumber: row.number,
    description: SWATCH_INVOICE_TEXT.description(row.quality),
    deliveryTerm: SWATCH_INVOICE_TEXT.deliveryTerm,
    hsn,
    charge: money(row.charge_minor, row.currency),
    rates,
    rupeeRate: customsRate && {
      perUnit: exchangeRateText(customsRate.millionths),
      notifiedFrom: customsRate.effectiveFrom,
    },
  });
  const paperId = await insert(services, tx, row, { document, seller, againstId: null, wasPaid: false });
  const entry = swatchInvoiceEntry(document, taxOfDocument(document), settlement);
  await writeEntry(services, tx, ownerOf(row), `swatch-paper:${paperId}`, entry, day);
  return document.number;
}

/** Whole, as it was charged. Parties and rate are those of the invoice. */
export async function creditSwatchInvoice(
  services: Writing,
  tx: Queries,
  row: SwatchRow,
  invoice: SwatchPaperRow,
  settlement: SwatchSettlement,
): Promise<void> {
  const issuedOn = accountingDay(services.clock.now());
  const seller = await findSellerRow(tx, invoice.seller_id);
  const number = await nextCreditNoteNumber(tx, { seller, day: issuedOn });
  const charged = thawTaxDocument(invoice.document);
  // The buyer keeps the cutting: the price alone is given back.
  const document = creditNoteDocument(charged, {
    number,
    issuedOn,
    total: charged.total,
    left: charged,
    thousandths: 0n,
  });
  const paperId = await insert(services, tx, row, {
    document,
    seller,
    againstId: invoice.paper_id,
    wasPaid: settlement === 'advances',
  });
  const entry = swatchCreditEntry(document, taxOfDocument(document), settlement);
  await writeEntry(services, tx, ownerOf(row), `swatch-paper:${paperId}`, entry, issuedOn);
}

type NewPaper = { document: TaxDocument; seller: SellerRow; againstId: string | null; wasPaid: boolean };

async function insert(
  { clock, ids }: Writing,
  tx: Queries,
  { brand_id, swatch_id }: SwatchRow,
  { document, seller, againstId, wasPaid }: NewPaper,
): Promise<string> {
  const paperId = ids.next();
  await insertSwatchPaper(tx, {
    paper_id: paperId,
    brand_id,
    swatch_id,
    kind: document.kind,
    against_id: againstId,
    seller_id: seller.seller_id,
    gstin: seller.gstin,
    financial_year: financialYearOf(document.issuedOn),
    number: document.number,
    issued_on: document.issuedOn,
    supply: document.supply,
    currency: document.total.currency,
    taxable_minor: document.taxable.minor,
    igst_minor: taxOfKind(document, 'igst'),
    cgst_minor: taxOfKind(document, 'cgst'),
    sgst_minor: taxOfKind(document, 'sgst'),
    gst_minor: taxOfDocument(document).minor,
    round_off_minor: document.roundOff.minor,
    total_minor: document.total.minor,
    document: freezeTaxDocument(document),
    was_paid: wasPaid,
    created_at: clock.now(),
  });
  return paperId;
}

/** It belongs to the company, and to none of its orders. */
function ownerOf({ brand_id }: SwatchRow) {
  return { brand_id, order_id: null };
}
