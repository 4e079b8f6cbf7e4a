-- What a buyer asks for, who is asked, and what suppliers answer.

create table suppliers (
  supplier_id       uuid        primary key,
  -- Only staff see the name; buyers see the alias.
  name              text        not null unique,
  alias             text        not null unique,
  city              text        not null,
  state_code        char(2)     not null,
  rating_tenths     smallint    check (rating_tenths between 0 and 50),
  on_time_percent   smallint    check (on_time_percent between 0 and 100),
  orders_done       integer     not null default 0 check (orders_done >= 0),
  -- A micro or small mill must be paid within 45 days.
  msme_class        text        check (msme_class in ('micro', 'small', 'medium')),
  fabric_categories text[]      not null,
  is_active         boolean     not null default true,
  created_at        timestamptz not null
);

-- Numbers run on over the years: a sequence gives them without one request waiting for another.
create sequence request_numbers;
create sequence quote_numbers;

create table fabric_requests (
  fab_id                uuid        primary key,
  brand_id              uuid        not null references companies,
  customer_id           uuid        not null references people,
  number                text        not null unique,
  status                text        not null default 'draft' check (status in (
    'draft', 'quote_requested', 'quote_submitted', 'quote_approved', 'moved_to_production', 'suppliers_assigned',
    'tna_created', 'greige_dispatched', 'lab_dip_approved', 'bulk_approved', 'dispatched', 'closed', 'unserviceable')),
  -- The answers of the eight steps; while it is a draft any of them may be missing or wrong.
  specification         jsonb       not null,
  -- Quantity, place, day and wishes as typed into the review sheet.
  sheet                 jsonb       not null,
  -- Rises with every saved change, so that a second phone cannot overwrite what it has not seen.
  revision              integer     not null default 1 check (revision > 0),
  -- Rises when a submitted request is edited: quotes name the one they answer.
  specification_version integer     not null default 1 check (specification_version > 0),
  -- One line for lists, and all that a search looks through, in small letters.
  quality               text        not null,
  search_text           text        not null,
  sub_category_id       integer     generated always as ((specification ->> 'productionSubType')::integer) stored,
  quantity_thousandths  bigint      check (quantity_thousandths > 0),
  quantity_unit         text        check (quantity_unit in ('metre', 'yard')),
  required_by           date,
  order_id              uuid,
  created_at            timestamptz not null,
  submitted_at          timestamptz,
  closed_at             timestamptz,
  close_reason_id       smallint    check (close_reason_id between 1 and 6),
  close_note            text,
  unserviceable_reason  text,
  -- Staff asked the buyer something and wait for the answer.
  information_asked_at  timestamptz,
  -- When something last happened that the buyer should see: the order of the list.
  listed_at             timestamptz not null,
  -- Which tab lists it: 1 draft, 2 waits for quotes, 3 has quotes, 4 closed, 5 only under all open ones: it became an
  -- order and stays open until it is closed (decision 132).
  list_group            smallint    generated always as (case
    when status = 'draft' then 1
    when status = 'quote_requested' then 2
    when status in ('quote_submitted', 'quote_approved') and order_id is null then 3
    when status in ('closed', 'unserviceable') then 4
    else 5
  end) stored,
  unique (brand_id, fab_id),
  foreign key (brand_id, customer_id) references people (brand_id, customer_id),
  check (status in ('draft', 'closed') or (submitted_at is not null and quantity_thousandths is not null)),
  check ((status = 'closed') = (close_reason_id is not null)),
  check ((status = 'unserviceable') = (unserviceable_reason is not null))
);
create index requests_of_tab on fabric_requests (brand_id, list_group, listed_at desc, fab_id desc);
create index requests_all_open on fabric_requests (brand_id, listed_at desc, fab_id desc) where list_group <> 4;
-- The desk works through what waits longest.
create index requests_for_desk on fabric_requests (status, submitted_at, fab_id) where submitted_at is not null;

create table request_files (
  fab_id   uuid     not null,
  brand_id uuid     not null,
  file_id  uuid     not null,
  position smallint not null check (position between 1 and 5),
  primary key (fab_id, position),
  unique (fab_id, file_id),
  foreign key (brand_id, fab_id) references fabric_requests (brand_id, fab_id),
  foreign key (brand_id, file_id) references files (brand_id, file_id)
);

create table supplier_invitations (
  fab_id      uuid        not null,
  brand_id    uuid        not null,
  supplier_id uuid        not null references suppliers,
  invited_at  timestamptz not null,
  primary key (fab_id, supplier_id),
  foreign key (brand_id, fab_id) references fabric_requests (brand_id, fab_id)
);

create table quotes (
  quote_id   uuid        primary key,
  brand_id   uuid        not null,
  fab_id     uuid        not null,
  number     text        not null unique,
  supplier_id uuid       not null references suppliers,
  status     text        not null check (status in (
    'submitted', 'viewed', 'countered', 'needs_requote', 'approved', 'declined', 'expired', 'renewal_asked',
    'withdrawn', 'not_selected')),
  -- The latest one; earlier versions stay readable.
  version    smallint    not null check (version > 0),
  -- End of the last day of the latest version, where the buyer lives.
  expires_at timestamptz not null,
  -- The buyer was reminded of this very end.
  reminded_for timestamptz,
  decline_reason_id smallint,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  unique (brand_id, quote_id),
  unique (brand_id, fab_id, quote_id),
  foreign key (brand_id, fab_id) references fabric_requests (brand_id, fab_id),
  check ((status = 'declined') = (decline_reason_id is not null))
);
create index quotes_of_request on quotes (brand_id, fab_id, created_at);
-- Exactly one winner, whoever asks and however often.
create unique index one_approved_quote on quotes (fab_id) where status = 'approved';
-- A supplier answers a request once and then with further versions, until that quote has ended.
create unique index one_open_quote_of_supplier on quotes (fab_id, supplier_id)
  where status in ('submitted', 'viewed', 'countered', 'needs_requote', 'expired', 'renewal_asked', 'approved');
create index quotes_by_expiry on quotes (expires_at)
  where status in ('submitted', 'viewed', 'countered', 'needs_requote');

create table quote_versions (
  quote_id              uuid        not null,
  version               smallint    not null check (version > 0),
  brand_id              uuid        not null,
  specification_version integer     not null,
  currency              char(3)     not null check (currency in ('INR', 'USD')),
  unit                  text        not null check (unit in ('metre', 'yard')),
  rate_minor            bigint      not null check (rate_minor > 0),
  -- With the quantity break or the surcharge that the asked quantity meets; times the quantity it is the fabric cost.
  applied_rate_minor    bigint      not null check (applied_rate_minor > 0),
  -- What the mill asks and what the marketplace adds: never leaves the staff side.
  supplier_rate_minor   bigint      not null check (supplier_rate_minor > 0),
  margin_basis_points   integer     not null check (margin_basis_points between 0 and 10000),
  quantity_thousandths  bigint      not null check (quantity_thousandths > 0),
  minimum_thousandths   bigint      check (minimum_thousandths > 0),
  minimum_per_colour_thousandths bigint check (minimum_per_colour_thousandths > 0),
  -- [{ "fromThousandths": "5000000", "rateMinor": "9100" }], rising quantities, falling rates.
  quantity_breaks       jsonb       not null default '[]',
  tolerance_percent     smallint    not null check (tolerance_percent between 0 and 20),
  lead_days             smallint    not null check (lead_days between 1 and 365),
  dispatch_by           date        not null,
  delivery_term         text        not null check (delivery_term in ('landed', 'self_pickup', 'cnf', 'x_factory', 'fob')),
  delivery_place        text,
  valid_till            date        not null,
  zone                  text        not null,
  expires_at            timestamptz not null,
  fabric_cost_minor     bigint      not null check (fabric_cost_minor > 0),
  -- Null: exists but is not quoted. Zero: does not arise.
  logistic_cost_minor   bigint      check (logistic_cost_minor >= 0),
  gst_minor             bigint      check (gst_minor >= 0),
  landed_rate_minor     bigint      check (landed_rate_minor > 0),
  hsn                   text        not null,
  -- [{ "label": "IGST", "basisPoints": 500, "minor": "470000" }]
  tax_lines             jsonb       not null default '[]',
  advance_percent       smallint    not null check (advance_percent between 0 and 100),
  balance               text        not null check (balance in ('before_dispatch', 'on_credit')),
  credit_days           smallint    not null check (credit_days in (0, 30, 45, 60, 90)),
  -- The cloth really offered, in the shape that is compared with the asked one.
  offered               jsonb       not null,
  sample                text        not null check (sample in ('available', 'on_request', 'not_available')),
  badges                text[]      not null default '{}',
  note                  text,
  sub_category_id       integer     not null,
  fabric_type           text        not null,
  sent_at               timestamptz not null,
  -- Null when the demo's autopilot plays the supplier.
  sent_by               uuid        references staff_members,
  primary key (quote_id, version),
  foreign key (brand_id, quote_id) references quotes (brand_id, quote_id),
  check ((balance = 'on_credit') = (credit_days > 0))
);
-- "Last 90 days: n quotes, low to high."
create index quote_memory on quote_versions (sub_category_id, fabric_type, currency, unit, sent_at)
  include (rate_minor, lead_days, quote_id);

-- A version never changes once sent.
create function refuse_change() returns trigger language plpgsql as $$
begin
  raise exception 'rows of % never change once written', tg_table_name;
end $$;
create trigger quote_versions_stay before update on quote_versions for each row execute function refuse_change();

create table quote_files (
  quote_id uuid     not null,
  version  smallint not null,
  brand_id uuid     not null,
  file_id  uuid     not null,
  primary key (quote_id, version, file_id),
  foreign key (quote_id, version) references quote_versions (quote_id, version),
  foreign key (brand_id, file_id) references files (brand_id, file_id)
);

create table counter_offers (
  counter_id  uuid        primary key,
  brand_id    uuid        not null,
  quote_id    uuid        not null,
  version     smallint    not null,
  customer_id uuid        not null,
  rate_minor  bigint      not null check (rate_minor > 0),
  note        text,
  made_at     timestamptz not null,
  -- `replaced`: the buyer made another offer before this one was answered; `ended`: the quote was decided meanwhile.
  answer      text        check (answer in ('new_version', 'refused', 'replaced', 'ended')),
  answer_note text,
  answered_at timestamptz,
  foreign key (brand_id, quote_id) references quotes (brand_id, quote_id),
  foreign key (quote_id, version) references quote_versions (quote_id, version),
  foreign key (brand_id, customer_id) references people (brand_id, customer_id),
  check ((answer is null) = (answered_at is null))
);
create index counter_offers_of_quote on counter_offers (brand_id, quote_id, made_at);
create unique index one_open_counter_offer on counter_offers (quote_id) where answer is null;

-- About a whole request, or about one of its quotes.
create table request_messages (
  message_id  uuid        primary key,
  brand_id    uuid        not null,
  fab_id      uuid        not null,
  quote_id    uuid,
  author      text        not null check (author in ('customer', 'staff')),
  -- Null for staff when the demo's autopilot writes.
  author_id   uuid,
  -- `information`: staff cannot go on before the buyer answers.
  kind        text        not null default 'plain' check (kind in ('plain', 'information')),
  body        text        not null check (length(body) between 1 and 2000),
  sent_at     timestamptz not null,
  foreign key (brand_id, fab_id) references fabric_requests (brand_id, fab_id),
  foreign key (brand_id, fab_id, quote_id) references quotes (brand_id, fab_id, quote_id)
);
create index messages_of_request on request_messages (brand_id, fab_id, quote_id, sent_at, message_id);

-- Files that staff add to a quote belong to the buyer's company too.
alter table files alter column customer_id drop not null;
alter table files add column staff_id uuid references staff_members;
alter table files add constraint files_brought_by_somebody check ((customer_id is null) <> (staff_id is null));

-- Tax rates by the first digits of the HSN code; a new rate is a new row with its day.
create table tax_rates (
  hsn_prefix     text     not null check (hsn_prefix ~ '^[0-9]{2,8}$'),
  effective_from date     not null,
  basis_points   integer  not null check (basis_points between 0 and 10000),
  primary key (hsn_prefix, effective_from)
);
insert into tax_rates (hsn_prefix, effective_from, basis_points)
select heading, date '2017-07-01', 500
from unnest(array['5208', '5209', '5210', '5211', '5212', '5407', '5408', '5512', '5513', '5514', '5515', '5516']) as heading;

-- Who writes the invoice; the newest row counts.
create table sellers (
  seller_id      uuid        primary key,
  legal_name     text        not null,
  gstin          char(15)    not null,
  state_code     char(2)     not null,
  address        text        not null,
  lut            text,
  iec            text,
  effective_from timestamptz not null
);
