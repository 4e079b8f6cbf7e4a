-- What every capability stands on: the guards of kept rows, history and its chain, counters, and what is unique over all companies.

create extension if not exists pg_trgm;

-- The lines of an entry are found by the key of their table.
create function assert_entry_balanced() returns trigger
    language plpgsql
    as $$
begin
  if exists (
    select from ledger_lines where brand_id = new.brand_id and entry_id = new.entry_id
    group by currency having sum(amount_minor) <> 0
  ) then
    raise exception 'ledger entry % does not add up to zero', new.entry_id;
  end if;
  return null;
end $$;

-- Of columns, not of a whole row: while a function uses a table's row type, PostgreSQL refuses to add columns to it.
create function open_amount(state text, amount bigint, paid bigint, withheld bigint) returns bigint
    language sql immutable parallel safe
    return case when (state = any (array['open'::text, 'covered'::text])) then greatest(((amount - paid) - withheld), (0)::bigint) else (0)::bigint end;

create function payment_in_progress_of(reported_by text, state text, kind text) returns text
    language sql immutable
    return case when (reported_by is not null) then reported_by when ((state = 'covered'::text) and (kind <> 'credit'::text)) then 'letter_accepted'::text else null::text end;

create function queue_for_sealing() returns trigger
    language plpgsql
    as $$
begin
  insert into history_unsealed (history_id) select history_id from added;
  return null;
end $$;

-- The one way, for whoever owns the tables; that role, too, has to give itself the right to take it first.
create function redact_history(redacted_id uuid, redaction integer, new_details jsonb, original bytea, redacted bytea, sealed bytea, at_time timestamp with time zone) returns void
    language plpgsql security definer
    set search_path to 'public', 'pg_temp'
    as $$
begin
  grant insert on history_redactions to current_user;
  grant update (details) on history to current_user;
  insert into history_redactions (history_id, number, original_hash, redacted_hash, seal, redacted_at)
    values (redacted_id, redaction, original, redacted, sealed, at_time);
  update history set details = new_details where history_id = redacted_id;
  revoke insert on history_redactions from current_user;
  revoke update (details) on history from current_user;
end $$;

-- A version never changes once sent.
create function refuse_change() returns trigger
    language plpgsql
    as $$
begin
  raise exception 'rows of % never change once written', tg_table_name;
end $$;

create function refuse_change_of_ready_file() returns trigger
    language plpgsql
    as $$
begin
  if old.state = 'ready' then raise exception 'a document file that is ready never changes'; end if;
  return new;
end $$;

-- What happened stays: history, invoices, papers and the marks of money are neither altered nor removed, not even by the
-- application's own role. The right is taken away, and a trigger stands behind it.
create function refuse_removal() returns trigger
    language plpgsql
    as $$
begin
  raise exception 'rows of % are never removed', tg_table_name;
end $$;

-- Only the details, and only together with a redaction.
create function refuse_unredacted_change() returns trigger
    language plpgsql
    as $$
begin
  if (new.history_id, new.brand_id, new.subject_kind, new.subject_id, new.action, new.actor_kind, new.actor_id,
      new.session_id, new.at) is distinct from (old.history_id, old.brand_id, old.subject_kind, old.subject_id,
      old.action, old.actor_kind, old.actor_id, old.session_id, old.at)
    or not exists (
      select from history_redactions where history_id = old.history_id and made_in = pg_current_xact_id()
    ) then
    raise exception 'rows of % never change once written', tg_table_name;
  end if;
  return new;
end $$;

create table rate_counters (
  key text not null,
  window_start timestamptz not null,
  count integer not null,
  expires_at timestamptz not null,
  constraint rate_counters_count_check check (count > 0),
  constraint rate_counters_pkey primary key (key, window_start)
);
comment on table rate_counters is 'How often something was done in a window of time, shared by all processes.';
create index rate_counters_expiry on rate_counters (expires_at);

create table idempotency_keys (
  scope text not null,
  key text not null,
  endpoint text not null,
  body_hash bytea not null,
  reply jsonb,
  created_at timestamptz not null,
  constraint idempotency_keys_pkey primary key (scope, key)
);
comment on table idempotency_keys is 'One effect per key: the row is written in the transaction of the change it protects.';
create index idempotency_keys_age on idempotency_keys (created_at);

create table claims (
  kind text not null,
  value text not null,
  claimed_by uuid not null,
  constraint claims_kind_check check (kind in ('capture', 'challan_number', 'credit_note_number', 'document_link',
    'document_number', 'gstin', 'invoice_number', 'issue_number', 'order_number', 'payment_link', 'payout_number',
    'payout_reference', 'provider_order', 'quote_number', 'registration_number', 'request_number', 'swatch_number',
    'transfer_reference', 'voucher_number')),
  constraint claims_value_check check ((length(value) >= 1) and (length(value) <= 300)),
  constraint claims_pkey primary key (kind, value)
);
comment on table claims is 'Values that are unique over all companies, each with the company that uses it.';

create table history (
  history_id uuid not null,
  brand_id uuid,
  subject_kind text not null,
  subject_id uuid not null,
  action text not null,
  actor_kind text not null,
  actor_id uuid,
  session_id uuid,
  details jsonb default '{}'::jsonb not null,
  at timestamptz not null,
  constraint history_pkey primary key (history_id)
);
comment on table history is 'Who changed what, when and on which device; rows are only ever added.';
alter table history add constraint history_actor_kind_check check ((actor_kind in ('customer', 'staff', 'system',
  'anonymous', 'supplier', 'approver'))) not valid;
-- The audit trail, newest first: all of it, or what one person did.
create index history_newest on history (at desc, history_id desc);
-- The audit trail is searched by what was done; the kinds of it are few and read one after the other along this index.
create index history_of_action on history (subject_kind, action, at desc, history_id desc);
create index history_of_actor on history (actor_id, at desc, history_id desc) where (actor_id is not null);
create index history_of_brand on history (brand_id, at desc) where (brand_id is not null);
-- The audit trail of one kind of actor or one record, between two days.
create index history_of_kind on history (actor_kind, at desc, history_id desc);
create index history_of_record on history (subject_id, at desc, history_id desc);
create index history_of_subject on history (subject_kind, subject_id, at desc);
create trigger history_only_redacted before update on history for each row execute function refuse_unredacted_change();
create trigger history_stay before delete on history for each row execute function refuse_change();
create trigger history_stay_whole before truncate on history for each statement execute function refuse_change();
create trigger history_waits_for_seal after insert on history referencing new table as added for each statement execute function queue_for_sealing();

create table history_seals (
  "position" bigint not null,
  history_id uuid not null,
  link bytea not null,
  sealed_at timestamptz not null,
  constraint history_seals_link_check check (length(link) = 32),
  constraint history_seals_position_check check ("position" > 0),
  constraint history_seals_history_id_key unique (history_id),
  constraint history_seals_pkey primary key ("position")
);
comment on table history_seals is 'The chain over history: each link is a keyed hash of the row and of the link before it.';
create trigger history_seals_stay before delete or update on history_seals for each row execute function refuse_change();
create trigger history_seals_stay_whole before truncate on history_seals for each statement execute function refuse_change();

create table history_unsealed (
  history_id uuid not null,
  written_at timestamptz default clock_timestamp() not null,
  constraint history_unsealed_pkey primary key (history_id)
);
comment on table history_unsealed is 'Rows of history that are not in the chain yet.';

create table history_redactions (
  history_id uuid not null,
  number integer not null,
  original_hash bytea not null,
  redacted_hash bytea not null,
  seal bytea not null,
  redacted_at timestamptz not null,
  -- The transaction in which the row of history may change.
  made_in xid8 default pg_current_xact_id() not null,
  constraint history_redactions_number_check check (number > 0),
  constraint history_redactions_original_hash_check check (length(original_hash) = 32),
  constraint history_redactions_redacted_hash_check check (length(redacted_hash) = 32),
  constraint history_redactions_seal_check check (length(seal) = 32),
  constraint history_redactions_pkey primary key (history_id, number)
);
comment on table history_redactions is 'What was taken out of history when a person was erased, with hashes of before and after.';
create trigger history_redactions_stay before delete or update on history_redactions for each row execute function refuse_change();
create trigger history_redactions_stay_whole before truncate on history_redactions for each statement execute function refuse_change();

create table list_counts (
  brand_id uuid not null,
  list text not null,
  state text not null,
  records bigint not null,
  constraint list_counts_list_check check (list in ('orders', 'requests', 'instalments')),
  constraint list_counts_pkey primary key (brand_id, list, state)
);
comment on table list_counts is 'How many records of a company stand in which state, as last summed up.';

create table list_count_changes (
  brand_id uuid not null,
  list text not null,
  state text not null,
  records bigint not null
);
comment on table list_count_changes is 'Changes of those counts that a job has not summed up yet.';
create index list_count_changes_of_company on list_count_changes (brand_id, list);
-- Without a key of its own: a node that takes over the company tells its rows apart by all their columns.
alter table list_count_changes replica identity full;

create table operator_chores (
  chore text not null,
  finished_at timestamptz not null,
  problems integer not null,
  constraint operator_chores_chore_check check (chore in ('backup', 'prove-ledger', 'prove-history')),
  constraint operator_chores_problems_check check (problems >= 0),
  constraint operator_chores_pkey primary key (chore)
);
comment on table operator_chores is 'When each of the operator''s chores was last finished, and how many problems it found.';

create table demo_secrets (
  name text not null,
  value bytea not null,
  constraint demo_secrets_pkey primary key (name)
);
comment on table demo_secrets is 'Secrets of a demo that has none configured, so that two processes on one database agree.';

create table demo_seeds (
  name text not null,
  seeded_at timestamptz not null,
  constraint demo_seeds_pkey primary key (name)
);
comment on table demo_seeds is 'Which parts of the demo have been filled in.';

create table sandbox_messages (
  message_id uuid not null,
  channel text not null,
  recipient text not null,
  purpose text not null,
  body text not null,
  code text,
  sent_at timestamptz not null,
  is_incoming boolean default false not null,
  form text,
  buttons jsonb,
  reference uuid,
  media_id uuid,
  constraint sandbox_messages_channel_check check (channel in ('sms', 'email', 'whatsapp')),
  constraint sandbox_messages_pkey primary key (message_id)
);
comment on table sandbox_messages is 'What the sandbox senders "sent"; never written in production mode.';
create index sandbox_messages_newest on sandbox_messages (sent_at desc);

revoke insert, update, delete, truncate on history_redactions from current_user;
revoke update, delete, truncate on history, history_seals from current_user;
revoke execute on function redact_history from public, current_user;
