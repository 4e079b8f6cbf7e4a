/** The e-way bill of goods that replace claimed ones: they travel with a delivery challan, and no tax is charged. */
import type { DeliveryChallan } from '#domain/documents/tax/delivery-challan.ts';
import type { TaxDocument } from '#domain/documents/tax/tax-document.ts';
import { divideHalfUp } from '#domain/shared/decimal.ts';
import { money } from '#domain/shared/money.ts';
import { type EWayBillFile, type EWayBillRules, writeEWayBill } from './e-way-bill.ts';
import type { Written } from './written.ts';

/** "Others" in the portal's list, which asks what they are. */
const PAPERS = {
  subSupplyType: '8',
  subSupplyDesc: 'Replacement of goods',
  docType: 'CHL',
} as const;

export function writeChallanWay(challan: DeliveryChallan, rules: EWayBillRules): Written<EWayBillFile> {
  return writeEWayBill(untaxed(challan), rules, { papers: PAPERS });
}

function untaxed({ claimNumber: _claim, lines, taxable, ...head }: DeliveryChallan): TaxDocument {
  return {
    ...head,
    kind: 'invoice',
    deliveryTerm: '',
    lines: lines.map(({ description, hsn, quantity, taxable: value }) => ({
      description,
      hsn,
      isService: false,
      quantity,
      unitPrice: money(divideHalfUp(value.minor * 1000n, quantity.thousandths), value.currency),
      charges: [],
      taxable: value,
      taxes: [],
    })),
    taxable,
    taxes: [],
    roundOff: money(0n, taxable.currency),
    total: taxable,
    against: null,
    shippingBill: null,
  };
}
