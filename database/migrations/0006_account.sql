-- Where goods go, how tax and money are handled. Everything belongs to the company.

create table addresses (
  address_id         uuid        primary key,
  brand_id           uuid        not null references companies,
  label              text        not null,
  ownership          text        not null check (ownership in ('own', 'third_party')),
  country            char(2)     not null,
  line1              text        not null,
  line2              text,
  city               text        not null,
  district           text,
  -- State name in India, division in Bangladesh, region elsewhere.
  region             text,
  state_code         char(2),
  -- The PIN code in India.
  postcode           text,
  contact_name       text,
  contact_phone      text,
  is_delhi_ncr       boolean     not null default false,
  is_default_billing  boolean    not null default false,
  is_default_shipping boolean    not null default false,
  is_default_sample   boolean    not null default false,
  created_at         timestamptz not null,
  removed_at         timestamptz,
  unique (brand_id, address_id),
  check (country <> 'IN' or (state_code is not null and postcode ~ '^[1-9][0-9]{5}$'))
);
create index addresses_of_brand on addresses (brand_id, created_at) where removed_at is null;
create unique index one_billing_default on addresses (brand_id) where is_default_billing and removed_at is null;
create unique index one_shipping_default on addresses (brand_id) where is_default_shipping and removed_at is null;
create unique index one_sample_default on addresses (brand_id) where is_default_sample and removed_at is null;

create table gst_numbers (
  gst_id          uuid        primary key,
  brand_id        uuid        not null references companies,
  gstin           char(15)    not null,
  state_code      char(2)     not null,
  legal_name      text,
  trade_name      text,
  registry_status text,
  -- `not_checked`: the check service was down; it is asked again later and never counts as valid.
  check_state     text        not null check (check_state in ('valid', 'not_checked')),
  checked_at      timestamptz,
  is_default      boolean     not null default false,
  created_at      timestamptz not null,
  removed_at      timestamptz
);
create unique index one_gstin_of_brand on gst_numbers (brand_id, gstin) where removed_at is null;
create unique index one_gst_state_of_brand on gst_numbers (brand_id, state_code) where removed_at is null;
create unique index one_default_gst on gst_numbers (brand_id) where is_default and removed_at is null;

create table gst_registry_answers (
  gstin      char(15)    primary key,
  answer     jsonb       not null,
  fetched_at timestamptz not null
);

create table files (
  file_id       uuid        primary key,
  brand_id      uuid        not null references companies,
  customer_id   uuid        not null references people,
  content_type  text        not null,
  byte_size     integer     not null check (byte_size > 0 and byte_size <= 10485760),
  original_name text        not null,
  has_thumbnail boolean     not null default false,
  created_at    timestamptz not null,
  removed_at    timestamptz,
  unique (brand_id, file_id)
);
create index files_of_brand on files (brand_id, created_at desc);

create table msme_details (
  brand_id            uuid        primary key references companies,
  answer              text        not null check (answer in ('registered', 'not_applicable')),
  udyam               text,
  class               text        check (class in ('micro', 'small', 'medium')),
  activity            text        check (activity in ('manufacturing', 'service', 'trading')),
  certificate_file_id uuid,
  consented_at        timestamptz,
  updated_at          timestamptz not null,
  foreign key (brand_id, certificate_file_id) references files (brand_id, file_id),
  check (answer <> 'registered' or (udyam is not null and class is not null and activity is not null and consented_at is not null))
);

-- Numbers are sealed with the server's key; people see the last four signs.
create table bank_details (
  brand_id        uuid        primary key references companies,
  kind            text        not null check (kind in ('domestic', 'international')),
  account_holder  text        not null,
  account_sealed  text        not null,
  account_masked  text        not null,
  bank_code       text        not null,
  bank_name       text        not null,
  updated_at      timestamptz not null
);

create table refund_vpas (
  brand_id   uuid        primary key references companies,
  vpa_sealed text        not null,
  vpa_masked text        not null,
  updated_at timestamptz not null
);

create table credit_terms (
  brand_id    uuid        primary key references companies,
  credit_days smallint    not null check (credit_days in (0, 30, 45, 60, 90)),
  limit_minor bigint      not null default 0 check (limit_minor >= 0),
  currency    char(3)     not null check (currency in ('INR', 'USD')),
  updated_at  timestamptz not null
);

create table whatsapp_numbers (
  brand_id   uuid        primary key references companies,
  number     text        not null check (number ~ '^\+[0-9]{8,15}$'),
  validity   smallint    not null check (validity in (20, 40, 80, 100)),
  updated_at timestamptz not null
);

-- Only what differs from the default (on) is kept.
create table notification_choices (
  customer_id uuid    not null references people,
  event       text    not null,
  channel     text    not null check (channel in ('email', 'whatsapp', 'in_app')),
  is_on       boolean not null,
  primary key (customer_id, event, channel)
);
