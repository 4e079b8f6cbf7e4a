-- What staff know about an order and its buyer does not read: added, never changed.
create table order_notes (
  note_id    uuid        primary key,
  brand_id   uuid        not null,
  order_id   uuid        not null,
  staff_id   uuid        not null references staff_members,
  text       text        not null check (length(text) between 1 and 2000),
  created_at timestamptz not null,
  foreign key (brand_id, order_id) references orders (brand_id, order_id)
);
create index order_notes_newest on order_notes (order_id, created_at desc, note_id desc);
create trigger order_notes_stay before update or delete on order_notes for each row execute function refuse_change();
