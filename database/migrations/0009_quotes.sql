-- Quotes to buyers, counter-offers and messages.

create sequence quote_numbers;

create table quotes (
  quote_id uuid not null,
  brand_id uuid not null,
  fab_id uuid not null,
  number text not null,
  supplier_id uuid not null,
  status text not null,
  -- The latest one; earlier versions stay readable.
  version smallint not null,
  -- End of the last day of the latest version, where the buyer lives.
  expires_at timestamptz not null,
  -- The buyer was reminded of this very end.
  reminded_for timestamptz,
  decline_reason_id smallint,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  -- The version of a quote whose freight the buyer has asked us for; a next version may be asked about again.
  freight_asked_version integer,
  constraint quotes_check check ((status = 'declined') = (decline_reason_id is not null)),
  constraint quotes_freight_asked_version_check check (freight_asked_version > 0),
  constraint quotes_status_check check (status in ('submitted', 'viewed', 'countered', 'needs_requote', 'approved',
    'declined', 'expired', 'renewal_asked', 'withdrawn', 'not_selected')),
  constraint quotes_version_check check (version > 0),
  constraint quotes_brand_id_fab_id_quote_id_key unique (brand_id, fab_id, quote_id),
  constraint quotes_number_key unique (number, brand_id),
  constraint quotes_pkey primary key (brand_id, quote_id)
);
comment on table quotes is 'A mill''s offer for a request as the buyer sees it, with its status.';
-- Exactly one winner, whoever asks and however often.
create unique index one_approved_quote on quotes (brand_id, fab_id) where (status = 'approved');
-- A supplier answers a request once and then with further versions, until that quote has ended.
create unique index one_open_quote_of_supplier on quotes (brand_id, fab_id, supplier_id) where (status in ('submitted',
  'viewed', 'countered', 'needs_requote', 'expired', 'renewal_asked', 'approved'));
create index quotes_by_expiry on quotes (expires_at) where (status in ('submitted', 'viewed', 'countered',
  'needs_requote'));
create index quotes_by_id on quotes (quote_id);
create index quotes_of_request on quotes (brand_id, fab_id, created_at);
create index quotes_of_supplier on quotes (supplier_id, fab_id);

create table quote_versions (
  quote_id uuid not null,
  version smallint not null,
  brand_id uuid not null,
  specification_version integer not null,
  currency character(3) not null,
  unit text not null,
  rate_minor bigint not null,
  -- With the quantity break or the surcharge that the asked quantity meets; times the quantity it is the fabric cost.
  applied_rate_minor bigint not null,
  -- What the mill asks and what the marketplace adds: never leaves the staff side.
  supplier_rate_minor bigint not null,
  margin_basis_points integer not null,
  quantity_thousandths bigint not null,
  minimum_thousandths bigint,
  minimum_per_colour_thousandths bigint,
  -- [{ "fromThousandths": "5000000", "rateMinor": "9100" }], rising quantities, falling rates.
  quantity_breaks jsonb default '[]'::jsonb not null,
  tolerance_percent smallint not null,
  lead_days smallint not null,
  dispatch_by date not null,
  delivery_term text not null,
  delivery_place text,
  valid_till date not null,
  zone text not null,
  expires_at timestamptz not null,
  fabric_cost_minor bigint not null,
  -- Null: exists but is not quoted. Zero: does not arise.
  logistic_cost_minor bigint,
  gst_minor bigint,
  landed_rate_minor bigint,
  hsn text not null,
  -- [{ "label": "IGST", "basisPoints": 500, "minor": "470000" }]
  tax_lines jsonb default '[]'::jsonb not null,
  advance_percent smallint not null,
  balance text not null,
  credit_days smallint not null,
  -- The cloth really offered, in the shape that is compared with the asked one.
  offered jsonb not null,
  sample text not null,
  badges text[] default '{}'::text[] not null,
  note text,
  sub_category_id integer not null,
  fabric_type text not null,
  sent_at timestamptz not null,
  -- Null when the demo's autopilot plays the supplier.
  sent_by uuid,
  -- Days from dispatch to the buyer's place, as the supplier or the desk says it; null is "not quoted".
  transit_days smallint,
  constraint landed_rates_include_freight check ((landed_rate_minor is null) or (delivery_term in ('landed', 'cnf'))),
  constraint quote_versions_advance_percent_check check ((advance_percent >= 0) and (advance_percent <= 100)),
  constraint quote_versions_applied_rate_minor_check check (applied_rate_minor > 0),
  constraint quote_versions_balance_check check (balance in ('before_dispatch', 'on_credit')),
  constraint quote_versions_check check ((balance = 'on_credit') = (credit_days > 0)),
  constraint quote_versions_credit_days_check check (credit_days in (0, 30, 45, 60, 90)),
  constraint quote_versions_currency_check check (currency in ('INR', 'USD')),
  constraint quote_versions_delivery_term_check check (delivery_term in ('landed', 'self_pickup', 'cnf', 'x_factory',
    'fob')),
  constraint quote_versions_fabric_cost_minor_check check (fabric_cost_minor > 0),
  constraint quote_versions_gst_minor_check check (gst_minor >= 0),
  constraint quote_versions_landed_rate_minor_check check (landed_rate_minor > 0),
  constraint quote_versions_lead_days_check check ((lead_days >= 1) and (lead_days <= 365)),
  constraint quote_versions_logistic_cost_minor_check check (logistic_cost_minor >= 0),
  constraint quote_versions_margin_basis_points_check check ((margin_basis_points >= 0) and (margin_basis_points <= 10000)),
  constraint quote_versions_minimum_per_colour_thousandths_check check (minimum_per_colour_thousandths > 0),
  constraint quote_versions_minimum_thousandths_check check (minimum_thousandths > 0),
  constraint quote_versions_quantity_thousandths_check check (quantity_thousandths > 0),
  constraint quote_versions_rate_minor_check check (rate_minor > 0),
  constraint quote_versions_sample_check check (sample in ('available', 'on_request', 'not_available')),
  constraint quote_versions_supplier_rate_minor_check check (supplier_rate_minor > 0),
  constraint quote_versions_tolerance_percent_check check ((tolerance_percent >= 0) and (tolerance_percent <= 20)),
  constraint quote_versions_transit_days_check check ((transit_days >= 0) and (transit_days <= 120)),
  constraint quote_versions_unit_check check (unit in ('metre', 'yard')),
  constraint quote_versions_version_check check (version > 0),
  constraint quote_versions_pkey primary key (brand_id, quote_id, version)
);
comment on table quote_versions is 'Each version of a quote as it was sent; never changed.';
-- "Last 90 days: n quotes, low to high."
create index quote_memory on quote_versions (sub_category_id, fabric_type, currency, unit, sent_at) include (rate_minor, lead_days, quote_id);
create index quote_versions_by_id on quote_versions (quote_id, version);
create trigger quote_versions_stay before update on quote_versions for each row execute function refuse_change();

create table quote_files (
  quote_id uuid not null,
  version smallint not null,
  brand_id uuid not null,
  file_id uuid not null,
  constraint quote_files_pkey primary key (brand_id, quote_id, version, file_id)
);
comment on table quote_files is 'Files that belong to a version of a quote.';
create index quote_files_by_id on quote_files (quote_id, version, file_id);
create index quote_files_of_file on quote_files (brand_id, file_id);

create table counter_offers (
  counter_id uuid not null,
  brand_id uuid not null,
  quote_id uuid not null,
  version smallint not null,
  customer_id uuid not null,
  rate_minor bigint not null,
  note text,
  made_at timestamptz not null,
  -- `replaced`: the buyer made another offer before this one was answered; `ended`: the quote was decided meanwhile.
  answer text,
  answer_note text,
  answered_at timestamptz,
  lead_days smallint,
  advance_percent smallint,
  credit_days smallint,
  quantity_thousandths bigint,
  constraint counter_offers_advance_percent_check check ((advance_percent >= 0) and (advance_percent <= 100)),
  constraint counter_offers_answer_check check (answer in ('new_version', 'refused', 'replaced', 'ended')),
  constraint counter_offers_check check ((answer is null) = (answered_at is null)),
  constraint counter_offers_credit_days_check check ((credit_days >= 0) and (credit_days <= 365)),
  constraint counter_offers_lead_days_check check ((lead_days >= 1) and (lead_days <= 365)),
  constraint counter_offers_quantity_above_zero check (quantity_thousandths > 0),
  constraint counter_offers_rate_minor_check check (rate_minor > 0),
  constraint counter_offers_pkey primary key (brand_id, counter_id)
);
comment on table counter_offers is 'What a buyer offered instead, and the answer.';
create index counter_offers_by_id on counter_offers (counter_id);
create index counter_offers_of_quote on counter_offers (brand_id, quote_id, made_at);
create index counter_offers_waiting on counter_offers (made_at) where (answer is null);
create unique index one_open_counter_offer on counter_offers (brand_id, quote_id) where (answer is null);

create table request_messages (
  message_id uuid not null,
  brand_id uuid not null,
  fab_id uuid not null,
  quote_id uuid,
  author text not null,
  -- Null for staff when the demo's autopilot writes.
  author_id uuid,
  -- `information`: staff cannot go on before the buyer answers.
  kind text default 'plain' not null,
  body text not null,
  sent_at timestamptz not null,
  constraint request_messages_author_check check (author in ('customer', 'staff')),
  constraint request_messages_body_check check ((length(body) >= 1) and (length(body) <= 2000)),
  constraint request_messages_kind_check check (kind in ('plain', 'information')),
  constraint request_messages_pkey primary key (brand_id, message_id)
);
comment on table request_messages is 'Messages between a buyer and the desk about a request or one of its quotes.';
create index messages_of_buyers on request_messages (sent_at) where (author = 'customer');
create index messages_of_request on request_messages (brand_id, fab_id, quote_id, sent_at, message_id);
create index request_messages_by_id on request_messages (message_id);

alter table counter_offers
  add constraint counter_offers_brand_id_customer_id_fkey foreign key (brand_id, customer_id) references people(brand_id, customer_id),
  add constraint counter_offers_brand_id_quote_id_fkey foreign key (brand_id, quote_id) references quotes(brand_id, quote_id),
  add constraint counter_offers_quote_id_version_fkey foreign key (brand_id, quote_id, version) references quote_versions(brand_id, quote_id, version);
alter table quote_files
  add constraint quote_files_brand_id_file_id_fkey foreign key (brand_id, file_id) references files(brand_id, file_id),
  add constraint quote_files_quote_id_version_fkey foreign key (brand_id, quote_id, version) references quote_versions(brand_id, quote_id, version);
alter table quote_versions
  add constraint quote_versions_brand_id_quote_id_fkey foreign key (brand_id, quote_id) references quotes(brand_id, quote_id),
  add constraint quote_versions_sent_by_fkey foreign key (sent_by) references staff_members(staff_id);
alter table quotes
  add constraint quotes_brand_id_fab_id_fkey foreign key (brand_id, fab_id) references fabric_requests(brand_id, fab_id),
  add constraint quotes_supplier_id_fkey foreign key (supplier_id) references suppliers(supplier_id);
alter table request_messages
  add constraint request_messages_brand_id_fab_id_fkey foreign key (brand_id, fab_id) references fabric_requests(brand_id, fab_id),
  add constraint request_messages_brand_id_fab_id_quote_id_fkey foreign key (brand_id, fab_id, quote_id) references quotes(brand_id, fab_id, quote_id);
