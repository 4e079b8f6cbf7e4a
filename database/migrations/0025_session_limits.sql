-- A sign-in has an end that no renewal moves, and ends with the one it came from.

alter table sessions
  add column parent_session_id uuid references sessions on delete cascade,
  add column ends_at timestamptz;
update sessions set ends_at = signed_in_at + case when staff_id is null then interval '180 days' else interval '7 days' end;
alter table sessions alter column ends_at set not null;
create index sessions_of_parent on sessions (parent_session_id) where parent_session_id is not null;

alter table sessions drop constraint sessions_end_reason_check;
alter table sessions add constraint sessions_end_reason_check
  check (end_reason in ('logout', 'ended_by_owner', 'refresh_reused', 'parent_ended', 'too_many'));
