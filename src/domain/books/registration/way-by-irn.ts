/** The e-way bill of a registered invoice: the registry knows the goods and from where they leave already, and asks only for the way. */
import type { TaxDocument } from '#domain/documents/tax/tax-document.ts';
import type { DispatchPlace } from '#domain/suppliers/dispatch-address.ts';
import { UNREGISTERED } from '../e-invoice.ts';
import { type EWayBillRules, writeEWayBill } from '../e-way-bill.ts';
import type { Written } from '../written.ts';

export type WayByIrn = {
  readonly Irn: string;
  readonly Distance: number;
  readonly TransMode: string;
  readonly TransId?: string;
  readonly TransName?: string;
  readonly TransDocNo?: string;
  readonly TransDocDt?: string;
  readonly VehNo?: string;
  readonly VehType?: string;
  readonly ExpShipDtls?: { readonly Gstin: string };
};

/** Problems and figures are those of the bulk file, so that both ways say the same. */
export function writeWayByIrn(
  document: TaxDocument,
  irn: string,
  rules: EWayBillRules,
  dispatchFrom: DispatchPlace | null = null,
): Written<WayByIrn> {
  const written = writeEWayBill(document, rules, { dispatchFrom });
  if (!written.ok) return written;
  const [bill] = written.content.billLists;
  if (!bill) throw new TypeError('a file that was written has its bill');
  const optional = {
    TransId: bill.transporterId,
    TransName: bill.transporterName.length < 3 ? '' : bill.transporterName,
    TransDocNo: bill.transDocNo,
    TransDocDt: bill.transDocDate,
    VehNo: bill.vehicleNo,
    VehType: bill.vehicleNo === '' ? '' : bill.vehicleType,
  };
  const given = Object.entries(optional).filter(([, text]) => text !== '');
  return {
    ok: true,
    content: {
      Irn: irn,
      Distance: bill.transDistance,
      TransMode: bill.transMode,
      ...Object.fromEntries(given),
      ...(bill.shipToGSTIN !== undefined &&
        bill.shipToGSTIN !== UNREGISTERED && { ExpShipDtls: { Gstin: bill.shipToGSTIN } }),
    },
  };
}
