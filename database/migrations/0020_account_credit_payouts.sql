-- Account credit that a company wants back: to its own bank account, by people, with the bank's reference kept.
create table account_credit_payouts (
  payout_id    uuid        primary key,
  brand_id     uuid        not null references companies,
  amount_minor bigint      not null check (amount_minor > 0),
  currency     char(3)     not null check (currency in ('INR', 'USD')),
  state        text        not null check (state in ('asked', 'approved', 'sent', 'refused')),
  asked_at     timestamptz not null,
  approved_by  uuid        references staff_members,
  settled_by   uuid        references staff_members,
  settled_at   timestamptz,
  -- Of the transfer, or why it was refused.
  reference    text,
  check ((state in ('sent', 'refused')) = (settled_at is not null))
);
create unique index one_open_payout on account_credit_payouts (brand_id, currency) where state in ('asked', 'approved');
create index payouts_by_state on account_credit_payouts (state, asked_at, payout_id);
