-- Messages on WhatsApp.

create table whatsapp_contacts (
  contact_id uuid not null,
  user_id text,
  number text,
  -- Free words may be sent for a day after it.
  last_message_at timestamptz not null,
  -- A sign-up link was sent; not again on the same day.
  invited_at timestamptz,
  constraint whatsapp_contacts_check check ((user_id is not null) or (number is not null)),
  constraint whatsapp_contacts_number_check check (number ~ '^\+[0-9]{8,15}$'),
  constraint whatsapp_contacts_user_id_check check ((length(user_id) >= 1) and (length(user_id) <= 160)),
  constraint whatsapp_contacts_number_key unique (number),
  constraint whatsapp_contacts_pkey primary key (contact_id),
  constraint whatsapp_contacts_user_id_key unique (user_id)
);
comment on table whatsapp_contacts is 'Who writes to us on WhatsApp.';

create table whatsapp_messages (
  message_id text not null,
  contact_id uuid not null,
  kind text not null,
  -- Gone as soon as it is handled: what counts of it stands in the draft.
  sealed_content text,
  sent_at timestamptz not null,
  received_at timestamptz not null,
  handled_at timestamptz,
  outcome text,
  -- What became of it.
  file_id uuid,
  fab_ids uuid[] default '{}'::uuid[] not null,
  constraint whatsapp_messages_check check ((handled_at is null) or (sealed_content is null)),
  constraint whatsapp_messages_kind_check check (kind in ('text', 'file', 'button', 'other')),
  constraint whatsapp_messages_message_id_check check ((length(message_id) >= 1) and (length(message_id) <= 200)),
  constraint whatsapp_messages_pkey primary key (message_id)
);
comment on table whatsapp_messages is 'Each message once, however often it is delivered to us.';
create index whatsapp_messages_of_contact on whatsapp_messages (contact_id, received_at desc);
create index whatsapp_messages_waiting on whatsapp_messages (received_at) where (handled_at is null);

create table whatsapp_receipts (
  reference uuid not null,
  status text not null,
  problem text,
  changed_at timestamptz not null,
  constraint whatsapp_receipts_status_check check (status in ('sent', 'delivered', 'read', 'failed')),
  constraint whatsapp_receipts_pkey primary key (reference)
);
comment on table whatsapp_receipts is 'How far each of our own messages has come, as the platform reports it.';

create table sandbox_media (
  media_id uuid not null,
  content bytea not null,
  content_type text not null,
  name text not null,
  created_at timestamptz not null,
  constraint sandbox_media_pkey primary key (media_id)
);
comment on table sandbox_media is 'Pictures that the WhatsApp sandbox of a demo delivers.';

alter table whatsapp_messages
  add constraint whatsapp_messages_contact_id_fkey foreign key (contact_id) references whatsapp_contacts(contact_id) on delete cascade;
