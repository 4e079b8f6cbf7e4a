-- A buyer may ask for another lead time or other payment terms, with or without another rate; null is as quoted.
alter table counter_offers
  add column lead_days       smallint check (lead_days between 1 and 365),
  add column advance_percent smallint check (advance_percent between 0 and 100),
  add column credit_days     smallint check (credit_days between 0 and 365);

-- Days from dispatch to the buyer's place, as the supplier or the desk says it; null is "not quoted".
alter table quote_versions add column transit_days smallint check (transit_days between 0 and 120);
