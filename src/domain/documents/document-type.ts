/** The papers that belong to an order. */
export const DOCUMENT_TYPE_LABEL = {
  purchase_order: 'Purchase Order',
  advance_receipt: 'Advance Receipt',
  customer_order_summary: 'Customer Order Summary',
  proforma_invoice: 'Proforma Invoice',
  order_issue: 'Order Issue',
  direct_invoicing_packing_list: 'Direct Invoicing Packing List',
  final_dispatch: 'Final dispatch',
} as const;
export type DocumentType = keyof typeof DOCUMENT_TYPE_LABEL;
