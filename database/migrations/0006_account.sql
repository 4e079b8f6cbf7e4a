-- Addresses, tax numbers, files, bank details and choices of a company.

create table addresses (
  address_id uuid not null,
  brand_id uuid not null,
  label text not null,
  ownership text not null,
  country character(2) not null,
  line1 text not null,
  line2 text,
  city text not null,
  district text,
  -- State name in India, division in Bangladesh, region elsewhere.
  region text,
  state_code character(2),
  -- The PIN code in India.
  postcode text,
  contact_name text,
  contact_phone text,
  is_delhi_ncr boolean default false not null,
  is_default_billing boolean default false not null,
  is_default_shipping boolean default false not null,
  is_default_sample boolean default false not null,
  created_at timestamptz not null,
  removed_at timestamptz,
  constraint addresses_check check ((country <> 'IN') or ((state_code is not null) and (postcode ~ '^[1-9][0-9]{5}$'))),
  constraint addresses_ownership_check check (ownership in ('own', 'third_party')),
  constraint addresses_pkey primary key (brand_id, address_id)
);
comment on table addresses is 'Where a company is billed and where its goods go.';
create index addresses_by_id on addresses (address_id);
create index addresses_of_brand on addresses (brand_id, created_at) where (removed_at is null);
create unique index one_billing_default on addresses (brand_id) where (is_default_billing and (removed_at is null));
create unique index one_sample_default on addresses (brand_id) where (is_default_sample and (removed_at is null));
create unique index one_shipping_default on addresses (brand_id) where (is_default_shipping and (removed_at is null));

create table gst_numbers (
  gst_id uuid not null,
  brand_id uuid not null,
  gstin character(15) not null,
  state_code character(2) not null,
  legal_name text,
  trade_name text,
  registry_status text,
  -- `not_checked`: the check service was down; it is asked again later and never counts as valid.
  check_state text not null,
  checked_at timestamptz,
  is_default boolean default false not null,
  created_at timestamptz not null,
  removed_at timestamptz,
  constraint gst_numbers_check_state_check check (check_state in ('valid', 'not_checked')),
  constraint gst_numbers_pkey primary key (brand_id, gst_id)
);
comment on table gst_numbers is 'Tax numbers of a company, with what the register said of them.';
create index gst_numbers_by_id on gst_numbers (gst_id);
create index gst_numbers_by_number on gst_numbers (gstin, brand_id) where (removed_at is null);
create unique index one_default_gst on gst_numbers (brand_id) where (is_default and (removed_at is null));
create unique index one_gst_state_of_brand on gst_numbers (brand_id, state_code) where (removed_at is null);
create unique index one_gstin_of_brand on gst_numbers (brand_id, gstin) where (removed_at is null);
create unique index one_verified_holder_of_gstin on gst_numbers (gstin, brand_id) where ((check_state = 'valid') and (removed_at is null));

create table gst_registry_answers (
  gstin character(15) not null,
  answer jsonb not null,
  fetched_at timestamptz not null,
  constraint gst_registry_answers_pkey primary key (gstin)
);
comment on table gst_registry_answers is 'What the register said of a number, kept for a while.';

create table files (
  file_id uuid not null,
  brand_id uuid not null,
  customer_id uuid,
  content_type text not null,
  byte_size integer not null,
  original_name text not null,
  has_thumbnail boolean default false not null,
  created_at timestamptz not null,
  removed_at timestamptz,
  staff_id uuid,
  -- What the demo draws is marked as such, so that no screen passes it off as a photo.
  is_demo boolean default false not null,
  -- Pictures of mills are the desk's to see.
  supplier_id uuid,
  -- A mill's picture is the desk's to see, until the sample that it shows has gone to the buyer.
  shown_at timestamptz,
  constraint files_byte_size_check check ((byte_size > 0) and (byte_size <= 10485760)),
  constraint files_pkey primary key (brand_id, file_id)
);
comment on table files is 'Uploaded files of a company; the bytes lie in storage.';
alter table files add constraint files_brought_by_somebody check ((num_nonnulls(customer_id, staff_id, supplier_id) = 1)) not valid;
alter table files add constraint files_shown_are_of_mills check (((shown_at is null) or (supplier_id is not null))) not valid;
create index files_by_age on files (created_at);
create index files_by_id on files (file_id);
create index files_of_brand on files (brand_id, created_at desc);

create table msme_details (
  brand_id uuid not null,
  answer text not null,
  udyam text,
  class text,
  activity text,
  certificate_file_id uuid,
  consented_at timestamptz,
  updated_at timestamptz not null,
  constraint msme_details_activity_check check (activity in ('manufacturing', 'service', 'trading')),
  constraint msme_details_answer_check check (answer in ('registered', 'not_applicable')),
  constraint msme_details_check check ((answer <> 'registered') or ((udyam is not null) and (class is not null) and (activity is not null) and (consented_at is not null))),
  constraint msme_details_class_check check (class in ('micro', 'small', 'medium')),
  constraint msme_details_pkey primary key (brand_id)
);
comment on table msme_details is 'The MSME registration of a company, with its certificate.';

create table bank_details (
  brand_id uuid not null,
  kind text not null,
  account_holder text not null,
  account_sealed text not null,
  account_masked text not null,
  bank_code text not null,
  bank_name text not null,
  updated_at timestamptz not null,
  routing_number text,
  constraint bank_details_kind_check check (kind in ('domestic', 'international')),
  constraint bank_details_routing_number_check check (routing_number ~ '^[0-9]{9}$'),
  constraint bank_details_pkey primary key (brand_id)
);
comment on table bank_details is 'A company''s bank account; its number is sealed with the server''s key.';

create table refund_vpas (
  brand_id uuid not null,
  vpa_sealed text not null,
  vpa_masked text not null,
  updated_at timestamptz not null,
  constraint refund_vpas_pkey primary key (brand_id)
);
comment on table refund_vpas is 'Where refunds by UPI go; sealed with the server''s key.';

create table credit_terms (
  brand_id uuid not null,
  credit_days smallint not null,
  limit_minor bigint default 0 not null,
  currency character(3) not null,
  updated_at timestamptz not null,
  constraint credit_terms_credit_days_check check (credit_days in (0, 30, 45, 60, 90)),
  constraint credit_terms_currency_check check (currency in ('INR', 'USD')),
  constraint credit_terms_limit_minor_check check (limit_minor >= 0),
  constraint credit_terms_pkey primary key (brand_id)
);
comment on table credit_terms is 'How long and how far a company may buy on credit.';

create table whatsapp_numbers (
  brand_id uuid not null,
  number text not null,
  validity smallint not null,
  updated_at timestamptz not null,
  tried_number text,
  constraint whatsapp_numbers_number_check check (number ~ '^\+[0-9]{8,15}$'),
  constraint whatsapp_numbers_tried_number_check check (tried_number ~ '^\+[0-9]{8,15}$'),
  constraint whatsapp_numbers_validity_check check (validity in (20, 40, 80, 100)),
  constraint whatsapp_numbers_pkey primary key (brand_id)
);
comment on table whatsapp_numbers is 'The number on which a company wants to be written to.';

alter table addresses
  add constraint addresses_brand_id_fkey foreign key (brand_id) references companies(brand_id);
alter table bank_details
  add constraint bank_details_brand_id_fkey foreign key (brand_id) references companies(brand_id);
alter table credit_terms
  add constraint credit_terms_brand_id_fkey foreign key (brand_id) references companies(brand_id);
alter table files
  add constraint files_brand_id_fkey foreign key (brand_id) references companies(brand_id),
  add constraint files_customer_id_fkey foreign key (brand_id, customer_id) references people(brand_id, customer_id),
  add constraint files_staff_id_fkey foreign key (staff_id) references staff_members(staff_id);
alter table gst_numbers
  add constraint gst_numbers_brand_id_fkey foreign key (brand_id) references companies(brand_id);
alter table msme_details
  add constraint msme_details_brand_id_certificate_file_id_fkey foreign key (brand_id, certificate_file_id) references files(brand_id, file_id),
  add constraint msme_details_brand_id_fkey foreign key (brand_id) references companies(brand_id);
alter table refund_vpas
  add constraint refund_vpas_brand_id_fkey foreign key (brand_id) references companies(brand_id);
alter table whatsapp_numbers
  add constraint whatsapp_numbers_brand_id_fkey foreign key (brand_id) references companies(brand_id);
