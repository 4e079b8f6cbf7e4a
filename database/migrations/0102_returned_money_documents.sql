-- A refund has its voucher and a settled claim its credit note on paper, too.
alter table documents drop constraint documents_type_check;
alter table documents add constraint documents_type_check check (type in ('purchase_order', 'advance_receipt',
  'customer_order_summary', 'proforma_invoice', 'order_issue', 'direct_invoicing_packing_list', 'final_dispatch',
  'refund_voucher', 'credit_note'));
