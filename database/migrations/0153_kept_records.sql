-- What happened stays: history, invoices, papers and the marks of money are neither altered nor removed, not even by the
-- application's own role. The right is taken away, and a trigger stands behind it.
create function refuse_removal() returns trigger language plpgsql as $$
begin
  raise exception 'rows of % are never removed', tg_table_name;
end $$;

-- The chain over history: each link is a keyed hash of the row and of the link before it.
create table history_seals (
  position   bigint      primary key check (position > 0),
  history_id uuid        not null unique,
  link       bytea       not null check (length(link) = 32),
  sealed_at  timestamptz not null
);

-- Written with the row, taken away when it is sealed: who changes something never waits for the chain.
create table history_unsealed (
  history_id uuid        primary key,
  written_at timestamptz not null default clock_timestamp()
);
insert into history_unsealed (history_id) select history_id from history;

create function queue_for_sealing() returns trigger language plpgsql as $$
begin
  insert into history_unsealed (history_id) select history_id from added;
  return null;
end $$;
create trigger history_waits_for_seal after insert on history
  referencing new table as added for each statement execute function queue_for_sealing();

do $$
declare
  name text;
begin
  -- Their rows never change; the older ones of them have their trigger already.
  foreach name in array array['history', 'history_seals', 'issue_events', 'transport_events', 'tax_invoices',
    'payment_reminders', 'policy_versions', 'policy_acceptances', 'payout_bank_files'] loop
    execute format('create trigger %I before update or delete on %I for each row execute function refuse_change()',
      name || '_stay', name);
  end loop;

  -- Their rows move on, but never go.
  foreach name in array array['captures', 'refunds', 'payment_orders', 'bank_transfers', 'letters_of_credit',
    'credit_uses', 'account_credit_payouts', 'document_files', 'dispatches', 'issues', 'transaction_certificates'] loop
    execute format('create trigger %I before delete on %I for each row execute function refuse_removal()',
      name || '_kept', name);
    execute format('create trigger %I before truncate on %I execute function refuse_removal()',
      name || '_kept_whole', name);
    execute format('revoke delete, truncate on %I from current_user', name);
  end loop;

  foreach name in array array['history', 'history_seals', 'issue_events', 'transport_events', 'tax_invoices',
    'payment_reminders', 'policy_versions', 'policy_acceptances', 'payout_bank_files', 'ledger_entries',
    'ledger_lines', 'receipts', 'documents', 'document_voids', 'order_notes', 'company_notes'] loop
    execute format('create trigger %I before truncate on %I execute function refuse_change()', name || '_stay_whole', name);
    execute format('revoke delete, truncate on %I from current_user', name);
    -- Rows that others refer to are locked while those are written, and rows that refer to a file while files are
    -- tidied up: both ask for the right to update.
    if not exists (
      select from pg_constraint where contype = 'f' and (confrelid = name::regclass
        or (conrelid = name::regclass and confrelid = 'files'::regclass))
    ) then
      execute format('revoke update on %I from current_user', name);
    end if;
  end loop;
end $$;
