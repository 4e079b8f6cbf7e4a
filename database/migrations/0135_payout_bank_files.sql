-- Account credit leaves by a file for the bank: released by people first, then written into one file, then confirmed with its UTR.
create sequence payout_numbers as bigint;

create table payout_bank_files (
  file_id     uuid        primary key,
  number      bigint      not null unique generated always as identity,
  currency    char(3)     not null check (currency in ('INR', 'USD')),
  payouts     integer     not null check (payouts > 0),
  total_minor bigint      not null check (total_minor > 0),
  made_by     uuid        not null references staff_members,
  made_at     timestamptz not null,
  -- The rows with whole bank numbers, under the server's own key: a file that is fetched again is the same file.
  sealed_rows text        not null
);
create index payout_files_by_time on payout_bank_files (made_at desc, file_id desc);

alter table account_credit_payouts
  add column number text,
  add column asked_by uuid references people (customer_id),
  add column released_by uuid references staff_members,
  add column released_at timestamptz,
  -- The account that the release was given for; another one needs a new release.
  add column account_changed_at timestamptz,
  add column returned_by uuid references staff_members,
  add column file_id uuid references payout_bank_files;
update account_credit_payouts set number = 'AC-' || to_char(asked_at, 'YY') || '-' || lpad(nextval('payout_numbers')::text, 6, '0');
alter table account_credit_payouts alter column number set not null;
alter table account_credit_payouts add constraint one_payout_number unique (number);

alter table account_credit_payouts drop constraint account_credit_payouts_state_check;
alter table account_credit_payouts add constraint account_credit_payouts_state_check
  check (state in ('asked', 'approved', 'released', 'at_bank', 'sent', 'refused'));
alter table account_credit_payouts add constraint released_by_somebody
  check ((state in ('released', 'at_bank')) <= (released_by is not null));
alter table account_credit_payouts add constraint at_bank_by_a_file check ((state = 'at_bank') <= (file_id is not null));
alter table account_credit_payouts add constraint two_different_people check (approved_by <> released_by);

drop index one_open_payout;
create unique index one_open_payout on account_credit_payouts (brand_id, currency)
  where state in ('asked', 'approved', 'released', 'at_bank');
-- A bank gives every transfer a reference of its own.
create unique index one_payout_a_utr on account_credit_payouts (reference) where state = 'sent' and file_id is not null;
create index payouts_of_file on account_credit_payouts (file_id) where file_id is not null;
