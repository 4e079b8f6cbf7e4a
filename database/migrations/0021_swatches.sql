-- Cuttings by courier.

-- A cutting of the cloth by courier, asked for from a ready quality or from a quote.
create sequence swatch_numbers;

create table swatch_requests (
  swatch_id uuid not null,
  brand_id uuid not null,
  customer_id uuid not null,
  number text not null,
  -- The quality's or the request's own id, as paths of the app call it.
  fab_id uuid not null,
  quality_fab_id uuid,
  request_fab_id uuid,
  quote_id uuid,
  supplier_id uuid not null,
  quality text not null,
  -- Frozen: a later change of the address book does not move a parcel.
  address jsonb not null,
  note text,
  status text not null,
  courier text,
  tracking_number text,
  refused_reason text,
  charge_minor bigint not null,
  currency character(3) not null,
  charge_state text not null,
  -- The order that brought the charge back, or made it unnecessary.
  return_order_id uuid,
  requested_at timestamptz not null,
  sent_at timestamptz,
  ended_at timestamptz,
  paid_at timestamptz,
  constraint swatch_requests_charge_minor_check check (charge_minor > 0),
  constraint swatch_requests_charge_state_check check (charge_state in ('due', 'paid', 'returned', 'dropped')),
  constraint swatch_requests_check check ((quality_fab_id is null) <> (request_fab_id is null)),
  constraint swatch_requests_check1 check ((request_fab_id is null) = (quote_id is null)),
  constraint swatch_requests_check2 check ((status = 'sent') = ((courier is not null) and (tracking_number is not null) and (sent_at is not null))),
  constraint swatch_requests_check3 check ((status = 'refused') = (refused_reason is not null)),
  constraint swatch_requests_check4 check ((charge_state = 'returned') <= (return_order_id is not null)),
  constraint swatch_requests_currency_check check (currency in ('INR', 'USD')),
  constraint swatch_requests_status_check check (status in ('requested', 'sent', 'refused', 'cancelled')),
  constraint swatch_requests_number_key unique (number, brand_id),
  constraint swatch_requests_pkey primary key (brand_id, swatch_id)
);
comment on table swatch_requests is 'A cutting of the cloth by courier, asked for from a ready quality or from a quote.';
-- One at a time: a second wish for the same cloth waits until the first one is on its way.
create unique index one_open_swatch on swatch_requests (brand_id, fab_id, coalesce(quote_id, fab_id)) where (status = 'requested');
create index swatch_requests_by_id on swatch_requests (swatch_id);
create index swatches_by_status on swatch_requests (status, requested_at desc, swatch_id desc);
create index swatches_for_desk on swatch_requests (requested_at desc, swatch_id desc);
create index swatches_of_fabric on swatch_requests (brand_id, fab_id, requested_at desc);

alter table swatch_requests
  add constraint swatch_requests_brand_id_customer_id_fkey foreign key (brand_id, customer_id) references people(brand_id, customer_id),
  add constraint swatch_requests_brand_id_request_fab_id_fkey foreign key (brand_id, request_fab_id) references fabric_requests(brand_id, fab_id),
  add constraint swatch_requests_brand_id_return_order_id_fkey foreign key (brand_id, return_order_id) references orders(brand_id, order_id),
  add constraint swatch_requests_quality_fab_id_fkey foreign key (quality_fab_id) references qualities(fab_id),
  add constraint swatch_requests_supplier_id_fkey foreign key (supplier_id) references suppliers(supplier_id);
