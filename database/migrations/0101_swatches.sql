-- A cutting of the cloth by courier, asked for from a ready quality or from a quote.
create sequence swatch_numbers;
create table swatch_requests (
  swatch_id       uuid        primary key,
  brand_id        uuid        not null,
  customer_id     uuid        not null,
  number          text        not null unique,
  -- The quality's or the request's own id, as paths of the app call it.
  fab_id          uuid        not null,
  quality_fab_id  uuid        references qualities,
  request_fab_id  uuid,
  quote_id        uuid,
  supplier_id     uuid        not null references suppliers,
  quality         text        not null,
  -- Frozen: a later change of the address book does not move a parcel.
  address         jsonb       not null,
  note            text,
  status          text        not null check (status in ('requested', 'sent', 'refused', 'cancelled')),
  courier         text,
  tracking_number text,
  refused_reason  text,
  charge_minor    bigint      not null check (charge_minor > 0),
  currency        char(3)     not null check (currency in ('INR', 'USD')),
  charge_state    text        not null check (charge_state in ('due', 'paid', 'returned', 'dropped')),
  -- The order that brought the charge back, or made it unnecessary.
  return_order_id uuid,
  requested_at    timestamptz not null,
  sent_at         timestamptz,
  ended_at        timestamptz,
  paid_at         timestamptz,
  foreign key (brand_id, customer_id) references people (brand_id, customer_id),
  foreign key (brand_id, request_fab_id) references fabric_requests (brand_id, fab_id),
  foreign key (brand_id, return_order_id) references orders (brand_id, order_id),
  check ((quality_fab_id is null) <> (request_fab_id is null)),
  check ((request_fab_id is null) = (quote_id is null)),
  check ((status = 'sent') = (courier is not null and tracking_number is not null and sent_at is not null)),
  check ((status = 'refused') = (refused_reason is not null)),
  check ((charge_state = 'returned') <= (return_order_id is not null))
);
-- One at a time: a second wish for the same cloth waits until the first one is on its way.
create unique index one_open_swatch on swatch_requests (brand_id, fab_id, coalesce(quote_id, fab_id)) where status = 'requested';
create index swatches_of_fabric on swatch_requests (brand_id, fab_id, requested_at desc);
create index swatches_for_desk on swatch_requests (requested_at desc, swatch_id desc);
