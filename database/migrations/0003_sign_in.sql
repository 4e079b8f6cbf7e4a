-- One-time codes, sessions and their tokens.

create table one_time_codes (
  code_id uuid not null,
  purpose text not null,
  identity text not null,
  code_hash bytea not null,
  tries smallint default 0 not null,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  ended_at timestamptz,
  end_reason text,
  requester text default '' not null,
  device_key text,
  address_key text,
  guest_tries smallint default 0 not null,
  is_remembered boolean default false not null,
  constraint one_time_codes_check check ((ended_at is null) = (end_reason is null)),
  constraint one_time_codes_end_reason_check check (end_reason in ('used', 'replaced', 'too_many_tries')),
  constraint one_time_codes_pkey primary key (code_id)
);
comment on table one_time_codes is 'Codes that were sent to sign in or to confirm a change, by their hash.';
create index codes_by_age on one_time_codes (created_at);
create index codes_of_identity on one_time_codes (purpose, identity, created_at desc);
-- A new code ends the old one: the database allows only one live code for a purpose and identity.
create unique index one_live_code on one_time_codes (purpose, identity, requester) where (ended_at is null);

create table sessions (
  session_id uuid not null,
  customer_id uuid,
  staff_id uuid,
  device text not null,
  signed_in_at timestamptz not null,
  last_seen_at timestamptz not null,
  ended_at timestamptz,
  end_reason text,
  -- Open for five minutes after a step-up code: sensitive changes are allowed on this device.
  step_up_until timestamptz,
  device_key text,
  parent_session_id uuid,
  ends_at timestamptz not null,
  constraint sessions_check check (num_nonnulls(customer_id, staff_id) = 1),
  constraint sessions_check1 check ((ended_at is null) = (end_reason is null)),
  constraint sessions_end_reason_check check (end_reason in ('logout', 'ended_by_owner', 'refresh_reused',
    'parent_ended', 'too_many')),
  constraint sessions_pkey primary key (session_id)
);
comment on table sessions is 'A sign-in on a device, of a customer or of staff.';
create index sessions_of_customer on sessions (customer_id, last_seen_at desc) where (ended_at is null);
create index sessions_of_parent on sessions (parent_session_id) where (parent_session_id is not null);
create index sessions_of_staff on sessions (staff_id, last_seen_at desc) where (ended_at is null);

create table access_tokens (
  token_hash bytea not null,
  session_id uuid not null,
  expires_at timestamptz not null,
  constraint access_tokens_pkey primary key (token_hash)
);
comment on table access_tokens is 'Short-lived tokens of a session, by their hash.';
create index access_tokens_expiry on access_tokens (expires_at);
create index access_tokens_of_session on access_tokens (session_id);

create table refresh_tokens (
  token_hash bytea not null,
  session_id uuid not null,
  expires_at timestamptz not null,
  replaced_at timestamptz,
  constraint refresh_tokens_pkey primary key (token_hash)
);
comment on table refresh_tokens is 'Rotating tokens of a session; using a replaced one again ends the whole family.';
create index refresh_tokens_expiry on refresh_tokens (expires_at);
create index refresh_tokens_of_session on refresh_tokens (session_id);

create table sign_up_tokens (
  token_hash bytea not null,
  phone text not null,
  expires_at timestamptz not null,
  used_at timestamptz,
  constraint sign_up_tokens_pkey primary key (token_hash)
);
comment on table sign_up_tokens is 'Proof of a phone number, handed to a new customer for sign-up.';
create index sign_up_tokens_expiry on sign_up_tokens (expires_at);

create table exchange_codes (
  code_hash bytea not null,
  customer_id uuid not null,
  session_id uuid not null,
  expires_at timestamptz not null,
  used_at timestamptz,
  constraint exchange_codes_pkey primary key (code_hash)
);
comment on table exchange_codes is 'Codes for one use that hand a session to a host app.';
create index exchange_codes_expiry on exchange_codes (expires_at);

create table remembered_devices (
  device_key text not null,
  purpose text not null,
  identity text not null,
  last_used_at timestamptz not null,
  constraint remembered_devices_pkey primary key (purpose, identity, device_key)
);
comment on table remembered_devices is 'A device that once signed in as somebody, by the hash of what its cookie holds.';
create index remembered_devices_by_age on remembered_devices (last_used_at);
create index remembered_devices_by_device on remembered_devices (device_key);

alter table access_tokens
  add constraint access_tokens_session_id_fkey foreign key (session_id) references sessions(session_id) on delete cascade;
alter table exchange_codes
  add constraint exchange_codes_customer_id_fkey foreign key (customer_id) references people(customer_id),
  add constraint exchange_codes_session_id_fkey foreign key (session_id) references sessions(session_id) on delete cascade;
alter table refresh_tokens
  add constraint refresh_tokens_session_id_fkey foreign key (session_id) references sessions(session_id) on delete cascade;
alter table sessions
  add constraint sessions_customer_id_fkey foreign key (customer_id) references people(customer_id),
  add constraint sessions_parent_session_id_fkey foreign key (parent_session_id) references sessions(session_id) on delete cascade,
  add constraint sessions_staff_id_fkey foreign key (staff_id) references staff_members(staff_id);
