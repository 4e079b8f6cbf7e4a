-- What customs say a currency is worth (Customs Act s.14), twice a month: the rupee value of an export follows it, not the bank.
create table customs_rates (
  currency       char(3)        not null check (currency = 'USD'),
  effective_from date           not null,
  rate           numeric(14, 6) not null check (rate > 0),
  primary key (currency, effective_from)
);
create trigger customs_rates_stay before update or delete on customs_rates for each row execute function refuse_change();
