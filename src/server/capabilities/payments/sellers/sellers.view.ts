import type { Seller } from '#contract/staff/sellers.ts';
import { gstStateName } from '#domain/account/tax-numbers/gst-states.ts';
import { parseGstin } from '#domain/account/tax-numbers/gstin.ts';
import { CURRENCIES } from '#domain/shared/money.ts';
import type { BankRow, SellerRow } from './sellers.store.ts';

export type SellerViewContext = {
  banks: readonly BankRow[];
  isCurrent: boolean;
  hasOrders: boolean;
  now: Date;
};

/** A seller as the desk sees it. */
export function sellerView(row: SellerRow, { banks, isCurrent, hasOrders, now }: SellerViewContext): Seller {
  const own = banks.filter(({ seller_id }) => seller_id === row.seller_id);
  const current = currentBanks(own, now);
  const gstin = parseGstin(row.gstin);
  return {
    sellerId: row.seller_id,
    legalName: row.legal_name,
    gstin: row.gstin,
    pan: gstin.ok ? gstin.pan : row.gstin.slice(2, 12),
    stateCode: row.state_code,
    stateName: gstStateName(row.state_code),
    address: row.address,
    city: row.city,
    pincode: row.pincode,
    lut: row.lut,
    lutDatedOn: row.lut_dated_on,
    lutFinancialYear: row.lut_financial_year,
    iec: row.iec,
    msmeClass: row.msme_class as Seller['msmeClass'],
    invoicePrefix: row.invoice_prefix,
    invoicesElsewhere: row.invoices_elsewhere,
    registersInvoices: row.registers_invoices,
    effectiveFrom: row.effective_from.toISOString(),
    isCurrent,
    canChange: !hasOrders,
    revision: row.revision,
    banks: own.map((bank) => ({
      currency: bank.currency,
      bankName: bank.bank_name,
      branch: bank.branch,
      holder: bank.holder,
      account: bank.account,
      code: bank.code,
      vpa: bank.vpa,
      upiLimit:
        bank.upi_limit_minor === null ? null : { minor: String(bank.upi_limit_minor), currency: 'INR' },
      effectiveFrom: bank.effective_from.toISOString(),
      isCurrent: current.includes(bank),
      hasBegun: bank.effective_from <= now,
      enteredBy: bank.maker,
      approvedBy: bank.releaser,
    })),
  };
}

/** In each currency the newest that has begun; the rows must be newest first. */
export function currentBanks(banks: readonly BankRow[], now: Date): BankRow[] {
  return CURRENCIES.flatMap(
    (currency) => banks.find((bank) => bank.currency === currency && bank.effective_from <= now) ?? [],
  );
}
