-- Out of whose act a refund came: above the set sum they give neither of its two words.
alter table refunds add column made_by uuid references staff_members;
alter table issue_offers add column made_by uuid references staff_members;

-- The line of the bank statement by which a transfer was found.
alter table bank_transfers add column statement_line text;

-- An account of a seller is entered by one person, let in by another, and used a day after that.
alter table seller_banks
  add column made_by uuid references staff_members,
  add column released_by uuid references staff_members,
  add column waits_until timestamptz,
  add constraint bank_of_two_people check (made_by <> released_by),
  add constraint bank_after_its_wait check (effective_from >= waits_until);

-- Before its first day an account can be taken back; rows themselves never change.
create table seller_bank_withdrawals (
  seller_id      uuid        not null,
  currency       char(3)     not null,
  effective_from timestamptz not null,
  withdrawn_by   uuid        not null references staff_members,
  withdrawn_at   timestamptz not null,
  primary key (seller_id, currency, effective_from),
  foreign key (seller_id, currency, effective_from) references seller_banks,
  check (withdrawn_at < effective_from)
);
create trigger seller_bank_withdrawals_stay before update or delete on seller_bank_withdrawals
  for each row execute function refuse_change();
