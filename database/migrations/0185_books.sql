-- Registers and returns: what they need beside the invoices themselves.

-- What laws and portals change now and then; the newest row that has begun holds, and none is ever altered.
create table book_rules (
  name           text        not null,
  effective_from date        not null,
  value          text        not null,
  set_by         uuid        references staff_members,
  set_at         timestamptz not null,
  primary key (name, effective_from)
);
create trigger book_rules_stay before update or delete on book_rules for each row execute function refuse_change();
insert into book_rules (name, effective_from, value, set_at) values
  ('realisation_months', '2017-07-01', '9', now()),
  ('realisation_months', '2025-11-13', '15', now()),
  ('realisation_months_rupees', '2017-07-01', '9', now()),
  ('realisation_months_rupees', '2025-11-13', '15', now()),
  ('realisation_months_rupees', '2026-10-01', '18', now()),
  ('large_unregistered_above', '2017-07-01', '250000', now()),
  ('large_unregistered_above', '2024-08-01', '100000', now()),
  ('gstr1_version', '2017-07-01', 'GST3.2.4', now()),
  ('eway_bill_version', '2017-07-01', '1.0.0621', now()),
  ('eway_export_document', '2017-07-01', 'BIL', now()),
  ('tally_sales', '2017-07-01', 'Sales', now()),
  ('tally_export_sales', '2017-07-01', 'Export Sales', now()),
  ('tally_igst', '2017-07-01', 'Output IGST', now()),
  ('tally_cgst', '2017-07-01', 'Output CGST', now()),
  ('tally_sgst', '2017-07-01', 'Output SGST', now()),
  ('tally_round_off', '2017-07-01', 'Round Off', now()),
  ('tally_bank', '2017-07-01', 'Bank', now());

-- Customs gives it after the goods have left, so it stands beside the invoice.
create table shipping_bills (
  dispatch_id uuid        primary key references tax_invoices,
  brand_id    uuid        not null,
  number      text        not null check (number ~ '^[0-9]{3,7}$'),
  billed_on   date        not null,
  port_code   text        not null check (port_code ~ '^[A-Z0-9]{6}$'),
  revision    integer     not null default 1,
  changed_at  timestamptz not null,
  unique (brand_id, dispatch_id),
  foreign key (brand_id, dispatch_id) references dispatches (brand_id, dispatch_id)
);

-- Money that came from abroad for an export; one remittance may pay several invoices, and an invoice take several.
create table export_remittances (
  remittance_id uuid        primary key,
  brand_id      uuid        not null,
  dispatch_id   uuid        not null references tax_invoices,
  -- Of the bank: a FIRC or IRM number.
  reference     text        not null check (length(reference) between 1 and 35),
  ebrc          text        check (length(ebrc) between 1 and 35),
  received_on   date        not null,
  currency      char(3)     not null check (currency in ('INR', 'USD')),
  amount_minor  bigint      not null check (amount_minor > 0),
  entered_by    uuid        references staff_members,
  entered_at    timestamptz not null,
  revision      integer     not null default 1,
  foreign key (brand_id, dispatch_id) references dispatches (brand_id, dispatch_id)
);
create unique index one_remittance_an_invoice on export_remittances (dispatch_id, upper(reference));

-- The register is read by month, and exports by themselves.
create index invoices_by_month on tax_invoices (invoiced_on, number);
create index export_invoices on tax_invoices (invoiced_on, number) where supply <> 'domestic';

-- One download each, within minutes, by whoever asked for it.
create table book_tickets (
  ticket_hash bytea       primary key,
  staff_id    uuid        not null references staff_members,
  session_id  uuid        not null,
  -- Which file: its kind, and the seller and month or the invoice it is about.
  file        jsonb       not null,
  created_at  timestamptz not null,
  expires_at  timestamptz not null,
  used_at     timestamptz
);
create index book_tickets_by_end on book_tickets (expires_at);
