-- Tax invoices are ours: numbered by us without a gap, a series for each registration and financial year.
alter table sellers
  add column invoice_prefix text not null default 'SV' check (invoice_prefix ~ '^[A-Z]{1,3}$'),
  -- It writes its invoices in another program; number and total are typed from there, and must agree with ours.
  add column invoices_elsewhere boolean not null default false;
-- Whoever typed its numbers so far goes on so until the owner says otherwise, and no two registrations share a series.
update sellers set invoices_elsewhere = true where gstin in (select gstin from tax_invoices);
update sellers set invoice_prefix = 'SV' || chr(64 + ranks.place::int)
from (select gstin, dense_rank() over (order by gstin) as place from sellers) as ranks
where ranks.gstin = sellers.gstin and ranks.place between 2 and 26;

create table invoice_series (
  gstin          char(15) not null,
  prefix         text     not null,
  financial_year text     not null check (financial_year ~ '^[0-9]{2}-[0-9]{2}$'),
  last_serial    integer  not null check (last_serial between 1 and 999999),
  primary key (prefix, financial_year)
);

alter table tax_invoices add column is_ours boolean not null default false;

alter table documents drop constraint documents_type_check;
alter table documents add constraint documents_type_check check (type in ('purchase_order', 'advance_receipt',
  'customer_order_summary', 'proforma_invoice', 'order_issue', 'direct_invoicing_packing_list', 'final_dispatch',
  'refund_voucher', 'credit_note', 'tax_invoice'));
