-- Instalments, payments and the ledger.

-- Account credit leaves by a file for the bank: released by people first, then written into one file, then confirmed with its UTR.
create sequence payout_numbers;

create table instalments (
  instalment_id uuid not null,
  brand_id uuid not null,
  order_id uuid not null,
  "position" smallint not null,
  kind text not null,
  amount_minor bigint not null,
  currency character(3) not null,
  paid_minor bigint default 0 not null,
  -- Tax the buyer deducts and pays to the state in our name: it does not show as due.
  withheld_minor bigint default 0 not null,
  -- Null while it is open when the day will be: credit runs from the tax invoice.
  due_on date,
  state text not null,
  paid_at timestamptz,
  created_at timestamptz not null,
  -- Neither paid nor withheld: given up, and booked as such.
  written_off_minor bigint default 0 not null,
  -- A transfer or a letter of credit that the buyer reported and we are still checking: kept beside what it pays, so that
  -- no list ever asks for the same money again.
  reported_by text,
  -- As it was agreed with the order: papers of the order print it, whatever is billed since.
  agreed_minor bigint default 0 not null,
  -- The shipment it is for, once that is packed or invoiced.
  dispatch_id uuid,
  -- From then on it is owed; before, money for it is an advance.
  invoiced_on date,
  -- What tax invoices have taken of an advance.
  applied_minor bigint default 0 not null,
  constraint instalments_agreed_minor_check check (agreed_minor >= 0),
  -- What is billed less may take the whole of a small last instalment.
  constraint instalments_amount_minor_check check (amount_minor >= 0),
  constraint instalments_applied_minor_check check (applied_minor >= 0),
  constraint instalments_check check ((invoiced_on is null) or (dispatch_id is not null)),
  constraint instalments_check1 check (applied_minor <= ((paid_minor + withheld_minor) + written_off_minor)),
  constraint instalments_currency_check check (currency in ('INR', 'USD')),
  -- Billing follows what was really dispatched: instalments move with it, and more than was paid for is an instalment of its own.
  constraint instalments_kind_check check (kind in ('advance', 'balance', 'credit', 'adjustment')),
  constraint instalments_paid_minor_check check (paid_minor >= 0),
  constraint instalments_position_check check (("position" >= 1) and ("position" <= 400)),
  constraint instalments_reported_by_check check (reported_by in ('bank_transfer', 'letter_of_credit')),
  constraint instalments_state_check check (state in ('open', 'covered', 'paid', 'cancelled')),
  constraint instalments_withheld_minor_check check (withheld_minor >= 0),
  constraint instalments_written_off_minor_check check (written_off_minor >= 0),
  constraint instalments_order_id_position_key unique (brand_id, order_id, "position"),
  constraint instalments_pkey primary key (brand_id, instalment_id)
);
comment on table instalments is 'The parts in which an order is paid.';
create index instalments_by_id on instalments (instalment_id);
create index instalments_due on instalments (brand_id, state, due_on, instalment_id);
-- What is due on a day is looked for once a day, over all companies.
create index instalments_due_on on instalments (due_on, instalment_id) where (state in ('open', 'covered'));
create index instalments_of_dispatch on instalments (brand_id, dispatch_id) where (dispatch_id is not null);
-- The desk reads these over all companies.
create index instalments_of_order on instalments (order_id, "position");
create index instalments_paid on instalments (brand_id, paid_at desc, instalment_id desc) where (state = 'paid');

create table payment_links (
  link_id uuid not null,
  brand_id uuid not null,
  order_id uuid not null,
  instalment_id uuid not null,
  method text not null,
  key_hash bytea not null,
  created_by uuid not null,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  -- A link can be ended before its time.
  ended_at timestamptz,
  constraint payment_links_key_hash_key unique (key_hash, brand_id),
  constraint payment_links_pkey primary key (brand_id, link_id)
);
comment on table payment_links is 'By a link somebody else can pay an instalment; only the hash of its key is kept.';
create index payment_links_by_id on payment_links (link_id);
create index payment_links_of_instalment on payment_links (brand_id, instalment_id);
create index payment_links_of_order on payment_links (brand_id, order_id);

create table payment_orders (
  payment_order_id uuid not null,
  brand_id uuid not null,
  order_id uuid not null,
  instalment_id uuid not null,
  provider text not null,
  -- Ours goes into every signature check, never the one a browser sends.
  provider_order_id text,
  method text not null,
  -- Frozen here: the provider is asked for exactly this.
  amount_minor bigint not null,
  currency character(3) not null,
  status text not null,
  -- How many attempts were begun; the last one is under way exactly while the status says so.
  attempts smallint default 0 not null,
  -- Opened by whoever holds this link; the provider then leads back to the link's page.
  link_id uuid,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  settled_at timestamptz,
  -- When the provider is asked next, in case nobody tells us; null once there is nothing left to hear.
  poll_after timestamptz,
  constraint payment_orders_amount_minor_check check (amount_minor > 0),
  constraint payment_orders_attempts_check check (attempts >= 0),
  constraint payment_orders_currency_check check (currency in ('INR', 'USD')),
  -- Money kept for a company pays like any other way, only that nobody outside is asked.
  constraint payment_orders_provider_check check (provider in ('sandbox', 'razorpay', 'stripe', 'bank', 'credit',
    'letter_of_credit', 'advance')),
  constraint payment_orders_status_check check (status in ('created', 'attempted', 'captured', 'failed', 'expired',
    'refunded')),
  constraint payment_orders_pkey primary key (brand_id, payment_order_id),
  constraint payment_orders_provider_provider_order_id_key unique (provider, provider_order_id, brand_id)
);
comment on table payment_orders is 'An attempt to pay an instalment by one method.';
create unique index one_open_payment_order on payment_orders (brand_id, instalment_id) where (status in ('created',
  'attempted', 'failed'));
create index payment_orders_by_id on payment_orders (payment_order_id);
create index payment_orders_of_instalment on payment_orders (instalment_id);
create index payment_orders_of_order on payment_orders (brand_id, order_id, created_at);
create index payment_orders_to_expire on payment_orders (expires_at) where (status in ('created', 'attempted',
  'failed'));
create index payment_orders_to_poll on payment_orders (poll_after) where (poll_after is not null);
create trigger payment_orders_kept before delete on payment_orders for each row execute function refuse_removal();
create trigger payment_orders_kept_whole before truncate on payment_orders for each statement execute function refuse_removal();

create table captures (
  capture_id uuid not null,
  brand_id uuid not null,
  payment_order_id uuid not null,
  provider text not null,
  provider_payment_id text not null,
  amount_minor bigint not null,
  currency character(3) not null,
  method text not null,
  reported_by text not null,
  captured_at timestamptz not null,
  constraint captures_amount_minor_check check (amount_minor > 0),
  constraint captures_told_by_check check (reported_by in ('browser', 'webhook', 'poll', 'staff', 'credit')),
  constraint captures_pkey primary key (brand_id, capture_id),
  constraint captures_provider_provider_payment_id_key unique (provider, provider_payment_id, brand_id)
);
comment on table captures is 'Money that came, once per payment of a provider, whoever tells of it first.';
create index captures_by_id on captures (capture_id);
create index captures_of_payment_order on captures (brand_id, payment_order_id);
create trigger captures_kept before delete on captures for each row execute function refuse_removal();
create trigger captures_kept_whole before truncate on captures for each statement execute function refuse_removal();

create table provider_events (
  provider text not null,
  event_id text not null,
  kind text not null,
  provider_order_id text,
  provider_payment_id text,
  received_at timestamptz not null,
  handled_at timestamptz,
  outcome text,
  constraint provider_events_pkey primary key (provider, event_id)
);
comment on table provider_events is 'Each event of a provider, so that it has one effect.';
-- Notices of providers that nobody could make sense of, for people to look at.
create index provider_events_in_doubt on provider_events (received_at) where (outcome = 'unknown_at_provider');
create index provider_events_to_handle on provider_events (received_at) where (handled_at is null);

create table refused_payment_proofs (
  proof_id uuid not null,
  brand_id uuid,
  payment_order_id uuid,
  provider text not null,
  kind text not null,
  reason text not null,
  at timestamptz not null,
  constraint refused_payment_proofs_kind_check check (kind in ('browser', 'webhook', 'poll')),
  constraint refused_payment_proofs_pkey primary key (proof_id)
);
comment on table refused_payment_proofs is 'What was refused and why: forged signatures, other amounts, another order''s answer.';
create index refused_payment_proofs_newest on refused_payment_proofs (at desc);

create table bank_transfers (
  transfer_id uuid not null,
  brand_id uuid not null,
  payment_order_id uuid not null,
  utr text not null,
  amount_minor bigint not null,
  withheld_minor bigint default 0 not null,
  paid_on date not null,
  proof_file_id uuid,
  state text not null,
  reported_at timestamptz not null,
  settled_at timestamptz,
  settled_by uuid,
  refuse_reason text,
  -- The line of the bank statement by which a transfer was found.
  statement_line text,
  constraint bank_transfers_amount_minor_check check (amount_minor > 0),
  -- A buyer reports a transfer or a letter of credit; until now the rows said "told".
  constraint bank_transfers_state_check check (state in ('reported', 'matched', 'refused')),
  constraint bank_transfers_withheld_minor_check check (withheld_minor >= 0),
  constraint bank_transfers_pkey primary key (brand_id, transfer_id)
);
comment on table bank_transfers is 'Transfers that buyers report and staff match with a statement.';
create index bank_transfers_by_id on bank_transfers (transfer_id);
create unique index one_match_of_utr on bank_transfers (utr, brand_id) where (state = 'matched');
-- The same transfer cannot pay twice.
create unique index one_use_of_utr on bank_transfers (brand_id, utr) where (state <> 'refused');
create index transfers_by_state on bank_transfers (state, reported_at, transfer_id);
create index transfers_by_utr on bank_transfers (utr);
create index transfers_of_payment_order on bank_transfers (brand_id, payment_order_id, reported_at);
create index transfers_of_proof_file on bank_transfers (brand_id, proof_file_id) where (proof_file_id is not null);
create trigger bank_transfers_kept before delete on bank_transfers for each row execute function refuse_removal();
create trigger bank_transfers_kept_whole before truncate on bank_transfers for each statement execute function refuse_removal();

create table letters_of_credit (
  lc_id uuid not null,
  brand_id uuid not null,
  payment_order_id uuid not null,
  number text not null,
  bank text not null,
  expires_on date not null,
  file_id uuid,
  state text not null,
  reported_at timestamptz not null,
  settled_by uuid,
  settled_at timestamptz,
  amount_minor bigint not null,
  currency character(3) not null,
  constraint letters_of_credit_amount_minor_check check (amount_minor > 0),
  constraint letters_of_credit_currency_check check (currency in ('INR', 'USD')),
  -- A buyer may withdraw a letter of credit until staff have accepted it.
  constraint letters_of_credit_state_check check (state in ('reported', 'accepted', 'paid', 'refused', 'withdrawn')),
  constraint letters_of_credit_pkey primary key (brand_id, lc_id)
);
comment on table letters_of_credit is 'Letters of credit that buyers report and staff accept.';
create index letters_by_number on letters_of_credit (upper(number));
create index letters_by_state on letters_of_credit (state, reported_at, lc_id);
create index letters_of_credit_by_id on letters_of_credit (lc_id);
create index letters_of_file on letters_of_credit (brand_id, file_id) where (file_id is not null);
create index letters_of_payment_order on letters_of_credit (brand_id, payment_order_id);
create trigger letters_of_credit_kept before delete on letters_of_credit for each row execute function refuse_removal();
create trigger letters_of_credit_kept_whole before truncate on letters_of_credit for each statement execute function refuse_removal();

create table refunds (
  refund_id uuid not null,
  brand_id uuid not null,
  order_id uuid not null,
  capture_id uuid not null,
  amount_minor bigint not null,
  currency character(3) not null,
  reason text not null,
  state text not null,
  provider_refund_id text,
  asked_at timestamptz not null,
  approved_by uuid,
  released_by uuid,
  sent_at timestamptz,
  -- How often the provider failed: each further try is another refund for it.
  failures smallint default 0 not null,
  failure_reason text,
  -- When the provider is asked next how a refund stands.
  poll_after timestamptz,
  voucher_number text,
  -- One payment may give money back for several claims, each of them once.
  issue_id uuid,
  -- Out of whose act a refund came: above the set sum they give neither of its two words.
  made_by uuid,
  constraint refunds_amount_minor_check check (amount_minor > 0),
  constraint refunds_failures_check check (failures >= 0),
  constraint refunds_pending_known check ((state <> 'pending') or (provider_refund_id is not null)),
  -- A provider may work on a refund for days, and may fail in the end.
  constraint refunds_state_check check (state in ('asked', 'approved', 'released', 'pending', 'sent', 'failed')),
  constraint refunds_pkey primary key (brand_id, refund_id),
  constraint refunds_voucher_number_key unique (voucher_number, brand_id)
);
comment on table refunds is 'Money that goes back, and how far it has come.';
create unique index one_refund_of_a_reason on refunds (brand_id, capture_id, reason, coalesce(issue_id, '00000000-0000-0000-0000-000000000000'::uuid));
create index refunds_by_capture on refunds (capture_id);
create index refunds_by_id on refunds (refund_id);
create index refunds_by_state on refunds (state, asked_at, refund_id);
create index refunds_of_capture on refunds (brand_id, capture_id);
create index refunds_of_order on refunds (brand_id, order_id);
create index refunds_to_poll on refunds (poll_after) where (state = 'pending');
create trigger refunds_kept before delete on refunds for each row execute function refuse_removal();
create trigger refunds_kept_whole before truncate on refunds for each statement execute function refuse_removal();

create table credit_uses (
  order_id uuid not null,
  brand_id uuid not null,
  amount_minor bigint not null,
  released_at timestamptz,
  constraint credit_uses_amount_minor_check check (amount_minor > 0),
  constraint credit_uses_pkey primary key (brand_id, order_id)
);
comment on table credit_uses is 'What of a company''s credit an order uses.';
create index credit_uses_by_id on credit_uses (order_id);
create trigger credit_uses_kept before delete on credit_uses for each row execute function refuse_removal();
create trigger credit_uses_kept_whole before truncate on credit_uses for each statement execute function refuse_removal();

create table ledger_entries (
  entry_id uuid not null,
  brand_id uuid not null,
  order_id uuid,
  kind text not null,
  -- The same fact is never written twice.
  cause text not null,
  at timestamptz not null,
  -- The day in the books: of an invoice its date, of everything else the day it was written, in India.
  booked_on date not null,
  -- Entries of what we buy: of the company whose order it is for, but never part of what that company reads or is given.
  supplier_id uuid,
  constraint ledger_entries_cause_key unique (brand_id, cause),
  constraint ledger_entries_pkey primary key (brand_id, entry_id)
);
comment on table ledger_entries is 'Double entry: the lines of an entry add up to zero, and nothing is ever changed or removed.';
create index ledger_days_of_brand on ledger_entries (brand_id, booked_on, at);
create index ledger_entries_by_id on ledger_entries (entry_id);
create index ledger_newest on ledger_entries (at desc, entry_id desc);
create index ledger_of_brand on ledger_entries (brand_id, at desc);
create index ledger_of_order on ledger_entries (order_id, at);
create index ledger_of_supplier on ledger_entries (supplier_id, at) where (supplier_id is not null);
create trigger ledger_entries_stay before delete or update on ledger_entries for each row execute function refuse_change();
create trigger ledger_entries_stay_whole before truncate on ledger_entries for each statement execute function refuse_change();

create table ledger_lines (
  entry_id uuid not null,
  "position" smallint not null,
  brand_id uuid not null,
  account text not null,
  currency character(3) not null,
  -- Debit above zero, credit below.
  amount_minor bigint not null,
  constraint ledger_lines_amount_minor_check check (amount_minor <> 0),
  constraint ledger_lines_currency_check check (currency in ('INR', 'USD')),
  constraint ledger_lines_pkey primary key (brand_id, entry_id, "position")
);
comment on table ledger_lines is 'The lines of an entry of the ledger.';
create index ledger_balances on ledger_lines (brand_id, account, currency) include (amount_minor);
create index ledger_lines_by_id on ledger_lines (entry_id, "position");
create constraint trigger ledger_lines_balance after insert on ledger_lines deferrable initially deferred for each row execute function assert_entry_balanced();
create trigger ledger_lines_stay before delete or update on ledger_lines for each row execute function refuse_change();
create trigger ledger_lines_stay_whole before truncate on ledger_lines for each statement execute function refuse_change();

create table receipts (
  number text not null,
  brand_id uuid not null,
  payment_order_id uuid not null,
  capture_id uuid not null,
  -- Tax the buyer deducted from this payment.
  withheld_minor bigint not null,
  -- Of the whole order, after this payment.
  left_minor bigint not null,
  given_at timestamptz not null,
  -- What of a payment was more than the order asked for, and is account credit since: the receipt names it.
  kept_minor bigint default 0 not null,
  constraint receipts_kept_minor_check check (kept_minor >= 0),
  constraint receipts_left_minor_check check (left_minor >= 0),
  constraint receipts_withheld_minor_check check (withheld_minor >= 0),
  constraint receipts_capture_id_key unique (brand_id, capture_id),
  constraint receipts_pkey primary key (brand_id, number)
);
comment on table receipts is 'Receipts for money that came; what was written on the day stays.';
create index receipts_by_id on receipts (number);
create index receipts_by_words on receipts using gin (lower(number) gin_trgm_ops);
-- The desk leafs through receipts of all companies, and through the books, newest first.
create index receipts_newest on receipts (given_at desc, number desc);
create index receipts_of_capture on receipts (capture_id);
create index receipts_of_payment_order on receipts (brand_id, payment_order_id, given_at);
create trigger receipts_stay before delete or update on receipts for each row execute function refuse_change();
create trigger receipts_stay_whole before truncate on receipts for each statement execute function refuse_change();

create table payout_bank_files (
  file_id uuid not null,
  number bigint generated always as identity,
  currency character(3) not null,
  payouts integer not null,
  total_minor bigint not null,
  made_by uuid not null,
  made_at timestamptz not null,
  -- The rows with whole bank numbers, under the server's own key: a file that is fetched again is the same file.
  sealed_rows text not null,
  constraint payout_bank_files_currency_check check (currency in ('INR', 'USD')),
  constraint payout_bank_files_payouts_check check (payouts > 0),
  constraint payout_bank_files_total_minor_check check (total_minor > 0),
  constraint payout_bank_files_number_key unique (number),
  constraint payout_bank_files_pkey primary key (file_id)
);
comment on table payout_bank_files is 'Files of payouts for the bank, as they were made.';
create index payout_files_by_time on payout_bank_files (made_at desc, file_id desc);
create trigger payout_bank_files_stay before delete or update on payout_bank_files for each row execute function refuse_change();
create trigger payout_bank_files_stay_whole before truncate on payout_bank_files for each statement execute function refuse_change();

create table account_credit_payouts (
  payout_id uuid not null,
  brand_id uuid not null,
  amount_minor bigint not null,
  currency character(3) not null,
  state text not null,
  asked_at timestamptz not null,
  approved_by uuid,
  settled_by uuid,
  settled_at timestamptz,
  -- Of the transfer, or why it was refused.
  reference text,
  number text not null,
  asked_by uuid,
  released_by uuid,
  released_at timestamptz,
  -- The account that the release was given for; another one needs a new release.
  account_changed_at timestamptz,
  returned_by uuid,
  file_id uuid,
  constraint account_credit_payouts_amount_minor_check check (amount_minor > 0),
  constraint account_credit_payouts_check check ((state in ('sent', 'refused')) = (settled_at is not null)),
  constraint account_credit_payouts_currency_check check (currency in ('INR', 'USD')),
  constraint account_credit_payouts_state_check check (state in ('asked', 'approved', 'released', 'at_bank', 'sent',
    'refused')),
  constraint at_bank_by_a_file check ((state = 'at_bank') <= (file_id is not null)),
  constraint released_by_somebody check ((state in ('released', 'at_bank')) <= (released_by is not null)),
  constraint two_different_people check (approved_by <> released_by),
  constraint account_credit_payouts_pkey primary key (brand_id, payout_id),
  constraint one_payout_number unique (number, brand_id)
);
comment on table account_credit_payouts is 'Account credit that a company wants back to its own bank account.';
-- The desk and the jobs know a row by its own id.
create index account_credit_payouts_by_id on account_credit_payouts (payout_id);
create unique index one_open_payout on account_credit_payouts (brand_id, currency) where (state in ('asked',
  'approved', 'released', 'at_bank'));
-- A bank gives every transfer a reference of its own.
create unique index one_payout_a_utr on account_credit_payouts (reference, brand_id) where ((state = 'sent') and (file_id is not null));
create index payouts_by_state on account_credit_payouts (state, asked_at, payout_id);
create index payouts_of_file on account_credit_payouts (file_id) where (file_id is not null);
create trigger account_credit_payouts_kept before delete on account_credit_payouts for each row execute function refuse_removal();
create trigger account_credit_payouts_kept_whole before truncate on account_credit_payouts for each statement execute function refuse_removal();

create table payment_reminders (
  reminder_id uuid not null,
  brand_id uuid not null,
  instalment_id uuid not null,
  staff_id uuid not null,
  note text not null,
  sent_at timestamptz not null,
  constraint payment_reminders_note_check check ((length(note) >= 1) and (length(note) <= 500)),
  constraint payment_reminders_pkey primary key (brand_id, reminder_id)
);
comment on table payment_reminders is 'Who was reminded of an overdue payment, when, by whom and in which words.';
create index payment_reminders_newest on payment_reminders (instalment_id, sent_at desc);
create trigger payment_reminders_stay before delete or update on payment_reminders for each row execute function refuse_change();
create trigger payment_reminders_stay_whole before truncate on payment_reminders for each statement execute function refuse_change();

create table held_acts (
  act_id uuid not null,
  act text not null,
  -- The transfer, claim, company, seller or row that it is about.
  subject text not null,
  -- Null where it is about no company.
  brand_id uuid,
  title text not null,
  amount_minor bigint,
  currency character(3),
  typed jsonb not null,
  -- The same in words, for whoever gives the second one: label and value by turns.
  facts jsonb not null,
  state text not null,
  made_by uuid not null,
  made_at timestamptz not null,
  -- The maker's own word is the first, until somebody else's takes its place.
  approved_by uuid not null,
  released_by uuid,
  withdrawn_by uuid,
  settled_at timestamptz,
  constraint held_acts_amount_minor_check check (amount_minor >= 0),
  constraint held_acts_check check ((amount_minor is null) = (currency is null)),
  constraint held_acts_check1 check ((state = 'waiting') = (settled_at is null)),
  constraint held_acts_check2 check ((state = 'released') = (released_by is not null)),
  constraint held_acts_check3 check ((state = 'withdrawn') = (withdrawn_by is not null)),
  constraint held_acts_currency_check check (currency in ('INR', 'USD')),
  constraint held_acts_facts_check check (jsonb_typeof(facts) = 'array'),
  constraint held_acts_state_check check (state in ('waiting', 'released', 'withdrawn')),
  constraint released_by_another check (made_by <> released_by),
  constraint two_different_words check (approved_by <> released_by),
  constraint held_acts_pkey primary key (act_id)
);
comment on table held_acts is 'What one member of staff typed and a second one has to let take effect.';
alter table held_acts add constraint held_acts_act_check check ((act in ('claim_offer', 'transfer_match',
  'letter_of_credit', 'credit_limit', 'seller_bank', 'price_row', 'mill_payment'))) not valid;
create unique index one_waiting_act on held_acts (act, subject) where (state = 'waiting');
create index waiting_acts on held_acts (made_at, act_id) where (state = 'waiting');

alter table account_credit_payouts
  add constraint account_credit_payouts_approved_by_fkey foreign key (approved_by) references staff_members(staff_id),
  add constraint account_credit_payouts_asked_by_fkey foreign key (brand_id, asked_by) references people(brand_id, customer_id),
  add constraint account_credit_payouts_brand_id_fkey foreign key (brand_id) references companies(brand_id),
  add constraint account_credit_payouts_file_id_fkey foreign key (file_id) references payout_bank_files(file_id),
  add constraint account_credit_payouts_released_by_fkey foreign key (released_by) references staff_members(staff_id),
  add constraint account_credit_payouts_returned_by_fkey foreign key (returned_by) references staff_members(staff_id),
  add constraint account_credit_payouts_settled_by_fkey foreign key (settled_by) references staff_members(staff_id);
alter table bank_transfers
  add constraint bank_transfers_brand_id_payment_order_id_fkey foreign key (brand_id, payment_order_id) references payment_orders(brand_id, payment_order_id),
  add constraint bank_transfers_brand_id_proof_file_id_fkey foreign key (brand_id, proof_file_id) references files(brand_id, file_id),
  add constraint bank_transfers_settled_by_fkey foreign key (settled_by) references staff_members(staff_id);
alter table captures
  add constraint captures_brand_id_payment_order_id_fkey foreign key (brand_id, payment_order_id) references payment_orders(brand_id, payment_order_id);
alter table credit_uses
  add constraint credit_uses_brand_id_order_id_fkey foreign key (brand_id, order_id) references orders(brand_id, order_id);
alter table held_acts
  add constraint held_acts_approved_by_fkey foreign key (approved_by) references staff_members(staff_id),
  add constraint held_acts_brand_id_fkey foreign key (brand_id) references companies(brand_id),
  add constraint held_acts_made_by_fkey foreign key (made_by) references staff_members(staff_id),
  add constraint held_acts_released_by_fkey foreign key (released_by) references staff_members(staff_id),
  add constraint held_acts_withdrawn_by_fkey foreign key (withdrawn_by) references staff_members(staff_id);
alter table instalments
  add constraint instalments_brand_id_order_id_fkey foreign key (brand_id, order_id) references orders(brand_id, order_id);
alter table ledger_entries
  add constraint ledger_entries_brand_id_fkey foreign key (brand_id) references companies(brand_id),
  add constraint ledger_entries_brand_id_order_id_fkey foreign key (brand_id, order_id) references orders(brand_id, order_id),
  add constraint ledger_entries_supplier_id_fkey foreign key (supplier_id) references suppliers(supplier_id);
alter table ledger_lines
  add constraint ledger_lines_brand_id_entry_id_fkey foreign key (brand_id, entry_id) references ledger_entries(brand_id, entry_id);
alter table letters_of_credit
  add constraint letters_of_credit_brand_id_file_id_fkey foreign key (brand_id, file_id) references files(brand_id, file_id),
  add constraint letters_of_credit_brand_id_payment_order_id_fkey foreign key (brand_id, payment_order_id) references payment_orders(brand_id, payment_order_id),
  add constraint letters_of_credit_settled_by_fkey foreign key (settled_by) references staff_members(staff_id);
alter table payment_links
  add constraint payment_links_brand_id_created_by_fkey foreign key (brand_id, created_by) references people(brand_id, customer_id),
  add constraint payment_links_brand_id_instalment_id_fkey foreign key (brand_id, instalment_id) references instalments(brand_id, instalment_id),
  add constraint payment_links_brand_id_order_id_fkey foreign key (brand_id, order_id) references orders(brand_id, order_id);
alter table payment_orders
  add constraint payment_orders_brand_id_instalment_id_fkey foreign key (brand_id, instalment_id) references instalments(brand_id, instalment_id),
  add constraint payment_orders_brand_id_order_id_fkey foreign key (brand_id, order_id) references orders(brand_id, order_id),
  add constraint payment_orders_link_id_fkey foreign key (brand_id, link_id) references payment_links(brand_id, link_id);
alter table payment_reminders
  add constraint payment_reminders_brand_id_instalment_id_fkey foreign key (brand_id, instalment_id) references instalments(brand_id, instalment_id),
  add constraint payment_reminders_staff_id_fkey foreign key (staff_id) references staff_members(staff_id);
alter table payout_bank_files
  add constraint payout_bank_files_made_by_fkey foreign key (made_by) references staff_members(staff_id);
alter table receipts
  add constraint receipts_brand_id_capture_id_fkey foreign key (brand_id, capture_id) references captures(brand_id, capture_id),
  add constraint receipts_brand_id_payment_order_id_fkey foreign key (brand_id, payment_order_id) references payment_orders(brand_id, payment_order_id);
alter table refunds
  add constraint refunds_approved_by_fkey foreign key (approved_by) references staff_members(staff_id),
  add constraint refunds_brand_id_capture_id_fkey foreign key (brand_id, capture_id) references captures(brand_id, capture_id),
  add constraint refunds_brand_id_order_id_fkey foreign key (brand_id, order_id) references orders(brand_id, order_id),
  add constraint refunds_made_by_fkey foreign key (made_by) references staff_members(staff_id),
  add constraint refunds_released_by_fkey foreign key (released_by) references staff_members(staff_id);

revoke delete, truncate on account_credit_payouts, bank_transfers, captures, credit_uses, ledger_entries, letters_of_credit, payment_orders, payout_bank_files, refunds from current_user;
revoke update, delete, truncate on ledger_lines, payment_reminders, receipts from current_user;
