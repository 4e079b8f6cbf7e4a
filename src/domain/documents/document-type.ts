/** The papers that belong to an order: the seven of the specification, those about money that went back, the tax invoice, and the delivery challan of replaced goods. */
export const DOCUMENT_TYPE_LABEL = {
  purchase_order: 'Purchase Order',
  advance_receipt: 'Advance Receipt',
  customer_order_summary: 'Customer Order Summary',
  proforma_invoice: 'Proforma Invoice',
  order_issue: 'Order Issue',
  direct_invoicing_packing_list: 'Direct Invoicing Packing List',
  final_dispatch: 'Final dispatch',
  refund_voucher: 'Refund Voucher',
  credit_note: 'Credit Note',
  tax_invoice: 'Tax Invoice',
  delivery_challan: 'Delivery Challan',
} as const;
export type DocumentType = keyof typeof DOCUMENT_TYPE_LABEL;

/** Of these a buyer is notified; the others come with something the buyer did or was told of anyway. */
const NOTIFIED: ReadonlySet<DocumentType> = new Set([
  'direct_invoicing_packing_list',
  'final_dispatch',
  'refund_voucher',
  'credit_note',
  'tax_invoice',
  'delivery_challan',
]);

export function notifiesBuyer(type: DocumentType): boolean {
  return NOTIFIED.has(type);
}

/** What tells documents of one type and order from each other; null where their numbers alone do. */
export function documentSubject({
  shipment,
  claim,
}: {
  readonly shipment: number | null;
  readonly claim: string | null;
}): string | null {
  if (shipment !== null) return `Shipment ${shipment}`;
  return claim === null ? null : `Claim ${claim}`;
}
