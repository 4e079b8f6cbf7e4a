-- One forecast for each order in work: every list, sheet and screen reads it here.
alter table orders
  -- Days from dispatch to the buyer's place as the quote promised them; null where nobody has said.
  add column transit_days    smallint check (transit_days between 0 and 120),
  add column likely_dispatch date,
  add column likely_delivery date,
  -- The buyer's day on which the forecast was made; null: to be made.
  add column forecast_on     date;

create index orders_forecast on orders (order_id) where status in ('created', 'dispatched', 'warehouse');

-- What further rounds take is known from the rounds themselves.
alter table plan_tasks drop column extra_days;
