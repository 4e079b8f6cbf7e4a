-- What the marketplace knows of a company from sign-up on, and what it agreed to.

alter table companies
  add column legal_name     text,
  add column city           text,
  add column business_type  text check (business_type in ('garment_maker', 'brand', 'exporter', 'trader', 'buying_house', 'other')),
  add column bin            text check (bin ~ '^[0-9]{9}-[0-9]{4}$'),
  add column reference_code text;

-- The e-mail of `people` signs in and is proven; this one is only where papers go, so two companies may share it.
alter table people add column contact_email text check (contact_email = lower(contact_email));

create table policy_versions (
  policy         text        not null check (policy in ('terms', 'return-refund')),
  version        text        not null,
  effective_from timestamptz not null,
  title          text        not null,
  body           text        not null,
  primary key (policy, version)
);

create table policy_acceptances (
  acceptance_id uuid        primary key,
  brand_id      uuid        not null references companies,
  customer_id   uuid        not null references people,
  policy        text        not null,
  version       text        not null,
  accepted_at   timestamptz not null,
  foreign key (policy, version) references policy_versions,
  foreign key (brand_id, customer_id) references people (brand_id, customer_id)
);
create index policy_acceptances_of_brand on policy_acceptances (brand_id, accepted_at desc);

create table reference_codes (
  code       text        primary key check (code = upper(code)),
  note       text        not null,
  is_active  boolean     not null default true,
  created_at timestamptz not null
);

-- Staff accept a demo request by sending an invitation; it opens sign-up for that e-mail once.
create table sign_up_invitations (
  token_hash      bytea       primary key,
  demo_request_id uuid        not null references demo_requests,
  email           text        not null,
  expires_at      timestamptz not null,
  used_at         timestamptz
);
create index sign_up_invitations_expiry on sign_up_invitations (expires_at);

-- Open for five minutes after a step-up code: sensitive changes are allowed on this device.
alter table sessions add column step_up_until timestamptz;
