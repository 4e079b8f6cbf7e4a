-- A refund of an advance gives a refund voucher (CGST rule 51), numbered without gaps in a financial year.
create table refund_voucher_series (
  financial_year text    primary key check (financial_year ~ '^[0-9]{2}-[0-9]{2}$'),
  last_serial    integer not null check (last_serial > 0)
);
alter table refunds add column voucher_number text unique;
