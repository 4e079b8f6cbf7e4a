-- The documents of an order: numbered when issued and never changed; a new version voids the one before.

-- One series a type and financial year without gaps: the number is taken last in the transaction that issues.
create table document_series (
  type           text    not null,
  financial_year text    not null check (financial_year ~ '^[0-9]{2}-[0-9]{2}$'),
  last_serial    integer not null check (last_serial > 0),
  primary key (type, financial_year)
);

create table documents (
  document_id uuid        primary key,
  brand_id    uuid        not null,
  order_id    uuid        not null,
  type        text        not null check (type in ('purchase_order', 'advance_receipt', 'customer_order_summary',
    'proforma_invoice', 'order_issue', 'direct_invoicing_packing_list', 'final_dispatch')),
  -- What it is about: a receipt's capture, a dispatch, a claim, or the order itself.
  subject_id  uuid        not null,
  number      text        not null unique check (length(number) <= 16),
  version     smallint    not null check (version > 0),
  replaces_id uuid        unique,
  -- Everything that is printed, as it is printed.
  sheet       json        not null,
  -- Of the facts behind it: the same facts are not issued twice.
  facts_hash  bytea       not null,
  issued_at   timestamptz not null,
  unique (brand_id, document_id),
  unique (type, subject_id, version),
  check ((version = 1) = (replaces_id is null)),
  foreign key (brand_id, order_id) references orders (brand_id, order_id),
  foreign key (brand_id, replaces_id) references documents (brand_id, document_id)
);
create index documents_of_order on documents (brand_id, order_id, issued_at);
create trigger documents_stay before update or delete on documents for each row execute function refuse_change();

-- The rendered files; once ready, their hash proves that nobody changed them.
create table document_files (
  document_id uuid        not null,
  brand_id    uuid        not null,
  -- `pdf_void` is the PDF of a version that was replaced, and says so.
  variant     text        not null check (variant in ('pdf', 'pdf_void', 'xlsx', 'csv')),
  state       text        not null check (state in ('preparing', 'ready', 'failed')),
  progress    smallint    not null default 0 check (progress between 0 and 100),
  byte_size   integer     check (byte_size > 0),
  sha256      bytea,
  asked_at    timestamptz not null,
  ready_at    timestamptz,
  primary key (document_id, variant),
  check ((state = 'ready') = (sha256 is not null and byte_size is not null and ready_at is not null)),
  foreign key (brand_id, document_id) references documents (brand_id, document_id)
);
create function refuse_change_of_ready_file() returns trigger language plpgsql as $$
begin
  if old.state = 'ready' then raise exception 'a document file that is ready never changes'; end if;
  return new;
end $$;
create trigger document_files_stay before update on document_files
  for each row execute function refuse_change_of_ready_file();

-- By a link somebody without an account can read one document. Only the key's hash is kept.
create table document_shares (
  share_id     uuid        primary key,
  brand_id     uuid        not null,
  document_id  uuid        not null,
  key_hash     bytea       not null unique,
  created_by   uuid        not null,
  created_at   timestamptz not null,
  expires_at   timestamptz not null,
  ended_at     timestamptz,
  uses         integer     not null default 0 check (uses >= 0),
  last_used_at timestamptz,
  unique (brand_id, share_id),
  foreign key (brand_id, document_id) references documents (brand_id, document_id),
  foreign key (brand_id, created_by) references people (brand_id, customer_id)
);
create index shares_of_document on document_shares (brand_id, document_id, created_at desc);

-- One download each, within minutes.
create table document_tickets (
  ticket_hash bytea       primary key,
  brand_id    uuid        not null,
  document_id uuid        not null,
  variant     text        not null,
  -- Who asked: whoever holds a link, or a signed-in device. It ends with either.
  share_id    uuid,
  session_id  uuid,
  created_at  timestamptz not null,
  expires_at  timestamptz not null,
  used_at     timestamptz,
  check ((share_id is null) <> (session_id is null)),
  foreign key (document_id, variant) references document_files (document_id, variant),
  foreign key (brand_id, share_id) references document_shares (brand_id, share_id)
);
create index tickets_by_end on document_tickets (expires_at);
