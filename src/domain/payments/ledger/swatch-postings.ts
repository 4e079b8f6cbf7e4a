/** What the papers of a swatch move: the charge is sold with its invoice, and taken back whole with its credit note. */
import type { Money } from '#domain/shared/money.ts';
import { type LedgerEntry, type LedgerEntryKind, ledgerEntry, signedTransfer } from './ledger-entry.ts';

/** Owed until the courier collects, or settled with account credit. */
export type SwatchSettlement = 'receivable' | 'advances';

type Charged = { readonly taxable: Money; readonly roundOff: Money };

const INVOICE_KIND = {
  receivable: 'swatch_invoice',
  advances: 'swatch_charged_again',
} as const satisfies Record<SwatchSettlement, LedgerEntryKind>;
const CREDIT_KIND = {
  receivable: 'swatch_waived',
  advances: 'swatch_returned',
} as const satisfies Record<SwatchSettlement, LedgerEntryKind>;

export function swatchInvoiceEntry(
  { taxable, roundOff }: Charged,
  gst: Money,
  from: SwatchSettlement,
): LedgerEntry {
  return ledgerEntry(INVOICE_KIND[from], taxable.currency, [
    signedTransfer(from, 'sales', taxable.minor),
    signedTransfer(from, 'tax', gst.minor),
    signedTransfer(from, 'round_off', roundOff.minor),
  ]);
}

export function swatchCreditEntry(
  { taxable, roundOff }: Charged,
  gst: Money,
  to: SwatchSettlement,
): LedgerEntry {
  return ledgerEntry(CREDIT_KIND[to], taxable.currency, [
    signedTransfer('sales', to, taxable.minor),
    signedTransfer('tax', to, gst.minor),
    signedTransfer('round_off', to, roundOff.minor),
  ]);
}

/** What the courier collected: for an invoice, for nothing that is owed any more, or for a swatch that is invoiced in another program. */
export type CollectedFor = 'receivable' | 'advances' | 'swatch_charges';

export function swatchPaidEntry({ minor, currency }: Money, collectedFor: CollectedFor): LedgerEntry {
  return ledgerEntry('swatch_paid', currency, [{ debit: 'bank', credit: collectedFor, minor }]);
}

/** A charge without an invoice of ours becomes account credit with an order of the cloth. */
export function swatchReturnedEntry({ minor, currency }: Money): LedgerEntry {
  return ledgerEntry('swatch_returned', currency, [{ debit: 'swatch_charges', credit: 'advances', minor }]);
}

/** That order was cancelled by its buyer: the account credit goes back into the charge. */
export function swatchChargedAgainEntry({ minor, currency }: Money): LedgerEntry {
  return ledgerEntry('swatch_charged_again', currency, [
    { debit: 'advances', credit: 'swatch_charges', minor },
  ]);
}
