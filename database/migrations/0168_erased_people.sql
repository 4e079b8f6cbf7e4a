-- A person may be erased: the row stays, because orders, invoices and history refer to it, and says nothing of them any more.
alter table people add column erased_at timestamptz;
alter table people drop constraint people_check;
alter table people add constraint people_known_or_erased
  check (phone is not null or email is not null or erased_at is not null);

-- What history said of an erased person is taken out of its details. The link of the row was made over the original, so
-- each such change leaves a row here: keyed hashes of the original and of what stands there now, and a seal over both.
create table history_redactions (
  history_id    uuid        not null,
  number        integer     not null check (number > 0),
  original_hash bytea       not null check (length(original_hash) = 32),
  redacted_hash bytea       not null check (length(redacted_hash) = 32),
  seal          bytea       not null check (length(seal) = 32),
  redacted_at   timestamptz not null,
  -- The transaction in which the row of history may change.
  made_in       xid8        not null default pg_current_xact_id(),
  primary key (history_id, number)
);
create trigger history_redactions_stay before update or delete on history_redactions
  for each row execute function refuse_change();
create trigger history_redactions_stay_whole before truncate on history_redactions execute function refuse_change();

-- Only the details, and only together with a redaction.
create function refuse_unredacted_change() returns trigger language plpgsql as $$
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
drop trigger history_stay on history;
create trigger history_stay before delete on history for each row execute function refuse_change();
create trigger history_only_redacted before update on history for each row execute function refuse_unredacted_change();

-- The one way, for whoever owns the tables; that role, too, has to give itself the right to take it first.
create function redact_history(
  redacted_id uuid, redaction integer, new_details jsonb, original bytea, redacted bytea, sealed bytea, at_time timestamptz
) returns void language plpgsql security definer set search_path = public, pg_temp as $$
begin
  grant insert on history_redactions to current_user;
  grant update (details) on history to current_user;
  insert into history_redactions (history_id, number, original_hash, redacted_hash, seal, redacted_at)
    values (redacted_id, redaction, original, redacted, sealed, at_time);
  update history set details = new_details where history_id = redacted_id;
  revoke insert on history_redactions from current_user;
  revoke update (details) on history from current_user;
end $$;

revoke insert, update, delete, truncate on history_redactions from current_user;
revoke execute on function redact_history from public, current_user;
