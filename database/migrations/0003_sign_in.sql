-- Codes, sessions and tokens. Nothing here can be used to sign in if the table is read: only hashes are kept.

create table one_time_codes (
  code_id    uuid        primary key,
  purpose    text        not null,
  identity   text        not null,
  code_hash  bytea       not null,
  tries      smallint    not null default 0,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  ended_at   timestamptz,
  end_reason text        check (end_reason in ('used', 'replaced', 'too_many_tries')),
  check ((ended_at is null) = (end_reason is null))
);
-- A new code ends the old one: the database allows only one live code for a purpose and identity.
create unique index one_live_code on one_time_codes (purpose, identity) where ended_at is null;
create index codes_of_identity on one_time_codes (purpose, identity, created_at desc);
create index codes_by_age on one_time_codes (created_at);

create table sessions (
  session_id   uuid        primary key,
  customer_id  uuid        references people,
  staff_id     uuid        references staff_members,
  device       text        not null,
  signed_in_at timestamptz not null,
  last_seen_at timestamptz not null,
  ended_at     timestamptz,
  end_reason   text        check (end_reason in ('logout', 'ended_by_owner', 'refresh_reused')),
  check (num_nonnulls(customer_id, staff_id) = 1),
  check ((ended_at is null) = (end_reason is null))
);
create index sessions_of_customer on sessions (customer_id, last_seen_at desc) where ended_at is null;
create index sessions_of_staff on sessions (staff_id, last_seen_at desc) where ended_at is null;

create table access_tokens (
  token_hash bytea       primary key,
  session_id uuid        not null references sessions on delete cascade,
  expires_at timestamptz not null
);
create index access_tokens_of_session on access_tokens (session_id);
create index access_tokens_expiry on access_tokens (expires_at);

-- The rows of one session are one family: using a replaced row again ends the whole family.
create table refresh_tokens (
  token_hash  bytea       primary key,
  session_id  uuid        not null references sessions on delete cascade,
  expires_at  timestamptz not null,
  replaced_at timestamptz
);
create index refresh_tokens_of_session on refresh_tokens (session_id);
create index refresh_tokens_expiry on refresh_tokens (expires_at);

-- Proof of a phone number, handed to a new customer for sign-up.
create table sign_up_tokens (
  token_hash bytea       primary key,
  phone      text        not null,
  expires_at timestamptz not null,
  used_at    timestamptz
);
create index sign_up_tokens_expiry on sign_up_tokens (expires_at);

create table exchange_codes (
  code_hash   bytea       primary key,
  customer_id uuid        not null references people,
  session_id  uuid        not null references sessions on delete cascade,
  expires_at  timestamptz not null,
  used_at     timestamptz
);
create index exchange_codes_expiry on exchange_codes (expires_at);
