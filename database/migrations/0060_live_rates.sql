-- A rate holds for a while; after that the buyer asks for one. Null: until the next one is published.
alter table quality_rates add column valid_until timestamptz;
alter table quality_rates add check (valid_until > effective_from);

-- Better rates for more cloth, as a share off whatever is published.
create table quality_breaks (
  fab_id           uuid     not null references qualities,
  -- Metres.
  from_thousandths bigint   not null check (from_thousandths > 0),
  off_basis_points smallint not null check (off_basis_points between 1 and 5000),
  primary key (fab_id, from_thousandths)
);

-- One lasting order, so that a rate that moves never moves its card; the filters are read beside it.
create index live_qualities on qualities (created_at, fab_id)
  include (category, fabric_type, width_inches, gsm) where is_live and is_active;
