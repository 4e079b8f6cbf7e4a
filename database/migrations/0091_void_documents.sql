-- A document that should not have been issued is made void; the row itself never changes, and its number stays used.
create table document_voids (
  document_id uuid        primary key,
  brand_id    uuid        not null,
  reason      text        not null check (length(reason) between 1 and 200),
  voided_by   uuid        not null references staff_members (staff_id),
  voided_at   timestamptz not null,
  foreign key (brand_id, document_id) references documents (brand_id, document_id)
);
create trigger document_voids_stay before update or delete on document_voids for each row execute function refuse_change();
