-- Returns, exports and the invoice registry.

create table book_rules (
  name text not null,
  effective_from date not null,
  value text not null,
  set_by uuid,
  set_at timestamptz not null,
  constraint book_rules_pkey primary key (name, effective_from)
);
comment on table book_rules is 'What laws and portals change now and then; the newest row that has begun holds.';
create trigger book_rules_stay before delete or update on book_rules for each row execute function refuse_change();

create table book_tickets (
  ticket_hash bytea not null,
  staff_id uuid not null,
  session_id uuid not null,
  -- Which file: its kind, and the seller and month or the invoice it is about.
  file jsonb not null,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  used_at timestamptz,
  constraint book_tickets_pkey primary key (ticket_hash)
);
comment on table book_tickets is 'Downloads of the books: one each, within minutes.';
create index book_tickets_by_end on book_tickets (expires_at);

create table shipping_bills (
  dispatch_id uuid not null,
  brand_id uuid not null,
  number text not null,
  billed_on date not null,
  port_code text not null,
  revision integer default 1 not null,
  changed_at timestamptz not null,
  constraint shipping_bills_number_check check (number ~ '^[0-9]{3,7}$'),
  constraint shipping_bills_port_code_check check (port_code ~ '^[A-Z0-9]{6}$'),
  constraint shipping_bills_pkey primary key (brand_id, dispatch_id)
);
comment on table shipping_bills is 'What customs give after the goods of an export have left.';
create index shipping_bills_by_id on shipping_bills (dispatch_id);

create table export_remittances (
  remittance_id uuid not null,
  brand_id uuid not null,
  dispatch_id uuid not null,
  -- Of the bank: a FIRC or IRM number.
  reference text not null,
  ebrc text,
  received_on date not null,
  currency character(3) not null,
  amount_minor bigint not null,
  entered_by uuid,
  entered_at timestamptz not null,
  revision integer default 1 not null,
  constraint export_remittances_amount_minor_check check (amount_minor > 0),
  constraint export_remittances_currency_check check (currency in ('INR', 'USD')),
  constraint export_remittances_ebrc_check check ((length(ebrc) >= 1) and (length(ebrc) <= 35)),
  constraint export_remittances_reference_check check ((length(reference) >= 1) and (length(reference) <= 35)),
  constraint export_remittances_pkey primary key (brand_id, remittance_id)
);
comment on table export_remittances is 'Money that came from abroad for an export.';
create index export_remittances_by_id on export_remittances (remittance_id);
create unique index one_remittance_an_invoice on export_remittances (brand_id, dispatch_id, upper(reference));

create table invoice_registrations (
  registration_id uuid not null,
  brand_id uuid not null,
  order_id uuid not null,
  -- Whose invoice it is, or, of a credit note, whose invoice it takes back from.
  dispatch_id uuid not null,
  kind text not null,
  gstin character(15) not null,
  financial_year text not null,
  number text not null,
  issued_on date not null,
  -- The hash that its number will have; another one in an answer is about another paper.
  irn character(64) not null,
  -- Everything it says, as with tax invoices; mended and sent again only while its goods are still here.
  document jsonb not null,
  -- What the desk typed when it asked for the invoice: the goods leave with it later.
  papers jsonb default '{}'::jsonb not null,
  state text not null,
  -- How often the registry was asked for what it is asked for now, and when it is asked again.
  attempts integer default 0 not null,
  due_at timestamptz,
  -- What the registry, or the way to it, said last.
  problem text,
  ack_number text,
  ack_at timestamptz,
  signed_qr text,
  way_state text not null,
  way_problem text,
  eway_bill character(12),
  eway_until timestamptz,
  cancel_reason text,
  cancel_note text,
  cancelled_at timestamptz,
  created_at timestamptz not null,
  -- With what was known then it was written; the goods leave with the same figures.
  drafted_at timestamptz not null,
  changed_at timestamptz not null,
  constraint invoice_registrations_cancel_reason_check check (cancel_reason in ('duplicate', 'data_entry',
    'order_cancelled', 'other')),
  constraint invoice_registrations_check check ((state <> all (array['registered', 'cancelling'])) or ((ack_number is not null) and (ack_at is not null) and (signed_qr is not null))),
  constraint invoice_registrations_check1 check ((way_state = 'made') <= (eway_bill is not null)),
  constraint invoice_registrations_check2 check ((state <> 'cancelling') or (cancel_reason is not null)),
  constraint invoice_registrations_check3 check ((state = 'cancelled') = (cancelled_at is not null)),
  constraint invoice_registrations_financial_year_check check (financial_year ~ '^[0-9]{2}-[0-9]{2}$'),
  constraint invoice_registrations_kind_check check (kind in ('invoice', 'credit_note')),
  constraint invoice_registrations_state_check check (state in ('waiting', 'registered', 'refused', 'cancelling',
    'cancelled', 'not_required')),
  constraint invoice_registrations_way_state_check check (way_state in ('none', 'waiting', 'made', 'refused',
    'cancelled')),
  constraint invoice_registrations_pkey primary key (brand_id, registration_id)
);
comment on table invoice_registrations is 'Invoices and credit notes at the invoice registry, and how far each has come; and invoices whose goods leave later.';
create index invoice_registrations_by_id on invoice_registrations (registration_id);
create unique index one_registration_of_goods on invoice_registrations (brand_id, dispatch_id) where ((kind = 'invoice') and (state <> 'cancelled'));
create unique index one_registration_of_number on invoice_registrations (gstin, financial_year, kind, number, brand_id);
create index registrations_by_month on invoice_registrations (gstin, issued_on);
create index registrations_due on invoice_registrations (due_at) where (due_at is not null);
create index registrations_of_order on invoice_registrations (brand_id, order_id);
create index registrations_refused on invoice_registrations (changed_at) where ((state = 'refused') or (way_state = 'refused'));
create trigger invoice_registrations_kept before delete on invoice_registrations for each row execute function refuse_removal();
create trigger invoice_registrations_kept_whole before truncate on invoice_registrations for each statement execute function refuse_removal();

create table sandbox_registrations (
  irn character(64) not null,
  gstin character(15) not null,
  type text not null,
  number text not null,
  dated text not null,
  ack_number text not null,
  ack_at timestamptz not null,
  signed_qr text not null,
  cancelled_at timestamptz,
  eway_bill character(12),
  eway_at timestamptz,
  eway_until timestamptz,
  constraint sandbox_registrations_gstin_type_number_dated_key unique (gstin, type, number, dated),
  constraint sandbox_registrations_pkey primary key (irn)
);
comment on table sandbox_registrations is 'What the registry of a demo knows.';

alter table book_rules
  add constraint book_rules_set_by_fkey foreign key (set_by) references staff_members(staff_id);
alter table book_tickets
  add constraint book_tickets_staff_id_fkey foreign key (staff_id) references staff_members(staff_id);
alter table export_remittances
  add constraint export_remittances_brand_id_dispatch_id_fkey foreign key (brand_id, dispatch_id) references dispatches(brand_id, dispatch_id),
  add constraint export_remittances_dispatch_id_fkey foreign key (brand_id, dispatch_id) references tax_invoices(brand_id, dispatch_id),
  add constraint export_remittances_entered_by_fkey foreign key (entered_by) references staff_members(staff_id);
alter table invoice_registrations
  add constraint invoice_registrations_brand_id_order_id_dispatch_id_fkey foreign key (brand_id, order_id, dispatch_id) references dispatches(brand_id, order_id, dispatch_id);
alter table shipping_bills
  add constraint shipping_bills_brand_id_dispatch_id_fkey foreign key (brand_id, dispatch_id) references dispatches(brand_id, dispatch_id),
  add constraint shipping_bills_dispatch_id_fkey foreign key (brand_id, dispatch_id) references tax_invoices(brand_id, dispatch_id);

insert into book_rules (name, effective_from, value, set_by, set_at) values
	('realisation_months', '2017-07-01', '9', NULL, now()),
	('realisation_months', '2025-11-13', '15', NULL, now()),
	('realisation_months_rupees', '2017-07-01', '9', NULL, now()),
	('realisation_months_rupees', '2025-11-13', '15', NULL, now()),
	('realisation_months_rupees', '2026-10-01', '18', NULL, now()),
	('large_unregistered_above', '2017-07-01', '250000', NULL, now()),
	('large_unregistered_above', '2024-08-01', '100000', NULL, now()),
	('gstr1_version', '2017-07-01', 'GST3.2.4', NULL, now()),
	('eway_bill_version', '2017-07-01', '1.0.0621', NULL, now()),
	('eway_export_document', '2017-07-01', 'BIL', NULL, now()),
	('tally_sales', '2017-07-01', 'Sales', NULL, now()),
	('tally_export_sales', '2017-07-01', 'Export Sales', NULL, now()),
	('tally_igst', '2017-07-01', 'Output IGST', NULL, now()),
	('tally_cgst', '2017-07-01', 'Output CGST', NULL, now()),
	('tally_sgst', '2017-07-01', 'Output SGST', NULL, now()),
	('tally_round_off', '2017-07-01', 'Round Off', NULL, now()),
	('tally_bank', '2017-07-01', 'Bank', NULL, now()),
	-- Tax that buyers deduct (TDS) settles their account in Tally like money.
	('tally_tax_withheld', '2017-07-01', 'TDS Receivable', NULL, now()),
	('tally_written_off', '2017-07-01', 'Balances Written Off', NULL, now()),
	('tally_cancellation_charges', '2017-07-01', 'Cancellation Charges', NULL, now()),
	('registry_down', '2017-07-01', 'wait', NULL, now()),
	('irn_cancel_hours', '2017-07-01', '24', NULL, now());

revoke delete, truncate on invoice_registrations from current_user;
