-- The version of a quote whose freight the buyer has asked us for; a next version may be asked about again.
alter table quotes add column freight_asked_version integer check (freight_asked_version > 0);
