-- Who was reminded of an overdue payment, when, by whom and in which words.
create table payment_reminders (
  reminder_id   uuid        primary key,
  brand_id      uuid        not null,
  instalment_id uuid        not null,
  staff_id      uuid        not null references staff_members,
  note          text        not null check (length(note) between 1 and 500),
  sent_at       timestamptz not null,
  foreign key (brand_id, instalment_id) references instalments (brand_id, instalment_id)
);
create index payment_reminders_newest on payment_reminders (instalment_id, sent_at desc);

-- The desk leafs through receipts of all companies, and through the books, newest first.
create index receipts_newest on receipts (given_at desc, number desc);
create index ledger_newest on ledger_entries (at desc, entry_id desc);
