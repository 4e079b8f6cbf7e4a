-- Invoices and credit notes that the government's registry numbers: each is known here before the registry hears of it.
alter table sellers
  -- Its turnover is above the threshold, so its invoices need an IRN (CGST rule 48(4)).
  add column registers_invoices boolean not null default false,
  add check (not (registers_invoices and invoices_elsewhere));

insert into book_rules (name, effective_from, value, set_at) values
  ('registry_down', '2017-07-01', 'wait', now()),
  ('irn_cancel_hours', '2017-07-01', '24', now());

create table invoice_registrations (
  registration_id uuid        primary key,
  brand_id        uuid        not null,
  order_id        uuid        not null,
  -- Whose invoice it is, or, of a credit note, whose invoice it takes back from.
  dispatch_id     uuid        not null,
  kind            text        not null check (kind in ('invoice', 'credit_note')),
  gstin           char(15)    not null,
  financial_year  text        not null check (financial_year ~ '^[0-9]{2}-[0-9]{2}$'),
  number          text        not null,
  issued_on       date        not null,
  -- The hash that its number will have; another one in an answer is about another paper.
  irn             char(64)    not null,
  -- Everything it says, as with tax invoices; mended and sent again only while its goods are still here.
  document        jsonb       not null,
  -- What the desk typed when it asked for the invoice: the goods leave with it later.
  papers          jsonb       not null default '{}',
  state           text        not null check (state in ('waiting', 'registered', 'refused', 'cancelling', 'cancelled')),
  -- How often the registry was asked for what it is asked for now, and when it is asked again.
  attempts        integer     not null default 0,
  due_at          timestamptz,
  -- What the registry, or the way to it, said last.
  problem         text,
  ack_number      text,
  ack_at          timestamptz,
  signed_qr       text,
  way_state       text        not null check (way_state in ('none', 'waiting', 'made', 'refused', 'cancelled')),
  way_problem     text,
  eway_bill       char(12),
  eway_until      timestamptz,
  cancel_reason   text        check (cancel_reason in ('duplicate', 'data_entry', 'order_cancelled', 'other')),
  cancel_note     text,
  cancelled_at    timestamptz,
  created_at      timestamptz not null,
  -- With what was known then it was written; the goods leave with the same figures.
  drafted_at      timestamptz not null,
  changed_at      timestamptz not null,
  unique (brand_id, registration_id),
  foreign key (brand_id, order_id, dispatch_id) references dispatches (brand_id, order_id, dispatch_id),
  check (state not in ('registered', 'cancelling') or (ack_number is not null and ack_at is not null and signed_qr is not null)),
  check ((way_state = 'made') <= (eway_bill is not null)),
  check (state <> 'cancelling' or cancel_reason is not null),
  check ((state = 'cancelled') = (cancelled_at is not null))
);
create unique index one_registration_of_number on invoice_registrations (gstin, financial_year, kind, number);
create unique index one_registration_of_goods on invoice_registrations (dispatch_id)
  where kind = 'invoice' and state <> 'cancelled';
create index registrations_of_order on invoice_registrations (brand_id, order_id);
create index registrations_by_month on invoice_registrations (gstin, issued_on);
create index registrations_due on invoice_registrations (due_at) where due_at is not null;
create index registrations_refused on invoice_registrations (changed_at) where state = 'refused' or way_state = 'refused';

create trigger invoice_registrations_kept before delete on invoice_registrations
  for each row execute function refuse_removal();
create trigger invoice_registrations_kept_whole before truncate on invoice_registrations execute function refuse_removal();
revoke delete, truncate on invoice_registrations from current_user;

-- What the registry of a demo knows.
create table sandbox_registrations (
  irn          char(64)    primary key,
  gstin        char(15)    not null,
  type         text        not null,
  number       text        not null,
  dated        text        not null,
  ack_number   text        not null,
  ack_at       timestamptz not null,
  signed_qr    text        not null,
  cancelled_at timestamptz,
  eway_bill    char(12),
  eway_at      timestamptz,
  eway_until   timestamptz,
  unique (gstin, type, number, dated)
);
