-- From an approved quote or a ready quality to an order, and every movement of its money.

-- Cloth that can be ordered without a quote: live qualities, top selling ones, stock lots.
create table qualities (
  fab_id               uuid        primary key,
  supplier_id          uuid        not null references suppliers,
  quality              text        not null,
  category             text        not null check (category in ('cotton', 'rayon', 'denim', 'polyester')),
  sub_category_id      integer     not null,
  fabric_type          text        not null,
  -- The cloth in the shape of a request's answers, so that one rule compares, draws and weighs both.
  specification        jsonb       not null,
  hsn                  text        not null,
  gsm                  real        not null check (gsm > 0),
  width_inches         real        not null check (width_inches > 0),
  -- `made_to_order` is woven after the order; `stock` is taken from lots; the lots of a `bundle` are sold whole.
  kind                 text        not null check (kind in ('made_to_order', 'stock', 'bundle')),
  -- Metres; a buyer who counts in yards gets the next whole step.
  minimum_thousandths  bigint      not null check (minimum_thousandths > 0),
  minimum_per_colour_thousandths bigint check (minimum_per_colour_thousandths > 0),
  -- The same number of metres or of yards, whichever is ordered.
  step_thousandths     bigint      not null check (step_thousandths > 0),
  maximum_thousandths  bigint      check (maximum_thousandths > 0),
  lead_days            smallint    not null check (lead_days between 1 and 365),
  tolerance_percent    smallint    not null check (tolerance_percent between 0 and 20),
  badges               text[]      not null default '{}',
  is_live              boolean     not null default false,
  is_top_selling       boolean     not null default false,
  is_active            boolean     not null default true,
  created_at           timestamptz not null
);

-- A new price is a new row with its moment; the newest that has begun counts.
create table quality_rates (
  fab_id         uuid        not null references qualities,
  currency       char(3)     not null check (currency in ('INR', 'USD')),
  unit           text        not null check (unit in ('metre', 'yard')),
  effective_from timestamptz not null,
  rate_minor     bigint      not null check (rate_minor > 0),
  primary key (fab_id, currency, effective_from)
);

create table stock_lots (
  lot_id           uuid        primary key,
  fab_id           uuid        not null references qualities,
  colour           text,
  -- Metres that nobody holds; the database itself refuses to sell what is not there.
  free_thousandths bigint      not null check (free_thousandths >= 0),
  -- Sold as it is: no returns for taste or shade.
  is_as_is         boolean     not null default false,
  created_at       timestamptz not null
);
create index lots_of_quality on stock_lots (fab_id, colour);

create sequence order_numbers;

create table orders (
  order_id          uuid        primary key,
  brand_id          uuid        not null references companies,
  customer_id       uuid        not null,
  number            text        not null unique,
  status            text        not null check (status in ('provisional', 'created', 'dispatched', 'warehouse', 'delivered', 'cancelled')),
  source            text        not null check (source in ('quote', 'live', 'top_selling', 'stock_lot')),
  kind              text        not null check (kind in ('made_to_order', 'stock', 'bundle')),
  -- The request's or the quality's own id: what paths of the app call fabId.
  fab_id            uuid        not null,
  request_fab_id    uuid,
  quality_fab_id    uuid        references qualities,
  quote_id          uuid,
  quote_version     smallint,
  supplier_id       uuid        not null references suppliers,
  -- Who writes the invoice.
  seller_id         uuid        not null references sellers,
  -- Frozen when the order was made: later changes of addresses, tax numbers or rates do not touch it.
  quality           text        not null,
  specification     jsonb       not null,
  hsn               text        not null,
  quantity_thousandths bigint   not null check (quantity_thousandths > 0),
  unit              text        not null check (unit in ('metre', 'yard')),
  currency          char(3)     not null check (currency in ('INR', 'USD')),
  rate_minor        bigint      not null check (rate_minor > 0),
  delivery_term     text        not null,
  delivery_place    text,
  billing           jsonb       not null,
  shipping          jsonb       not null,
  gstin             char(15),
  place_of_supply   text        not null,
  -- "27 → 29: IGST 5 %"
  tax_preview       text        not null,
  fabric_cost_minor bigint      not null check (fabric_cost_minor > 0),
  -- What paying later adds; a part of the fabric cost.
  credit_cost_minor bigint      not null check (credit_cost_minor >= 0),
  logistic_cost_minor bigint    not null check (logistic_cost_minor >= 0),
  tax_lines         jsonb       not null,
  gst_minor         bigint      not null check (gst_minor >= 0),
  round_off_minor   bigint      not null check (round_off_minor between -50 and 50),
  total_minor       bigint      not null check (total_minor > 0),
  credit_days       smallint    not null check (credit_days in (0, 30, 45, 60, 90)),
  advance_percent   smallint    not null check (advance_percent between 0 and 100),
  -- Rupees for a dollar, locked for the papers of an export.
  exchange_rate     numeric(14, 6),
  tolerance_percent smallint    not null,
  lead_days         smallint    not null,
  dispatch_by       date        not null,
  po_number         text,
  po_file_id        uuid,
  reference_code    text,
  policy_version    text,
  needs_approval_code boolean   not null,
  approved_at       timestamptz,
  validation        text        not null default 'pending' check (validation in ('pending', 'valid', 'invalid')),
  -- Until then stock and price are held; null once confirmed.
  held_until        timestamptz,
  material_booked_at timestamptz,
  created_at        timestamptz not null,
  confirmed_at      timestamptz,
  cancelled_at      timestamptz,
  cancelled_by      text        check (cancelled_by in ('customer', 'staff', 'clock')),
  cancel_reason     text,
  delivered_at      timestamptz,
  -- When something last happened that the buyer should see: the order of the lists.
  listed_at         timestamptz not null,
  -- Which tab lists it; null before it is confirmed and once it is cancelled.
  list_tab          smallint    generated always as (case
    when status = 'created' then 10
    when status in ('dispatched', 'warehouse') then 20
    when status = 'delivered' then 40
  end) stored,
  unique (brand_id, order_id),
  foreign key (brand_id, customer_id) references people (brand_id, customer_id),
  foreign key (brand_id, request_fab_id) references fabric_requests (brand_id, fab_id),
  foreign key (brand_id, request_fab_id, quote_id) references quotes (brand_id, fab_id, quote_id),
  foreign key (quote_id, quote_version) references quote_versions (quote_id, version),
  foreign key (brand_id, po_file_id) references files (brand_id, file_id),
  check ((request_fab_id is null) <> (quality_fab_id is null)),
  check ((request_fab_id is null) = (quote_id is null)),
  check (fab_id = coalesce(request_fab_id, quality_fab_id)),
  check ((status = 'cancelled') = (cancelled_at is not null)),
  check (status <> 'provisional' or held_until is not null),
  check (fabric_cost_minor + logistic_cost_minor + gst_minor + round_off_minor = total_minor)
);
create index orders_of_tab on orders (brand_id, list_tab, listed_at desc, order_id desc);
create index previous_orders on orders (brand_id, listed_at desc, order_id desc)
  where status in ('delivered', 'cancelled');
-- One live order for an approved quote; a cancelled one makes room for the next.
create unique index one_order_of_quote on orders (quote_id) where status <> 'cancelled';
create index orders_of_request on orders (request_fab_id) where request_fab_id is not null;
create index orders_by_hold on orders (held_until) where status = 'provisional';
alter table fabric_requests add foreign key (brand_id, order_id) references orders (brand_id, order_id);

create table order_lines (
  order_id  uuid     not null,
  brand_id  uuid     not null,
  position  smallint not null check (position between 1 and 40),
  colour    text,
  quantity_thousandths bigint not null check (quantity_thousandths > 0),
  lot_id    uuid     references stock_lots,
  primary key (order_id, position),
  foreign key (brand_id, order_id) references orders (brand_id, order_id)
);

-- What a provisional order keeps from others; metres, whatever unit was ordered.
create table stock_holds (
  order_id    uuid        not null,
  brand_id    uuid        not null,
  lot_id      uuid        not null references stock_lots,
  thousandths bigint      not null check (thousandths > 0),
  state       text        not null check (state in ('held', 'taken', 'released')),
  changed_at  timestamptz not null,
  primary key (order_id, lot_id),
  foreign key (brand_id, order_id) references orders (brand_id, order_id)
);

create table instalments (
  instalment_id uuid        primary key,
  brand_id      uuid        not null,
  order_id      uuid        not null,
  position      smallint    not null check (position between 1 and 6),
  kind          text        not null check (kind in ('advance', 'balance', 'credit')),
  amount_minor  bigint      not null check (amount_minor > 0),
  currency      char(3)     not null check (currency in ('INR', 'USD')),
  paid_minor    bigint      not null default 0 check (paid_minor >= 0),
  -- Tax the buyer deducts and pays to the state in our name: it does not show as due.
  withheld_minor bigint     not null default 0 check (withheld_minor >= 0),
  -- Null while it is open when the day will be: credit runs from the tax invoice.
  due_on        date,
  state         text        not null check (state in ('open', 'covered', 'paid', 'cancelled')),
  paid_at       timestamptz,
  created_at    timestamptz not null,
  unique (order_id, position),
  unique (brand_id, instalment_id),
  foreign key (brand_id, order_id) references orders (brand_id, order_id)
);
create index instalments_due on instalments (brand_id, state, due_on, instalment_id);
create index instalments_paid on instalments (brand_id, paid_at desc, instalment_id desc) where state = 'paid';

-- Where buyers send a transfer, by the currency they pay in; the newest row that has begun counts.
create table seller_banks (
  seller_id      uuid        not null references sellers,
  currency       char(3)     not null check (currency in ('INR', 'USD')),
  bank_name      text        not null,
  holder         text        not null,
  account        text        not null,
  -- IFSC in India, Swift elsewhere.
  code           text        not null,
  -- For UPI; only a bank in India has one.
  vpa            text,
  effective_from timestamptz not null,
  primary key (seller_id, currency, effective_from)
);
create trigger seller_banks_stay before update or delete on seller_banks for each row execute function refuse_change();

-- By a link somebody else can pay an instalment. Only the key's hash is kept.
create table payment_links (
  link_id       uuid        primary key,
  brand_id      uuid        not null,
  order_id      uuid        not null,
  instalment_id uuid        not null,
  method        text        not null,
  key_hash      bytea       not null unique,
  created_by    uuid        not null,
  created_at    timestamptz not null,
  expires_at    timestamptz not null,
  foreign key (brand_id, order_id) references orders (brand_id, order_id),
  foreign key (brand_id, instalment_id) references instalments (brand_id, instalment_id),
  foreign key (brand_id, created_by) references people (brand_id, customer_id)
);
create index payment_links_of_instalment on payment_links (brand_id, instalment_id);

create table payment_orders (
  payment_order_id  uuid        primary key,
  brand_id          uuid        not null,
  order_id          uuid        not null,
  instalment_id     uuid        not null,
  provider          text        not null check (provider in ('sandbox', 'razorpay', 'stripe', 'bank', 'credit', 'letter_of_credit')),
  -- Ours goes into every signature check, never the one a browser sends.
  provider_order_id text,
  method            text        not null,
  -- Frozen here: the provider is asked for exactly this.
  amount_minor      bigint      not null check (amount_minor > 0),
  currency          char(3)     not null check (currency in ('INR', 'USD')),
  status            text        not null check (status in ('created', 'attempted', 'captured', 'failed', 'expired', 'refunded')),
  -- How many attempts were begun; the last one is under way exactly while the status says so.
  attempts          smallint    not null default 0 check (attempts >= 0),
  -- Opened by whoever holds this link; the provider then leads back to the link's page.
  link_id           uuid        references payment_links,
  created_at        timestamptz not null,
  expires_at        timestamptz not null,
  settled_at        timestamptz,
  -- When the provider is asked next, in case nobody tells us; null once there is nothing left to hear.
  poll_after        timestamptz,
  unique (brand_id, payment_order_id),
  unique (provider, provider_order_id),
  foreign key (brand_id, order_id) references orders (brand_id, order_id),
  foreign key (brand_id, instalment_id) references instalments (brand_id, instalment_id)
);
create unique index one_open_payment_order on payment_orders (instalment_id)
  where status in ('created', 'attempted', 'failed');
create index payment_orders_to_poll on payment_orders (poll_after) where poll_after is not null;
create index payment_orders_to_expire on payment_orders (expires_at)
  where status in ('created', 'attempted', 'failed');
create index payment_orders_of_order on payment_orders (brand_id, order_id, created_at);

-- One credit per payment of a provider, whoever tells of it first and however often.
create table captures (
  capture_id          uuid        primary key,
  brand_id            uuid        not null,
  payment_order_id    uuid        not null,
  provider            text        not null,
  provider_payment_id text        not null,
  amount_minor        bigint      not null check (amount_minor > 0),
  currency            char(3)     not null,
  method              text        not null,
  told_by             text        not null check (told_by in ('browser', 'webhook', 'poll', 'staff', 'credit')),
  captured_at         timestamptz not null,
  unique (provider, provider_payment_id),
  unique (brand_id, capture_id),
  foreign key (brand_id, payment_order_id) references payment_orders (brand_id, payment_order_id)
);
create index captures_of_payment_order on captures (brand_id, payment_order_id);

-- One effect per event of a provider.
create table provider_events (
  provider    text        not null,
  event_id    text        not null,
  kind        text        not null,
  provider_order_id   text,
  provider_payment_id text,
  received_at timestamptz not null,
  handled_at  timestamptz,
  outcome     text,
  primary key (provider, event_id)
);
create index provider_events_to_handle on provider_events (received_at) where handled_at is null;

-- What was refused and why: forged signatures, other amounts, another order's answer.
create table refused_payment_proofs (
  proof_id         uuid        primary key,
  brand_id         uuid,
  payment_order_id uuid,
  provider         text        not null,
  kind             text        not null check (kind in ('browser', 'webhook', 'poll')),
  reason           text        not null,
  at               timestamptz not null
);
create index refused_payment_proofs_newest on refused_payment_proofs (at desc);

create table bank_transfers (
  transfer_id      uuid        primary key,
  brand_id         uuid        not null,
  payment_order_id uuid        not null,
  utr              text        not null,
  amount_minor     bigint      not null check (amount_minor > 0),
  withheld_minor   bigint      not null default 0 check (withheld_minor >= 0),
  paid_on          date        not null,
  proof_file_id    uuid,
  state            text        not null check (state in ('told', 'matched', 'refused')),
  told_at          timestamptz not null,
  settled_at       timestamptz,
  settled_by       uuid        references staff_members,
  refuse_reason    text,
  foreign key (brand_id, payment_order_id) references payment_orders (brand_id, payment_order_id),
  foreign key (brand_id, proof_file_id) references files (brand_id, file_id)
);
-- The same transfer cannot pay twice.
create unique index one_use_of_utr on bank_transfers (utr) where state <> 'refused';
create index transfers_by_state on bank_transfers (state, told_at, transfer_id);
create index transfers_of_payment_order on bank_transfers (brand_id, payment_order_id, told_at);

create table letters_of_credit (
  lc_id            uuid        primary key,
  brand_id         uuid        not null,
  payment_order_id uuid        not null,
  number           text        not null,
  bank             text        not null,
  expires_on       date        not null,
  file_id          uuid,
  state            text        not null check (state in ('told', 'accepted', 'paid', 'refused')),
  told_at          timestamptz not null,
  settled_by       uuid        references staff_members,
  settled_at       timestamptz,
  foreign key (brand_id, payment_order_id) references payment_orders (brand_id, payment_order_id),
  foreign key (brand_id, file_id) references files (brand_id, file_id)
);

create table refunds (
  refund_id          uuid        primary key,
  brand_id           uuid        not null,
  order_id           uuid        not null,
  capture_id         uuid        not null,
  amount_minor       bigint      not null check (amount_minor > 0),
  currency           char(3)     not null,
  reason             text        not null,
  state              text        not null check (state in ('asked', 'approved', 'released', 'sent', 'failed')),
  provider_refund_id text,
  asked_at           timestamptz not null,
  approved_by        uuid        references staff_members,
  released_by        uuid        references staff_members,
  sent_at            timestamptz,
  foreign key (brand_id, order_id) references orders (brand_id, order_id),
  -- One payment is given back once for each reason.
  unique (capture_id, reason),
  foreign key (brand_id, capture_id) references captures (brand_id, capture_id)
);
create index refunds_by_state on refunds (state, asked_at, refund_id);
create index refunds_of_order on refunds (brand_id, order_id);

create table credit_uses (
  order_id     uuid        primary key,
  brand_id     uuid        not null,
  amount_minor bigint      not null check (amount_minor > 0),
  released_at  timestamptz,
  foreign key (brand_id, order_id) references orders (brand_id, order_id)
);

-- Double entry: the lines of an entry add up to zero, and nothing is ever changed or removed.
create table ledger_entries (
  entry_id uuid        primary key,
  brand_id uuid        not null references companies,
  order_id uuid,
  kind     text        not null,
  -- The same fact is never written twice.
  cause    text        not null unique,
  at       timestamptz not null,
  unique (brand_id, entry_id),
  foreign key (brand_id, order_id) references orders (brand_id, order_id)
);
create index ledger_of_brand on ledger_entries (brand_id, at desc);
create index ledger_of_order on ledger_entries (order_id, at);

create table ledger_lines (
  entry_id     uuid     not null,
  position     smallint not null,
  brand_id     uuid     not null,
  account      text     not null,
  currency     char(3)  not null check (currency in ('INR', 'USD')),
  -- Debit above zero, credit below.
  amount_minor bigint   not null check (amount_minor <> 0),
  primary key (entry_id, position),
  foreign key (brand_id, entry_id) references ledger_entries (brand_id, entry_id)
);
create index ledger_balances on ledger_lines (brand_id, account, currency) include (amount_minor);

create trigger ledger_entries_stay before update or delete on ledger_entries for each row execute function refuse_change();
create trigger ledger_lines_stay before update or delete on ledger_lines for each row execute function refuse_change();

create function assert_entry_balanced() returns trigger language plpgsql as $$
begin
  if exists (
    select from ledger_lines where entry_id = new.entry_id group by currency having sum(amount_minor) <> 0
  ) then
    raise exception 'ledger entry % does not add up to zero', new.entry_id;
  end if;
  return null;
end $$;
create constraint trigger ledger_lines_balance after insert on ledger_lines
  deferrable initially deferred for each row execute function assert_entry_balanced();

-- Tables that staff keep, each row with the day it begins; a missing row means "not quoted" or "not served".
create table freight_zones (
  pincode_prefix text    not null check (pincode_prefix ~ '^[1-9][0-9]{1,5}$'),
  effective_from date    not null,
  -- Null ends the service from this day on.
  zone           text,
  primary key (pincode_prefix, effective_from)
);
create table freight_rates (
  from_zone      text     not null,
  to_zone        text     not null,
  up_to_kg       integer  not null check (up_to_kg > 0),
  effective_from date     not null,
  -- For each kilogram, and at least the base.
  per_kg_minor   bigint   not null check (per_kg_minor >= 0),
  base_minor     bigint   not null check (base_minor >= 0),
  primary key (from_zone, to_zone, up_to_kg, effective_from)
);
create table ports (
  port           text     not null,
  country        char(2)  not null,
  effective_from date     not null,
  is_served      boolean  not null,
  -- In US dollars; null: served, but freight is quoted case by case.
  per_kg_minor   bigint   check (per_kg_minor >= 0),
  base_minor     bigint   check (base_minor >= 0),
  primary key (port, effective_from)
);
create table exchange_rates (
  from_currency  char(3)        not null check (from_currency in ('INR', 'USD')),
  to_currency    char(3)        not null check (to_currency in ('INR', 'USD')),
  effective_from date           not null,
  rate           numeric(14, 6) not null check (rate > 0),
  primary key (from_currency, to_currency, effective_from),
  check (from_currency <> to_currency)
);
create table holidays (
  market text not null check (market in ('IN', 'BD', 'INTL')),
  day    date not null,
  name   text not null,
  primary key (market, day)
);

create trigger tax_rates_stay before update or delete on tax_rates for each row execute function refuse_change();
create trigger freight_zones_stay before update or delete on freight_zones for each row execute function refuse_change();
create trigger freight_rates_stay before update or delete on freight_rates for each row execute function refuse_change();
create trigger ports_stay before update or delete on ports for each row execute function refuse_change();
create trigger exchange_rates_stay before update or delete on exchange_rates for each row execute function refuse_change();
create trigger holidays_stay before update or delete on holidays for each row execute function refuse_change();
create trigger quality_rates_stay before update or delete on quality_rates for each row execute function refuse_change();
