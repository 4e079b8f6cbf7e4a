/** What we buy from mills: purchases and their tax against what we owe, and what we pay of it. */
import type { Money } from '#domain/shared/money.ts';
import { type LedgerEntry, ledgerEntry, signedTransfer } from './ledger-entry.ts';

export type BookedPurchase = { readonly taxable: Money; readonly gst: Money; readonly roundOff: Money };

/** The paisa that the mill rounded by are part of what the goods cost; its tax comes back as input credit. */
export function purchaseEntry({ taxable, gst, roundOff }: BookedPurchase): LedgerEntry {
  return ledgerEntry('purchase', taxable.currency, [
    { debit: 'purchases', credit: 'payable', minor: taxable.minor },
    signedTransfer('purchases', 'payable', roundOff.minor),
    { debit: 'input_tax', credit: 'payable', minor: gst.minor },
  ]);
}

export function millPaymentEntry({ minor, currency }: Money): LedgerEntry {
  return ledgerEntry('mill_payment', currency, [{ debit: 'payable', credit: 'bank', minor }]);
}
