-- What one member of staff typed and a second one has to let take effect: kept as it was typed, and never done twice.
create table held_acts (
  act_id       uuid        primary key,
  act          text        not null check (act in ('claim_offer', 'transfer_match', 'letter_of_credit', 'credit_limit', 'seller_bank', 'price_row')),
  -- The transfer, claim, company, seller or row that it is about.
  subject      text        not null,
  -- Null where it is about no company.
  brand_id     uuid        references companies,
  title        text        not null,
  amount_minor bigint      check (amount_minor >= 0),
  currency     char(3)     check (currency in ('INR', 'USD')),
  typed        jsonb       not null,
  -- The same in words, for whoever gives the second one: label and value by turns.
  facts        jsonb       not null check (jsonb_typeof(facts) = 'array'),
  state        text        not null check (state in ('waiting', 'released', 'withdrawn')),
  made_by      uuid        not null references staff_members,
  made_at      timestamptz not null,
  -- The maker's own word is the first, until somebody else's takes its place.
  approved_by  uuid        not null references staff_members,
  released_by  uuid        references staff_members,
  withdrawn_by uuid        references staff_members,
  settled_at   timestamptz,
  check ((amount_minor is null) = (currency is null)),
  check ((state = 'waiting') = (settled_at is null)),
  check ((state = 'released') = (released_by is not null)),
  check ((state = 'withdrawn') = (withdrawn_by is not null)),
  constraint two_different_words check (approved_by <> released_by),
  constraint released_by_another check (made_by <> released_by)
);
create unique index one_waiting_act on held_acts (act, subject) where state = 'waiting';
create index waiting_acts on held_acts (made_at, act_id) where state = 'waiting';
