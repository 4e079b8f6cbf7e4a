-- What staff know about a company and the company does not read: added, never changed.
create table company_notes (
  note_id    uuid        primary key,
  brand_id   uuid        not null references companies,
  staff_id   uuid        not null references staff_members,
  text       text        not null check (length(text) between 1 and 2000),
  created_at timestamptz not null
);
create index company_notes_newest on company_notes (brand_id, created_at desc, note_id desc);
create trigger company_notes_stay before update or delete on company_notes for each row execute function refuse_change();
