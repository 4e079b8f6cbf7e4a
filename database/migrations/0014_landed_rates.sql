-- A rate ex-mill or FOB is not a landed rate: freight is the buyer's, not free. What was derived wrongly is taken back;
-- rate, costs and terms of the versions stay as they were sent.
alter table quote_versions disable trigger quote_versions_stay;
update quote_versions set landed_rate_minor = null
where delivery_term not in ('landed', 'cnf') and landed_rate_minor is not null;
alter table quote_versions enable trigger quote_versions_stay;
alter table quote_versions
  add constraint landed_rates_include_freight check (landed_rate_minor is null or delivery_term in ('landed', 'cnf'));
