-- What a person is told: once for each thing that happened, in the app and by the ways they chose.
create table notifications (
  notification_id uuid        primary key,
  brand_id        uuid        not null references companies,
  customer_id     uuid        not null references people,
  event           text        not null,
  -- Names what happened, so that nothing is told twice.
  occurrence      text        not null,
  title           text        not null,
  body            text        not null,
  -- The path of the app that shows what this speaks of.
  link            text        not null check (link like '/%'),
  -- Not, where the person has switched this news off in the app.
  is_in_app       boolean     not null,
  created_at      timestamptz not null,
  read_at         timestamptz,
  unique (customer_id, event, occurrence)
);
create index notifications_of_person on notifications (brand_id, customer_id, created_at desc, notification_id desc)
  where is_in_app;
create index unread_notifications on notifications (brand_id, customer_id) where is_in_app and read_at is null;

-- One message on its way. `in_doubt`: it may have arrived, so nobody sends it again unasked.
create table notification_deliveries (
  notification_id uuid        not null references notifications,
  brand_id        uuid        not null references companies,
  customer_id     uuid        not null references people,
  channel         text        not null check (channel in ('email', 'whatsapp')),
  sealed_to       text        not null,
  -- Collected into one message a day.
  is_digest       boolean     not null,
  state           text        not null check (state in ('waiting', 'sending', 'sent', 'dead', 'in_doubt')),
  due_at          timestamptz not null,
  attempts        smallint    not null default 0,
  problem         text,
  sent_at         timestamptz,
  primary key (notification_id, channel)
);
create index deliveries_due on notification_deliveries (due_at) where state in ('waiting', 'sending');
create index deliveries_to_look_at on notification_deliveries (due_at) where state in ('dead', 'in_doubt');
