-- A file that was gone from storage and was rendered again from its sheet: the row of the first one stays as it is, and
-- the hash that counts is that of the newest copy.
create table restored_files (
  document_id uuid        not null,
  variant     text        not null,
  brand_id    uuid        not null,
  restored_at timestamptz not null,
  byte_size   integer     not null check (byte_size > 0),
  sha256      bytea       not null,
  primary key (document_id, variant, restored_at),
  foreign key (document_id, variant) references document_files (document_id, variant),
  foreign key (brand_id, document_id) references documents (brand_id, document_id)
);
create trigger restored_files_stay before update or delete on restored_files for each row execute function refuse_change();
create trigger restored_files_stay_whole before truncate on restored_files execute function refuse_change();
revoke update, delete, truncate on restored_files from current_user;

create view current_files as
  select file.brand_id, file.document_id, file.variant, coalesce(copy.sha256, file.sha256) as sha256
  from document_files file
  left join lateral (
    select sha256 from restored_files
    where restored_files.document_id = file.document_id and restored_files.variant = file.variant
    order by restored_at desc limit 1
  ) copy on true;
