-- Documents, their files, links and numbers.

create table document_series (
  type text not null,
  financial_year text not null,
  last_serial integer not null,
  constraint document_series_financial_year_check check (financial_year ~ '^[0-9]{2}-[0-9]{2}$'),
  constraint document_series_last_serial_check check (last_serial > 0),
  constraint document_series_pkey primary key (type, financial_year)
);
comment on table document_series is 'The last number of a type and financial year; taken last in the transaction that issues.';

create table documents (
  document_id uuid not null,
  brand_id uuid not null,
  order_id uuid not null,
  type text not null,
  -- What it is about: a receipt's capture, a dispatch, a claim, or the order itself.
  subject_id uuid not null,
  number text not null,
  version smallint not null,
  replaces_id uuid,
  -- Everything that is printed, as it is printed.
  sheet json not null,
  -- Of the facts behind it: the same facts are not issued twice.
  facts_hash bytea not null,
  issued_at timestamptz not null,
  constraint documents_check check ((version = 1) = (replaces_id is null)),
  constraint documents_number_check check (length(number) <= 16),
  -- A refund has its voucher and a settled claim its credit note on paper, too.
  constraint documents_type_check check (type in ('purchase_order', 'advance_receipt', 'customer_order_summary',
    'proforma_invoice', 'order_issue', 'direct_invoicing_packing_list', 'final_dispatch', 'refund_voucher',
    'credit_note', 'tax_invoice', 'delivery_challan')),
  constraint documents_version_check check (version > 0),
  constraint documents_number_key unique (number, brand_id),
  constraint documents_pkey primary key (brand_id, document_id),
  constraint documents_replaces_id_key unique (brand_id, replaces_id),
  constraint documents_type_subject_id_version_key unique (brand_id, type, subject_id, version)
);
comment on table documents is 'The register of documents, each with the sheet it was printed from; never changed.';
create index documents_by_id on documents (document_id);
create index documents_of_order on documents (brand_id, order_id, issued_at);
create index documents_of_subject on documents (subject_id);
create trigger documents_stay before delete or update on documents for each row execute function refuse_change();
create trigger documents_stay_whole before truncate on documents for each statement execute function refuse_change();

create table document_files (
  document_id uuid not null,
  brand_id uuid not null,
  -- `pdf_void` is the PDF of a version that was replaced, and says so.
  variant text not null,
  state text not null,
  progress smallint default 0 not null,
  byte_size integer,
  sha256 bytea,
  asked_at timestamptz not null,
  ready_at timestamptz,
  constraint document_files_byte_size_check check (byte_size > 0),
  constraint document_files_check check ((state = 'ready') = ((sha256 is not null) and (byte_size is not null) and (ready_at is not null))),
  constraint document_files_progress_check check ((progress >= 0) and (progress <= 100)),
  constraint document_files_state_check check (state in ('preparing', 'ready', 'failed')),
  constraint document_files_variant_check check (variant in ('pdf', 'pdf_void', 'xlsx', 'csv')),
  constraint document_files_pkey primary key (brand_id, document_id, variant)
);
comment on table document_files is 'The rendered files; once ready, their hash proves that nobody changed them.';
create index document_files_by_id on document_files (document_id, variant);
create trigger document_files_kept before delete on document_files for each row execute function refuse_removal();
create trigger document_files_kept_whole before truncate on document_files for each statement execute function refuse_removal();
create trigger document_files_stay before update on document_files for each row execute function refuse_change_of_ready_file();

create table document_voids (
  document_id uuid not null,
  brand_id uuid not null,
  reason text not null,
  voided_by uuid,
  voided_at timestamptz not null,
  constraint document_voids_reason_check check ((length(reason) >= 1) and (length(reason) <= 200)),
  constraint document_voids_pkey primary key (brand_id, document_id)
);
comment on table document_voids is 'Documents that should not have been issued, with the reason; their numbers stay used.';
create trigger document_voids_stay before delete or update on document_voids for each row execute function refuse_change();
create trigger document_voids_stay_whole before truncate on document_voids for each statement execute function refuse_change();

create table document_shares (
  share_id uuid not null,
  brand_id uuid not null,
  document_id uuid not null,
  key_hash bytea not null,
  created_by uuid not null,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  ended_at timestamptz,
  uses integer default 0 not null,
  last_used_at timestamptz,
  constraint document_shares_uses_check check (uses >= 0),
  constraint document_shares_key_hash_key unique (key_hash, brand_id),
  constraint document_shares_pkey primary key (brand_id, share_id)
);
comment on table document_shares is 'By a link somebody without an account can read one document; only the hash of its key is kept.';
create index document_shares_by_id on document_shares (share_id);
create index shares_of_document on document_shares (brand_id, document_id, created_at desc);

create table document_tickets (
  ticket_hash bytea not null,
  brand_id uuid not null,
  document_id uuid not null,
  variant text not null,
  -- Who asked: whoever holds a link, or a signed-in device. It ends with either.
  share_id uuid,
  session_id uuid,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  used_at timestamptz,
  constraint document_tickets_check check ((share_id is null) <> (session_id is null)),
  constraint document_tickets_pkey primary key (brand_id, ticket_hash)
);
comment on table document_tickets is 'Downloads of documents: one each, within minutes.';
create index document_tickets_by_id on document_tickets (ticket_hash);
create index tickets_by_end on document_tickets (expires_at);

create table restored_files (
  document_id uuid not null,
  variant text not null,
  brand_id uuid not null,
  restored_at timestamptz not null,
  byte_size integer not null,
  sha256 bytea not null,
  constraint restored_files_byte_size_check check (byte_size > 0),
  constraint restored_files_pkey primary key (brand_id, document_id, variant, restored_at)
);
comment on table restored_files is 'Files that were gone from storage and were rendered again from their sheet.';
create trigger restored_files_stay before delete or update on restored_files for each row execute function refuse_change();
create trigger restored_files_stay_whole before truncate on restored_files for each statement execute function refuse_change();

create table invoice_series (
  gstin character(15) not null,
  prefix text not null,
  financial_year text not null,
  last_serial integer not null,
  constraint invoice_series_financial_year_check check (financial_year ~ '^[0-9]{2}-[0-9]{2}$'),
  constraint invoice_series_last_serial_check check ((last_serial >= 1) and (last_serial <= 999999)),
  constraint invoice_series_pkey primary key (prefix, financial_year)
);
comment on table invoice_series is 'The last invoice number of a registration and financial year.';

create table paper_series (
  kind text not null,
  gstin character(15) not null,
  prefix text not null,
  financial_year text not null,
  last_serial integer not null,
  constraint paper_series_financial_year_check check (financial_year ~ '^[0-9]{2}-[0-9]{2}$'),
  -- Money that came is always recorded: the counter ends where sixteen characters do, and not before.
  constraint paper_series_last_serial_check check ((last_serial >= 1) and (last_serial <= 999999)),
  constraint paper_series_pkey primary key (kind, prefix, financial_year)
);
comment on table paper_series is 'The last number of other tax papers of a registration and financial year.';
alter table paper_series add constraint paper_series_kind_check check ((kind in ('credit_note', 'delivery_challan',
  'receipt', 'refund_voucher', 'purchase_order'))) not valid;

create table paper_tickets (
  ticket_hash bytea not null,
  brand_id uuid not null,
  session_id uuid not null,
  -- Which paper: its kind, and what it is about.
  paper jsonb not null,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  used_at timestamptz,
  -- A company is a shard: keys of its tables begin with it.
  constraint paper_tickets_pkey primary key (brand_id, ticket_hash)
);
comment on table paper_tickets is 'Downloads of papers that belong to no order: one each, within minutes.';
create index paper_tickets_by_end on paper_tickets (expires_at);
create index paper_tickets_by_hash on paper_tickets (ticket_hash);

alter table document_files
  add constraint document_files_brand_id_document_id_fkey foreign key (brand_id, document_id) references documents(brand_id, document_id);
alter table document_shares
  add constraint document_shares_brand_id_created_by_fkey foreign key (brand_id, created_by) references people(brand_id, customer_id),
  add constraint document_shares_brand_id_document_id_fkey foreign key (brand_id, document_id) references documents(brand_id, document_id);
alter table document_tickets
  add constraint document_tickets_brand_id_share_id_fkey foreign key (brand_id, share_id) references document_shares(brand_id, share_id),
  add constraint document_tickets_document_id_variant_fkey foreign key (brand_id, document_id, variant) references document_files(brand_id, document_id, variant);
alter table document_voids
  add constraint document_voids_brand_id_document_id_fkey foreign key (brand_id, document_id) references documents(brand_id, document_id),
  add constraint document_voids_voided_by_fkey foreign key (voided_by) references staff_members(staff_id);
alter table documents
  add constraint documents_brand_id_order_id_fkey foreign key (brand_id, order_id) references orders(brand_id, order_id),
  add constraint documents_brand_id_replaces_id_fkey foreign key (brand_id, replaces_id) references documents(brand_id, document_id);
alter table paper_tickets
  add constraint paper_tickets_brand_id_fkey foreign key (brand_id) references companies(brand_id);
alter table restored_files
  add constraint restored_files_brand_id_document_id_fkey foreign key (brand_id, document_id) references documents(brand_id, document_id),
  add constraint restored_files_document_id_variant_fkey foreign key (brand_id, document_id, variant) references document_files(brand_id, document_id, variant);

CREATE VIEW current_files AS
 SELECT file.brand_id,
    file.document_id,
    file.variant,
    COALESCE(copy.sha256, file.sha256) AS sha256
   FROM (document_files file
     LEFT JOIN LATERAL ( SELECT restored_files.sha256
           FROM restored_files
          WHERE ((restored_files.document_id = file.document_id) AND (restored_files.variant = file.variant))
          ORDER BY restored_files.restored_at DESC
         LIMIT 1) copy ON (true));

revoke delete, truncate on document_files, documents from current_user;
revoke update, delete, truncate on document_voids, restored_files from current_user;
