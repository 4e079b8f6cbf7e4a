-- What leaves the mill: part shipments of an order, roll by roll, with their papers and their way to the buyer.
create table dispatches (
  dispatch_id    uuid        primary key,
  brand_id       uuid        not null,
  order_id       uuid        not null,
  -- 1 is the first part shipment of its order.
  number         smallint    not null check (number > 0),
  status         text        not null check (status in ('packed', 'dispatched', 'warehouse', 'delivered', 'cancelled')),
  -- No goods follow after it: billing is settled on what was really dispatched.
  is_last        boolean     not null default false,
  -- That of the order; every length of its rolls is in thousandths of it.
  unit           text        not null check (unit in ('metre', 'yard')),
  transporter    text,
  -- Lorry receipt, or the bill of lading of an export.
  lr_number      text,
  vehicle_number text,
  eway_bill      text,
  -- The day it is expected at the buyer's.
  eta            date,
  created_at     timestamptz not null,
  dispatched_at  timestamptz,
  delivered_at   timestamptz,
  -- When anything of it last changed.
  changed_at     timestamptz not null,
  unique (brand_id, dispatch_id),
  unique (brand_id, order_id, dispatch_id),
  unique (order_id, number),
  foreign key (brand_id, order_id) references orders (brand_id, order_id),
  check ((status in ('dispatched', 'warehouse', 'delivered')) = (dispatched_at is not null)),
  check ((status = 'delivered') = (delivered_at is not null)),
  check (dispatched_at is null or (transporter is not null and lr_number is not null and eta is not null))
);
-- Rolls are packed for one shipment at a time, and one shipment is the last.
create unique index one_packed_dispatch on dispatches (order_id) where status = 'packed';
create unique index one_last_dispatch on dispatches (order_id) where is_last and status <> 'cancelled';
create index dispatches_of_order on dispatches (brand_id, order_id, number);
create index dispatches_on_the_way on dispatches (changed_at) where status in ('packed', 'dispatched', 'warehouse');

create table dispatch_rolls (
  roll_id              uuid        primary key,
  brand_id             uuid        not null,
  dispatch_id          uuid        not null,
  -- In the order of the packing list.
  position             integer     not null check (position > 0),
  bale_number          text,
  roll_number          text        not null,
  -- The dye lot, and the shade group into which the light box put the roll.
  lot                  text        not null,
  shade                text,
  colour               text,
  -- What is billed; the gross length has the allowance for faults in it.
  length_thousandths   bigint      not null check (length_thousandths > 0),
  gross_thousandths    bigint      check (gross_thousandths >= length_thousandths),
  pieces               smallint    not null default 1 check (pieces > 0),
  width_inches         real        check (width_inches > 0),
  net_grams            bigint      check (net_grams > 0),
  gross_grams          bigint      check (gross_grams > 0),
  -- Penalty points of the four-point system, of the whole roll.
  points               smallint    check (points >= 0),
  -- What the buyer found.
  state                text        not null default 'sent' check (state in ('sent', 'received', 'missing')),
  received_thousandths bigint      check (received_thousandths >= 0),
  -- By the buyer's own clock; a count that was made later stands.
  counted_at           timestamptz,
  received_at          timestamptz,
  received_by          uuid,
  note                 text,
  unique (brand_id, roll_id),
  unique (dispatch_id, roll_number),
  unique (dispatch_id, position),
  foreign key (brand_id, dispatch_id) references dispatches (brand_id, dispatch_id),
  foreign key (brand_id, received_by) references people (brand_id, customer_id),
  check (gross_grams >= net_grams),
  check ((state = 'received') = (received_thousandths is not null)),
  check ((state = 'sent') = (counted_at is null))
);
create index rolls_of_dispatch on dispatch_rolls (brand_id, dispatch_id, position);

create table transport_events (
  event_id    uuid        primary key,
  brand_id    uuid        not null,
  dispatch_id uuid        not null,
  kind        text        not null check (kind in ('picked_up', 'departed', 'arrived', 'customs', 'warehouse', 'delayed', 'out_for_delivery', 'not_delivered', 'delivered')),
  place       text,
  note        text,
  -- The day it then was expected at the buyer's.
  eta         date,
  happened_at timestamptz not null,
  created_at  timestamptz not null,
  foreign key (brand_id, dispatch_id) references dispatches (brand_id, dispatch_id)
);
create index events_of_dispatch on transport_events (brand_id, dispatch_id, happened_at, event_id);

-- One for each dispatch: the share of the order that it bills.
create table tax_invoices (
  dispatch_id          uuid        primary key,
  brand_id             uuid        not null,
  order_id             uuid        not null,
  seller_id            uuid        not null references sellers,
  number               text        not null,
  invoiced_on          date        not null,
  file_id              uuid,
  quantity_thousandths bigint      not null check (quantity_thousandths > 0),
  currency             char(3)     not null check (currency in ('INR', 'USD')),
  taxable_minor        bigint      not null,
  gst_minor            bigint      not null,
  round_off_minor      bigint      not null,
  total_minor          bigint      not null,
  created_at           timestamptz not null,
  foreign key (brand_id, order_id, dispatch_id) references dispatches (brand_id, order_id, dispatch_id),
  foreign key (brand_id, file_id) references files (brand_id, file_id),
  check (taxable_minor + gst_minor + round_off_minor = total_minor)
);
-- Numbers are consecutive in the books of whoever writes them, so none stands twice.
create unique index one_invoice_of_number on tax_invoices (seller_id, upper(number));
create index invoices_of_order on tax_invoices (brand_id, order_id);

-- GRS and RCS vouch for each shipment by a certificate of its own, which comes weeks after the goods.
create table transaction_certificates (
  dispatch_id uuid        primary key,
  brand_id    uuid        not null,
  standard    text        not null check (standard in ('grs', 'rcs')),
  number      text        not null,
  issued_on   date        not null,
  file_id     uuid,
  created_at  timestamptz not null,
  foreign key (brand_id, dispatch_id) references dispatches (brand_id, dispatch_id),
  foreign key (brand_id, file_id) references files (brand_id, file_id)
);
