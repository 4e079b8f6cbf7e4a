-- Cloth that is ordered without a quote, and alerts on it.

create table qualities (
  fab_id uuid not null,
  supplier_id uuid not null,
  quality text not null,
  category text not null,
  sub_category_id integer not null,
  fabric_type text not null,
  -- The cloth in the shape of a request's answers, so that one rule compares, draws and weighs both.
  specification jsonb not null,
  hsn text not null,
  gsm real not null,
  width_inches real not null,
  -- `made_to_order` is woven after the order; `stock` is taken from lots; the lots of a `bundle` are sold whole.
  kind text not null,
  -- Metres; a buyer who counts in yards gets the next whole step.
  minimum_thousandths bigint not null,
  minimum_per_colour_thousandths bigint,
  -- The same number of metres or of yards, whichever is ordered.
  step_thousandths bigint not null,
  maximum_thousandths bigint,
  lead_days smallint not null,
  tolerance_percent smallint not null,
  badges text[] default '{}'::text[] not null,
  is_live boolean default false not null,
  is_top_selling boolean default false not null,
  is_active boolean default true not null,
  created_at timestamptz not null,
  -- Lots that the marketplace clears: shown with what is left and until when, and no longer sold afterwards.
  is_on_sale boolean default false not null,
  sale_ends_at timestamptz,
  -- What a ready quality is searched by, spelled as a search is.
  search_text text default '' not null,
  -- Two people may have the same quality or supplier open: a change says which state it was made on.
  revision integer default 0 not null,
  constraint qualities_category_check check (category in ('cotton', 'rayon', 'denim', 'polyester')),
  constraint qualities_check check ((not is_on_sale) or ((sale_ends_at is not null) and (kind <> 'made_to_order'))),
  constraint qualities_gsm_check check (gsm > (0)::double precision),
  constraint qualities_kind_check check (kind in ('made_to_order', 'stock', 'bundle')),
  constraint qualities_lead_days_check check ((lead_days >= 1) and (lead_days <= 365)),
  constraint qualities_maximum_thousandths_check check (maximum_thousandths > 0),
  constraint qualities_minimum_per_colour_thousandths_check check (minimum_per_colour_thousandths > 0),
  constraint qualities_minimum_thousandths_check check (minimum_thousandths > 0),
  constraint qualities_step_thousandths_check check (step_thousandths > 0),
  constraint qualities_tolerance_percent_check check ((tolerance_percent >= 0) and (tolerance_percent <= 20)),
  constraint qualities_width_inches_check check (width_inches > (0)::double precision),
  constraint qualities_pkey primary key (fab_id)
);
comment on table qualities is 'Cloth that can be ordered without a quote: live qualities, top selling ones, stock lots.';
-- One lasting order, so that a rate that moves never moves its card; the filters are read beside it.
create index live_qualities on qualities (created_at, fab_id) include (category, fabric_type, width_inches, gsm) where (is_live and is_active);
create index qualities_by_words on qualities using gin (search_text gin_trgm_ops) where is_active;
create index qualities_on_sale on qualities (sale_ends_at, fab_id) include (category) where (is_on_sale and is_active);
create index top_qualities on qualities (created_at, fab_id) include (category) where (is_top_selling and is_active);

create table quality_rates (
  fab_id uuid not null,
  currency character(3) not null,
  unit text not null,
  effective_from timestamptz not null,
  rate_minor bigint not null,
  -- A rate holds for a while; after that the buyer asks for one. Null: until the next one is published.
  valid_until timestamptz,
  constraint quality_rates_check check (valid_until > effective_from),
  constraint quality_rates_currency_check check (currency in ('INR', 'USD')),
  constraint quality_rates_rate_minor_check check (rate_minor > 0),
  constraint quality_rates_unit_check check (unit in ('metre', 'yard')),
  constraint quality_rates_pkey primary key (fab_id, currency, effective_from)
);
comment on table quality_rates is 'What a quality costs, each price with the moment it begins.';
create trigger quality_rates_stay before delete or update on quality_rates for each row execute function refuse_change();

create table quality_breaks (
  fab_id uuid not null,
  -- Metres.
  from_thousandths bigint not null,
  off_basis_points smallint not null,
  constraint quality_breaks_from_thousandths_check check (from_thousandths > 0),
  constraint quality_breaks_off_basis_points_check check ((off_basis_points >= 1) and (off_basis_points <= 5000)),
  constraint quality_breaks_pkey primary key (fab_id, from_thousandths)
);
comment on table quality_breaks is 'Better rates for more cloth, as a share off whatever is published.';

create table stock_lots (
  lot_id uuid not null,
  fab_id uuid not null,
  colour text,
  -- Metres that nobody holds; the database itself refuses to sell what is not there.
  free_thousandths bigint not null,
  -- Sold as it is: no returns for taste or shade.
  is_as_is boolean default false not null,
  created_at timestamptz not null,
  constraint stock_lots_free_thousandths_check check (free_thousandths >= 0),
  constraint stock_lots_pkey primary key (lot_id)
);
comment on table stock_lots is 'What of a quality lies ready, by colour.';
create index lots_of_quality on stock_lots (fab_id, colour);

create table quality_alerts (
  brand_id uuid not null,
  customer_id uuid not null,
  fab_id uuid not null,
  kind text not null,
  currency character(3) not null,
  below_minor bigint,
  -- The next crossing is told; not again before it has gone back.
  is_armed boolean not null,
  crossings integer default 0 not null,
  created_at timestamptz not null,
  constraint quality_alerts_below_minor_check check (below_minor > 0),
  constraint quality_alerts_check check ((kind = 'below_rate') = (below_minor is not null)),
  constraint quality_alerts_currency_check check (currency in ('INR', 'USD')),
  constraint quality_alerts_kind_check check (kind in ('back_in_stock', 'below_rate')),
  constraint quality_alerts_pkey primary key (brand_id, customer_id, fab_id, kind)
);
comment on table quality_alerts is 'Who wants to hear of a quality: back in stock, or at a rate and below.';
create index alerts_of_quality on quality_alerts (fab_id);

alter table qualities
  add constraint qualities_supplier_id_fkey foreign key (supplier_id) references suppliers(supplier_id);
alter table quality_alerts
  add constraint quality_alerts_brand_id_fkey foreign key (brand_id) references companies(brand_id),
  add constraint quality_alerts_customer_id_fkey foreign key (brand_id, customer_id) references people(brand_id, customer_id),
  add constraint quality_alerts_fab_id_fkey foreign key (fab_id) references qualities(fab_id);
alter table quality_breaks
  add constraint quality_breaks_fab_id_fkey foreign key (fab_id) references qualities(fab_id);
alter table quality_rates
  add constraint quality_rates_fab_id_fkey foreign key (fab_id) references qualities(fab_id);
alter table stock_lots
  add constraint stock_lots_fab_id_fkey foreign key (fab_id) references qualities(fab_id);
