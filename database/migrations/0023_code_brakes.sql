-- A stranger who asks for codes for somebody's number, or guesses at them, stops nobody but himself:
-- each device or address that asks has a code of its own, with tries of its own.

alter table one_time_codes
  add column requester   text     not null default '',
  add column device_key  text,
  add column address_key text,
  add column guest_tries smallint not null default 0,
  add column is_remembered boolean not null default false;

drop index one_live_code;
create unique index one_live_code on one_time_codes (purpose, identity, requester) where ended_at is null;

-- A device that once signed in as somebody; only a hash of what its cookie holds is kept.
create table remembered_devices (
  device_key   text        not null,
  purpose      text        not null,
  identity     text        not null,
  last_used_at timestamptz not null,
  primary key (purpose, identity, device_key)
);
create index remembered_devices_by_age on remembered_devices (last_used_at);
create index remembered_devices_by_device on remembered_devices (device_key);

alter table sessions add column device_key text;
