-- A company buys; its people sign in. Requests, orders and money belong to the company, history names the person.

create table companies (
  brand_id            uuid        primary key,
  name                text        not null,
  market              text        not null check (market in ('IN', 'BD', 'INTL')),
  unit                text        not null check (unit in ('metre', 'yard')),
  time_zone           text        not null,
  verification_status smallint    not null default 0 check (verification_status in (0, 1, 2)),
  created_at          timestamptz not null
);

create table people (
  customer_id uuid        primary key,
  brand_id    uuid        not null references companies,
  name        text        not null,
  phone       text        unique check (phone ~ '^\+[0-9]{8,15}$'),
  email       text        unique check (email = lower(email)),
  created_at  timestamptz not null,
  unique (brand_id, customer_id),
  check (phone is not null or email is not null)
);

create table staff_members (
  staff_id   uuid        primary key,
  email      text        not null unique check (email = lower(email)),
  name       text        not null,
  role       text        not null check (role in ('desk', 'production', 'accounts', 'owner')),
  is_active  boolean     not null default true,
  created_at timestamptz not null
);

create table demo_requests (
  demo_request_id uuid        primary key,
  name            text        not null,
  email           text        not null,
  contact         text        not null,
  status          text        not null default 'received' check (status in ('received', 'accepted')),
  created_at      timestamptz not null
);
create index demo_requests_newest on demo_requests (created_at desc);
