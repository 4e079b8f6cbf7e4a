-- Receipts for money that came, money kept that pays for a next order, refunds that take their time at a provider.

-- One series a financial year without gaps: the number is taken last in the transaction that records the money.
create table receipt_series (
  financial_year text    primary key check (financial_year ~ '^[0-9]{2}-[0-9]{2}$'),
  last_serial    integer not null check (last_serial > 0)
);

-- What was written on the day stays, also when the money goes back later.
create table receipts (
  number           text        primary key,
  brand_id         uuid        not null,
  payment_order_id uuid        not null,
  capture_id       uuid        not null unique,
  -- Tax the buyer deducted from this payment.
  withheld_minor   bigint      not null check (withheld_minor >= 0),
  -- Of the whole order, after this payment.
  left_minor       bigint      not null check (left_minor >= 0),
  given_at         timestamptz not null,
  foreign key (brand_id, payment_order_id) references payment_orders (brand_id, payment_order_id),
  foreign key (brand_id, capture_id) references captures (brand_id, capture_id)
);
create index receipts_of_payment_order on receipts (brand_id, payment_order_id, given_at);
create trigger receipts_stay before update or delete on receipts for each row execute function refuse_change();

-- Money that was counted before there were receipts gets its number now, in the order it came.
with counted as (
  select
    captures.capture_id, captures.brand_id, captures.payment_order_id, captures.captured_at, captures.amount_minor,
    orders.order_id, orders.total_minor, coalesce(bank_transfers.withheld_minor, 0) as withheld_minor,
    extract(year from (captures.captured_at at time zone 'Asia/Kolkata') - interval '3 months')::integer as first_year
  from captures
  join payment_orders using (brand_id, payment_order_id)
  join orders on orders.brand_id = captures.brand_id and orders.order_id = payment_orders.order_id
  left join bank_transfers on captures.provider = 'bank' and bank_transfers.state = 'matched'
    and bank_transfers.payment_order_id = captures.payment_order_id
    and bank_transfers.utr = captures.provider_payment_id
  where exists (select from ledger_entries where cause = 'capture:' || captures.capture_id)
), numbered as (
  select *,
    lpad((first_year % 100)::text, 2, '0') || '-' || lpad(((first_year + 1) % 100)::text, 2, '0') as financial_year,
    row_number() over (partition by first_year order by captured_at, capture_id) as serial,
    total_minor - sum(amount_minor + withheld_minor)
      over (partition by order_id order by captured_at, capture_id) as rest_minor
  from counted
), given as (
  insert into receipts (number, brand_id, payment_order_id, capture_id, withheld_minor, left_minor, given_at)
  select 'RC/' || financial_year || '/' || lpad(serial::text, greatest(6, length(serial::text)), '0'), brand_id, payment_order_id, capture_id,
    withheld_minor, greatest(rest_minor, 0), captured_at
  from numbered
)
insert into receipt_series (financial_year, last_serial)
select financial_year, max(serial)::integer from numbered group by financial_year;

-- Money kept for a company pays like any other way, only that nobody outside is asked.
alter table payment_orders drop constraint payment_orders_provider_check;
alter table payment_orders add constraint payment_orders_provider_check
  check (provider in ('sandbox', 'razorpay', 'stripe', 'bank', 'credit', 'letter_of_credit', 'advance'));

-- A provider may work on a refund for days, and may fail in the end.
alter table refunds drop constraint refunds_state_check;
alter table refunds add constraint refunds_state_check
  check (state in ('asked', 'approved', 'released', 'pending', 'sent', 'failed'));
alter table refunds
  -- How often the provider failed: each further try is another refund for it.
  add column failures       smallint not null default 0 check (failures >= 0),
  add column failure_reason text,
  -- When the provider is asked next how a refund stands.
  add column poll_after     timestamptz,
  add constraint refunds_pending_known check (state <> 'pending' or provider_refund_id is not null);
create index refunds_to_poll on refunds (poll_after) where state = 'pending';
create index refunds_of_capture on refunds (brand_id, capture_id);
-- A bank behind the sandbox may take its time: until then the refund is pending.
alter table sandbox_refunds add column settles_at timestamptz;

-- Silk, worsted wool and linen can be asked for like every other cloth.
insert into tax_rates (hsn_prefix, effective_from, basis_points)
select heading, date '2017-07-01', 500 from unnest(array['5007', '5112', '5309']) as heading
on conflict do nothing;

-- By these the database finds who still needs a file.
create index request_files_of_file on request_files (brand_id, file_id);
create index quote_files_of_file on quote_files (brand_id, file_id);
create index orders_of_po_file on orders (brand_id, po_file_id) where po_file_id is not null;
create index transfers_of_proof_file on bank_transfers (brand_id, proof_file_id) where proof_file_id is not null;
create index letters_of_file on letters_of_credit (brand_id, file_id) where file_id is not null;
create index files_by_age on files (created_at);
