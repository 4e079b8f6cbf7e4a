/** How a swatch is charged, and how the charge is taken back and stands again: with papers of ours, or in the seller's other program. */
import { thawTaxDocument } from '#domain/documents/tax/frozen-tax-document.ts';
import {
  swatchChargedAgainEntry,
  swatchPaidEntry,
  swatchReturnedEntry,
} from '#domain/payments/ledger/swatch-postings.ts';
import { assertMove } from '#domain/shared/lifecycle.ts';
import { money } from '#domain/shared/money.ts';
import { swatchChargeLifecycle } from '#domain/swatches/swatch-charge.ts';
import { writeEntry } from '#server/capabilities/payments/ledger/write-entry.ts';
import type { Queries } from '#server/db/database.ts';
import type { Services } from '#server/services.ts';
import type { SwatchRow } from '../swatches.store.ts';
import { currentInvoiceOf, lastInvoiceOf, type SwatchPaperRow } from './swatch-papers.store.ts';
import { type SwatchSupply, swatchSeller, swatchSupply } from './swatch-supply.ts';
import { creditSwatchInvoice, writeSwatchInvoice } from './write-swatch-paper.ts';

type Writing = Pick<Services, 'clock' | 'ids'>;

export type ChargedSwatch =
  | { kind: 'invoiced'; number: string }
  /** No sale, so no invoice: whoever's invoices need a number of the registry gives such a swatch away. */
  | { kind: 'free' }
  /** Waived before, or invoiced in the seller's other program. */
  | { kind: 'elsewhere' };

/** With the cutting, as the law wants it: before or when the goods leave (CGST Act s.31). */
export async function invoiceSent(
  services: Writing,
  tx: Queries,
  row: SwatchRow,
  tariffItem: string | null,
): Promise<ChargedSwatch> {
  if (row.charge_state !== 'due') return { kind: 'elsewhere' };
  const seller = await swatchSeller(services, tx);
  if (!seller || seller.invoices_elsewhere) return { kind: 'elsewhere' };
  const supply = await swatchSupply(services, tx, row, { seller, tariffItem });
  if (needsRegistry(supply)) {
    assertMove(swatchChargeLifecycle, row.charge_state, 'dropped', 'ending');
    return { kind: 'free' };
  }
  return { kind: 'invoiced', number: await writeSwatchInvoice(services, tx, row, supply, 'receivable') };
}

/** What nobody owes any more is kept for the company. */
export async function bookCollected(services: Writing, tx: Queries, row: SwatchRow): Promise<void> {
  const invoice = await currentInvoiceOf(tx, row);
  const usual = invoice ? 'receivable' : 'swatch_charges';
  const entry = swatchPaidEntry(chargeOf(row), row.charge_state === 'dropped' ? 'advances' : usual);
  await writeEntry(services, tx, ownerOf(row), `swatch-paid:${row.swatch_id}`, entry);
}

/** Paid and given back as account credit, or waived before anybody paid. */
export async function takeBackCharge(
  services: Writing,
  tx: Queries,
  row: SwatchRow,
  orderId: string,
): Promise<void> {
  const wasPaid = row.charge_state === 'paid';
  const invoice = await currentInvoiceOf(tx, row);
  if (invoice) return creditSwatchInvoice(services, tx, row, invoice, wasPaid ? 'advances' : 'receivable');
  if (!wasPaid) return;
  const cause = `swatch-returned:${row.swatch_id}:${orderId}`;
  await writeEntry(services, tx, ownerOf(row), cause, swatchReturnedEntry(chargeOf(row)));
}

/** A credit note is never taken back itself: what stands again is invoiced again. False: it cannot be, so the buyer keeps it. */
export async function chargeAgain(
  services: Writing,
  tx: Queries,
  row: SwatchRow,
  orderId: string,
): Promise<boolean> {
  if (row.status !== 'sent') return true;
  const isPaid = row.charge_state === 'returned';
  const last = await lastInvoiceOf(tx, row);
  const seller = await swatchSeller(services, tx);
  if (last && seller && !seller.invoices_elsewhere) {
    const supply = await swatchSupply(services, tx, row, { seller, tariffItem: tariffItemOf(last) });
    if (needsRegistry(supply)) return false;
    await writeSwatchInvoice(services, tx, row, supply, isPaid ? 'advances' : 'receivable');
    return true;
  }
  // It was waived before it left, so the cutting went out without an invoice and stays a gift.
  if (!isPaid) return false;
  const cause = `swatch-charged-again:${row.swatch_id}:${orderId}`;
  await writeEntry(services, tx, ownerOf(row), cause, swatchChargedAgainEntry(chargeOf(row)));
  return true;
}

function needsRegistry({ seller, isExport, buyer }: SwatchSupply): boolean {
  return seller.registers_invoices && (isExport || buyer.gstin !== null);
}

function tariffItemOf({ document, supply }: SwatchPaperRow): string | null {
  return supply === 'domestic' ? null : (thawTaxDocument(document).lines[0]?.hsn ?? null);
}

function chargeOf({ charge_minor, currency }: SwatchRow) {
  return money(charge_minor, currency);
}

/** It belongs to the company, and to none of its orders. */
function ownerOf({ brand_id }: SwatchRow) {
  return { brand_id, order_id: null };
}
