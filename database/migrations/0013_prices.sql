-- Tables that staff keep: freight, ports, exchange rates and days off.

create table freight_zones (
  pincode_prefix text not null,
  effective_from date not null,
  -- Null ends the service from this day on.
  zone text,
  constraint freight_zones_pincode_prefix_check check (pincode_prefix ~ '^[1-9][0-9]{1,5}$'),
  constraint freight_zones_pkey primary key (pincode_prefix, effective_from)
);
comment on table freight_zones is 'Which PIN codes belong to which freight zone, each row with the day it begins.';
create trigger freight_zones_stay before delete or update on freight_zones for each row execute function refuse_change();

create table freight_rates (
  from_zone text not null,
  to_zone text not null,
  up_to_kg integer not null,
  effective_from date not null,
  -- For each kilogram, and at least the base.
  per_kg_minor bigint not null,
  base_minor bigint not null,
  -- How long the way takes belongs to the way, like what it costs; null: nobody has said.
  transit_days smallint,
  constraint freight_rates_base_minor_check check (base_minor >= 0),
  constraint freight_rates_per_kg_minor_check check (per_kg_minor >= 0),
  constraint freight_rates_transit_days_check check ((transit_days >= 1) and (transit_days <= 120)),
  constraint freight_rates_up_to_kg_check check (up_to_kg > 0),
  constraint freight_rates_pkey primary key (from_zone, to_zone, up_to_kg, effective_from)
);
comment on table freight_rates is 'What freight between two zones costs by weight, each row with the day it begins.';
create trigger freight_rates_stay before delete or update on freight_rates for each row execute function refuse_change();

create table ports (
  port text not null,
  country character(2) not null,
  effective_from date not null,
  is_served boolean not null,
  -- In US dollars; null: served, but freight is quoted case by case.
  per_kg_minor bigint,
  base_minor bigint,
  transit_days smallint,
  constraint ports_base_minor_check check (base_minor >= 0),
  constraint ports_per_kg_minor_check check (per_kg_minor >= 0),
  constraint ports_transit_days_check check ((transit_days >= 1) and (transit_days <= 120)),
  constraint ports_pkey primary key (port, effective_from)
);
comment on table ports is 'What freight to a port abroad costs, each row with the day it begins.';
create trigger ports_stay before delete or update on ports for each row execute function refuse_change();

create table loading_ports (
  port text not null,
  city text not null,
  -- Freight to it follows the table of zones.
  pincode text not null,
  effective_from date not null,
  is_used boolean not null,
  constraint loading_ports_pincode_check check (pincode ~ '^[1-9][0-9]{5}$'),
  constraint loading_ports_pkey primary key (port, effective_from)
);
comment on table loading_ports is 'Where exports go on board, and what brings the goods there.';
create trigger loading_ports_stay before delete or update on loading_ports for each row execute function refuse_change();

create table exchange_rates (
  from_currency character(3) not null,
  to_currency character(3) not null,
  effective_from date not null,
  rate numeric(14,6) not null,
  constraint exchange_rates_check check (from_currency <> to_currency),
  constraint exchange_rates_from_currency_check check (from_currency in ('INR', 'USD')),
  constraint exchange_rates_rate_check check (rate > (0)::numeric),
  constraint exchange_rates_to_currency_check check (to_currency in ('INR', 'USD')),
  constraint exchange_rates_pkey primary key (from_currency, to_currency, effective_from)
);
comment on table exchange_rates is 'What a currency is worth for prices, each row with the day it begins.';
create trigger exchange_rates_stay before delete or update on exchange_rates for each row execute function refuse_change();

create table customs_rates (
  currency character(3) not null,
  effective_from date not null,
  rate numeric(14,6) not null,
  constraint customs_rates_currency_check check (currency = 'USD'),
  constraint customs_rates_rate_check check (rate > (0)::numeric),
  constraint customs_rates_pkey primary key (currency, effective_from)
);
comment on table customs_rates is 'What customs say a currency is worth, twice a month.';
create trigger customs_rates_stay before delete or update on customs_rates for each row execute function refuse_change();

create table holidays (
  market text not null,
  day date not null,
  name text not null,
  constraint holidays_market_check check (market in ('IN', 'BD', 'INTL')),
  constraint holidays_pkey primary key (market, day)
);
comment on table holidays is 'Days on which banks and offices rest.';
create trigger holidays_stay before delete or update on holidays for each row execute function refuse_change();

create table bank_days_off (
  market text not null,
  effective_from date not null,
  weekdays smallint[] not null,
  constraint bank_days_off_market_check check (market in ('IN', 'BD', 'INTL')),
  constraint bank_days_off_weekdays_check check ((weekdays <@ array[(0)::smallint, (1)::smallint, (2)::smallint, (3)::smallint, (4)::smallint, (5)::smallint, (6)::smallint]) and (cardinality(weekdays) < 7)),
  constraint bank_days_off_pkey primary key (market, effective_from)
);
comment on table bank_days_off is 'On which days of the week banks rest; 0 is Sunday.';
create trigger bank_days_off_stay before delete or update on bank_days_off for each row execute function refuse_change();

create table working_days_off (
  market text not null,
  effective_from date not null,
  weekdays smallint[] not null,
  constraint working_days_off_market_check check (market in ('IN', 'BD', 'INTL')),
  constraint working_days_off_weekdays_check check ((weekdays <@ array[(0)::smallint, (1)::smallint, (2)::smallint, (3)::smallint, (4)::smallint, (5)::smallint, (6)::smallint]) and (cardinality(weekdays) < 7)),
  constraint working_days_off_pkey primary key (market, effective_from)
);
comment on table working_days_off is 'On which days of the week mills and offices rest; 0 is Sunday.';
create trigger working_days_off_stay before delete or update on working_days_off for each row execute function refuse_change();

create table mill_closures (
  market text not null,
  from_day date not null,
  to_day date not null,
  name text not null,
  constraint mill_closures_check check ((to_day >= from_day) and (to_day <= (from_day + 30))),
  constraint mill_closures_market_check check (market in ('IN', 'BD', 'INTL')),
  constraint mill_closures_pkey primary key (market, from_day)
);
comment on table mill_closures is 'When looms and process houses stand still around the great festivals.';
create trigger mill_closures_stay before delete or update on mill_closures for each row execute function refuse_change();

create table write_off_limits (
  currency character(3) not null,
  effective_from date not null,
  small_rest_minor bigint not null,
  -- For transfers and letters of credit, from which banks take their charges.
  bank_charges_minor bigint not null,
  constraint write_off_limits_bank_charges_minor_check check (bank_charges_minor >= 0),
  constraint write_off_limits_currency_check check (currency in ('INR', 'USD')),
  constraint write_off_limits_small_rest_minor_check check (small_rest_minor >= 0),
  constraint write_off_limits_pkey primary key (currency, effective_from)
);
comment on table write_off_limits is 'Up to which rest a payment counts as whole, by currency and day.';
create trigger write_off_limits_stay before delete or update on write_off_limits for each row execute function refuse_change();

insert into bank_days_off (market, effective_from, weekdays) values
	('IN', '2000-01-01', '{0}'),
	('BD', '2000-01-01', '{5,6}'),
	('INTL', '2000-01-01', '{6,0}');

insert into working_days_off (market, effective_from, weekdays) values
	('IN', '2000-01-01', '{0}'),
	('BD', '2000-01-01', '{5}'),
	('INTL', '2000-01-01', '{6,0}');
