-- Who writes invoices, and tax rates.

create table sellers (
  seller_id uuid not null,
  legal_name text not null,
  gstin character(15) not null,
  state_code character(2) not null,
  address text not null,
  lut text,
  iec text,
  effective_from timestamptz not null,
  lut_financial_year text,
  -- Who writes the invoice must be paid within 45 days if it is micro or small (MSMED Act s.15); who weaves does not matter.
  msme_class text,
  revision integer default 1 not null,
  city text,
  pincode character(6),
  invoice_prefix text default 'SV' not null,
  -- It writes its invoices in another program; number and total are typed from there, and must agree with ours.
  invoices_elsewhere boolean default false not null,
  -- Its turnover is above the threshold, so its invoices need an IRN (CGST rule 48(4)).
  registers_invoices boolean default false not null,
  lut_dated_on date,
  constraint lut_has_number check ((lut_dated_on is null) or (lut is not null)),
  constraint lut_of_a_year check ((lut_financial_year is null) or (lut is not null)),
  constraint sellers_check check (not (registers_invoices and invoices_elsewhere)),
  constraint sellers_invoice_prefix_check check (invoice_prefix ~ '^[A-Z]{1,3}$'),
  constraint sellers_lut_financial_year_check check (lut_financial_year ~ '^[0-9]{2}-[0-9]{2}$'),
  constraint sellers_msme_class_check check (msme_class in ('micro', 'small', 'medium')),
  constraint sellers_pincode_check check (pincode ~ '^[1-9][0-9]{5}$'),
  constraint sellers_pkey primary key (seller_id)
);
comment on table sellers is 'Who writes the invoice; the newest row counts.';

create table seller_banks (
  seller_id uuid not null,
  currency character(3) not null,
  bank_name text not null,
  holder text not null,
  account text not null,
  -- IFSC in India, Swift elsewhere.
  code text not null,
  -- For UPI; only a bank in India has one.
  vpa text,
  effective_from timestamptz not null,
  -- How much one UPI payment may carry is agreed between a seller and its bank; a lakh unless they say otherwise.
  upi_limit_minor bigint,
  made_by uuid,
  released_by uuid,
  waits_until timestamptz,
  -- Branch and place of a seller's bank: what a bank abroad asks for before it opens a letter of credit.
  branch text,
  constraint bank_after_its_wait check (effective_from >= waits_until),
  constraint bank_of_two_people check (made_by <> released_by),
  constraint seller_banks_branch_check check ((length(branch) >= 1) and (length(branch) <= 160)),
  constraint seller_banks_currency_check check (currency in ('INR', 'USD')),
  constraint seller_banks_upi_limit_minor_check check (upi_limit_minor > 0),
  constraint seller_banks_pkey primary key (seller_id, currency, effective_from)
);
comment on table seller_banks is 'Where buyers send a transfer, by the currency they pay in; the newest row that has begun counts.';
create trigger seller_banks_stay before delete or update on seller_banks for each row execute function refuse_change();

create table seller_bank_withdrawals (
  seller_id uuid not null,
  currency character(3) not null,
  effective_from timestamptz not null,
  withdrawn_by uuid not null,
  withdrawn_at timestamptz not null,
  constraint seller_bank_withdrawals_check check (withdrawn_at < effective_from),
  constraint seller_bank_withdrawals_pkey primary key (seller_id, currency, effective_from)
);
comment on table seller_bank_withdrawals is 'Accounts that were taken back before their first day.';
create trigger seller_bank_withdrawals_stay before delete or update on seller_bank_withdrawals for each row execute function refuse_change();

create table tax_rates (
  hsn_prefix text not null,
  effective_from date not null,
  basis_points integer not null,
  constraint tax_rates_basis_points_check check ((basis_points >= 0) and (basis_points <= 10000)),
  constraint tax_rates_hsn_prefix_check check (hsn_prefix ~ '^[0-9]{2,8}$'),
  constraint tax_rates_pkey primary key (hsn_prefix, effective_from)
);
comment on table tax_rates is 'Tax rates by the first digits of the HSN code, each with the day it begins.';
create trigger tax_rates_stay before delete or update on tax_rates for each row execute function refuse_change();

alter table seller_bank_withdrawals
  add constraint seller_bank_withdrawals_seller_id_currency_effective_from_fkey foreign key (seller_id, currency, effective_from) references seller_banks(seller_id, currency, effective_from),
  add constraint seller_bank_withdrawals_withdrawn_by_fkey foreign key (withdrawn_by) references staff_members(staff_id);
alter table seller_banks
  add constraint seller_banks_made_by_fkey foreign key (made_by) references staff_members(staff_id),
  add constraint seller_banks_released_by_fkey foreign key (released_by) references staff_members(staff_id),
  add constraint seller_banks_seller_id_fkey foreign key (seller_id) references sellers(seller_id);

-- Accounts that count: what was withdrawn before its first day never was one.
CREATE VIEW standing_seller_banks AS
 SELECT banks.seller_id,
    banks.currency,
    banks.bank_name,
    banks.holder,
    banks.account,
    banks.code,
    banks.vpa,
    banks.effective_from,
    banks.upi_limit_minor,
    banks.made_by,
    banks.released_by,
    banks.waits_until,
    banks.branch
   FROM seller_banks banks
  WHERE (NOT (EXISTS ( SELECT
           FROM seller_bank_withdrawals gone
          WHERE ((gone.seller_id = banks.seller_id) AND (gone.currency = banks.currency) AND (gone.effective_from = banks.effective_from)))));

insert into tax_rates (hsn_prefix, effective_from, basis_points) values
	('5208', '2017-07-01', 500),
	('5209', '2017-07-01', 500),
	('5210', '2017-07-01', 500),
	('5211', '2017-07-01', 500),
	('5212', '2017-07-01', 500),
	('5407', '2017-07-01', 500),
	('5408', '2017-07-01', 500),
	('5512', '2017-07-01', 500),
	('5513', '2017-07-01', 500),
	('5514', '2017-07-01', 500),
	('5515', '2017-07-01', 500),
	('5516', '2017-07-01', 500),
	('5007', '2017-07-01', 500),
	('5112', '2017-07-01', 500),
	('5309', '2017-07-01', 500);
