-- Whom to call at a mill, under which number it pays tax, and what was sent to it.
alter table suppliers add column gstin text check (gstin ~ '^[0-9A-Z]{15}$');
-- Name, phone, e-mail and WhatsApp number of each, in the order they are called; null: nobody is known.
alter table suppliers add column contacts jsonb check (jsonb_typeof(contacts) = 'array');

create table supplier_messages (
  message_id  uuid        primary key,
  supplier_id uuid        not null references suppliers,
  -- The request that it asks to quote for.
  brand_id    uuid        not null,
  fab_id      uuid        not null,
  channel     text        not null check (channel in ('email', 'whatsapp')),
  contact     text        not null,
  sealed_to   text        not null,
  subject     text        not null,
  body        text        not null,
  state       text        not null check (state in ('waiting', 'sending', 'sent', 'dead', 'in_doubt')),
  attempts    smallint    not null default 0,
  problem     text,
  created_at  timestamptz not null,
  sent_at     timestamptz,
  foreign key (brand_id, fab_id) references fabric_requests (brand_id, fab_id),
  check ((state = 'sent') = (sent_at is not null))
);
create index supplier_messages_of_request on supplier_messages (fab_id, created_at);
create index supplier_messages_of_supplier on supplier_messages (supplier_id, created_at desc);
