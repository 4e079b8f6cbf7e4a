-- A letter of credit stands for the whole order: it names its sum, and covers every instalment that is not on credit.
alter table letters_of_credit
  add column amount_minor bigint check (amount_minor > 0),
  add column currency     char(3) check (currency in ('INR', 'USD'));
update letters_of_credit set amount_minor = payment_orders.amount_minor, currency = payment_orders.currency
from payment_orders where payment_orders.payment_order_id = letters_of_credit.payment_order_id;
alter table letters_of_credit alter column amount_minor set not null, alter column currency set not null;

-- How much one UPI payment may carry is agreed between a seller and its bank; a lakh unless they say otherwise.
alter table seller_banks add column upi_limit_minor bigint check (upi_limit_minor > 0);

-- On which days of the week banks rest; 0 is Sunday. Holidays are days of their own.
create table bank_days_off (
  market         text       not null check (market in ('IN', 'BD', 'INTL')),
  effective_from date       not null,
  weekdays       smallint[] not null check (weekdays <@ array[0, 1, 2, 3, 4, 5, 6]::smallint[] and cardinality(weekdays) < 7),
  primary key (market, effective_from)
);
insert into bank_days_off (market, effective_from, weekdays) values
  ('IN', '2000-01-01', '{0}'), ('BD', '2000-01-01', '{5,6}'), ('INTL', '2000-01-01', '{6,0}');
create trigger bank_days_off_stay before update or delete on bank_days_off for each row execute function refuse_change();
