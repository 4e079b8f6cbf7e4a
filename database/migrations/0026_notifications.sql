-- What people are told, and how.

create table notification_choices (
  customer_id uuid not null,
  event text not null,
  channel text not null,
  is_on boolean not null,
  constraint notification_choices_channel_check check (channel in ('email', 'whatsapp', 'in_app')),
  constraint notification_choices_pkey primary key (customer_id, event, channel)
);
comment on table notification_choices is 'What a person switched off; whatever is not here is on.';

create table notifications (
  notification_id uuid not null,
  brand_id uuid not null,
  customer_id uuid not null,
  event text not null,
  -- Names what happened, so that nothing is told twice.
  occurrence text not null,
  title text not null,
  body text not null,
  -- The path of the app that shows what this speaks of.
  link text not null,
  -- Not, where the person has switched this news off in the app.
  is_in_app boolean not null,
  created_at timestamptz not null,
  read_at timestamptz,
  -- What a notification says, as a code with its values, so that it is told in the language of its reader; title and body
  -- are the text as it was sent.
  message jsonb,
  constraint notifications_link_check check (link ~~ '/%'),
  constraint notifications_customer_id_event_occurrence_key unique (brand_id, customer_id, event, occurrence),
  constraint notifications_pkey primary key (brand_id, notification_id)
);
comment on table notifications is 'What a person is told: once for each thing that happened.';
create index notifications_by_id on notifications (notification_id);
create index notifications_of_person on notifications (brand_id, customer_id, created_at desc, notification_id desc) where is_in_app;
create index unread_notifications on notifications (brand_id, customer_id) where (is_in_app and (read_at is null));

create table notification_deliveries (
  notification_id uuid not null,
  brand_id uuid not null,
  customer_id uuid not null,
  channel text not null,
  sealed_to text not null,
  -- Collected into one message a day.
  is_digest boolean not null,
  state text not null,
  due_at timestamptz not null,
  attempts smallint default 0 not null,
  problem text,
  sent_at timestamptz,
  constraint notification_deliveries_channel_check check (channel in ('email', 'whatsapp')),
  -- A message that was given up or is in doubt may be left at that by a member of staff.
  constraint notification_deliveries_state_check check (state in ('waiting', 'sending', 'sent', 'dead', 'in_doubt',
    'closed')),
  constraint notification_deliveries_pkey primary key (brand_id, notification_id, channel)
);
comment on table notification_deliveries is 'One message on its way to a person.';
create index deliveries_due on notification_deliveries (due_at) where (state in ('waiting', 'sending'));
create index deliveries_to_look_at on notification_deliveries (due_at) where (state in ('dead', 'in_doubt'));
create index notification_deliveries_by_id on notification_deliveries (notification_id, channel);

create table notification_buttons (
  brand_id uuid not null,
  button_id uuid not null,
  notification_id uuid not null,
  customer_id uuid not null,
  "position" smallint not null,
  act text not null,
  label text not null,
  -- Which record, which version of it, and which answer.
  subject jsonb not null,
  used_at timestamptz,
  constraint notification_buttons_act_check check (act in ('approve_quote', 'answer_question')),
  constraint notification_buttons_label_check check ((length(label) >= 1) and (length(label) <= 20)),
  constraint notification_buttons_position_check check (("position" >= 1) and ("position" <= 3)),
  constraint notification_buttons_brand_id_notification_id_position_key unique (brand_id, notification_id, "position"),
  constraint notification_buttons_pkey primary key (brand_id, button_id)
);
comment on table notification_buttons is 'What a person may decide below a WhatsApp message with one tap.';
create index notification_buttons_by_id on notification_buttons (button_id);

alter table notification_buttons
  add constraint notification_buttons_brand_id_fkey foreign key (brand_id) references companies(brand_id),
  add constraint notification_buttons_customer_id_fkey foreign key (brand_id, customer_id) references people(brand_id, customer_id),
  add constraint notification_buttons_notification_id_fkey foreign key (brand_id, notification_id) references notifications(brand_id, notification_id) on delete cascade;
alter table notification_choices
  add constraint notification_choices_customer_id_fkey foreign key (customer_id) references people(customer_id);
alter table notification_deliveries
  add constraint notification_deliveries_brand_id_fkey foreign key (brand_id) references companies(brand_id),
  add constraint notification_deliveries_customer_id_fkey foreign key (brand_id, customer_id) references people(brand_id, customer_id),
  add constraint notification_deliveries_notification_id_fkey foreign key (brand_id, notification_id) references notifications(brand_id, notification_id);
alter table notifications
  add constraint notifications_brand_id_fkey foreign key (brand_id) references companies(brand_id),
  add constraint notifications_customer_id_fkey foreign key (brand_id, customer_id) references people(brand_id, customer_id);
