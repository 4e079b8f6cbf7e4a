-- How long the way takes belongs to the way, like what it costs; null: nobody has said.
alter table freight_rates add column transit_days smallint check (transit_days between 1 and 120);
alter table ports add column transit_days smallint check (transit_days between 1 and 120);
