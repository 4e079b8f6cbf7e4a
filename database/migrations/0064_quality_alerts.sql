-- Who wants to hear of a quality: back in stock, or at a rate and below. Told once for each crossing.
create table quality_alerts (
  brand_id    uuid        not null references companies,
  customer_id uuid        not null references people,
  fab_id      uuid        not null references qualities,
  kind        text        not null check (kind in ('back_in_stock', 'below_rate')),
  currency    char(3)     not null check (currency in ('INR', 'USD')),
  below_minor bigint      check (below_minor > 0),
  -- The next crossing is told; not again before it has gone back.
  is_armed    boolean     not null,
  crossings   integer     not null default 0,
  created_at  timestamptz not null,
  primary key (customer_id, fab_id, kind),
  check ((kind = 'below_rate') = (below_minor is not null))
);
create index alerts_of_quality on quality_alerts (fab_id);
