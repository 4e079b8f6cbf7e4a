import { expect, test } from 'vitest';
import { DOCUMENT_TYPE_LABEL, type DocumentType } from './document-type.ts';

test('there are the seven papers of the specification, two about money that went back, the tax invoice and the challan', () => {
  expect(Object.values(DOCUMENT_TYPE_LABEL)).toEqual([
    'Purchase Order',
    'Advance Receipt',
    'Customer Order Summary',
    'Proforma Invoice',
    'Order Issue',
    'Direct Invoicing Packing List',
    'Final dispatch',
    'Refund Voucher',
    'Credit Note',
    'Tax Invoice',
    'Delivery Challan',
  ]);
});

test('the stored words of the papers stay as they are', () => {
  expect(Object.keys(DOCUMENT_TYPE_LABEL)).toEqual([
    'purchase_order',
    'advance_receipt',
    'customer_order_summary',
    'proforma_invoice',
    'order_issue',
    'direct_invoicing_packing_list',
    'final_dispatch',
    'refund_voucher',
    'credit_note',
    'tax_invoice',
    'delivery_challan',
  ] satisfies DocumentType[]);
});
