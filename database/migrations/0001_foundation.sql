-- Plumbing that every capability leans on: counters, idempotency, history, secrets of a demo.

create table rate_counters (
  key          text        not null,
  window_start timestamptz not null,
  count        integer     not null check (count > 0),
  expires_at   timestamptz not null,
  primary key (key, window_start)
);
create index rate_counters_expiry on rate_counters (expires_at);

-- One effect per key: the row is written in the transaction of the change it protects.
create table idempotency_keys (
  scope      text        not null,
  key        text        not null,
  endpoint   text        not null,
  body_hash  bytea       not null,
  reply      jsonb,
  created_at timestamptz not null,
  primary key (scope, key)
);
create index idempotency_keys_age on idempotency_keys (created_at);

create table history (
  history_id   uuid        primary key,
  brand_id     uuid,
  subject_kind text        not null,
  subject_id   uuid        not null,
  action       text        not null,
  actor_kind   text        not null check (actor_kind in ('customer', 'staff', 'system', 'anonymous')),
  actor_id     uuid,
  session_id   uuid,
  details      jsonb       not null default '{}',
  at           timestamptz not null
);
create index history_of_subject on history (subject_kind, subject_id, at desc);
create index history_of_brand on history (brand_id, at desc) where brand_id is not null;

-- Only a demo without configured secrets keeps them here, so that two processes on one database agree.
create table demo_secrets (
  name  text  primary key,
  value bytea not null
);

-- What the sandbox senders "sent"; never written in production mode.
create table sandbox_messages (
  message_id uuid        primary key,
  channel    text        not null check (channel in ('sms', 'email', 'whatsapp')),
  recipient  text        not null,
  purpose    text        not null,
  body       text        not null,
  code       text,
  sent_at    timestamptz not null
);
create index sandbox_messages_newest on sandbox_messages (sent_at desc);

create table demo_seeds (
  name      text        primary key,
  seeded_at timestamptz not null
);
