-- A rest that nobody would pay for: a few paise, or what banks took on the way. How much, staff say by currency and day.
create table write_off_limits (
  currency           char(3) not null check (currency in ('INR', 'USD')),
  effective_from     date    not null,
  small_rest_minor   bigint  not null check (small_rest_minor >= 0),
  -- For transfers and letters of credit, from which banks take their charges.
  bank_charges_minor bigint  not null check (bank_charges_minor >= 0),
  primary key (currency, effective_from)
);
create trigger write_off_limits_stay before update or delete on write_off_limits for each row execute function refuse_change();

-- Neither paid nor withheld: given up, and booked as such.
alter table instalments add column written_off_minor bigint not null default 0 check (written_off_minor >= 0);
