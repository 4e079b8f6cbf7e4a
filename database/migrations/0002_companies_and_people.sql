-- Companies, their people, and ours.

create table companies (
  brand_id uuid not null,
  name text not null,
  market text not null,
  unit text not null,
  time_zone text not null,
  verification_status smallint default 0 not null,
  created_at timestamptz not null,
  legal_name text,
  city text,
  business_type text,
  bin text,
  reference_code text,
  verification_review text,
  verification_review_since timestamptz,
  -- Two companies of one GST number become one: this one goes on as the other. Its books stay where they were written.
  -- No reference: the other is another shard. Companies are never removed.
  merged_into uuid,
  merged_at timestamptz,
  constraint companies_bin_check check (bin ~ '^[0-9]{9}-[0-9]{4}$'),
  constraint companies_business_type_check check (business_type in ('garment_maker', 'brand', 'exporter', 'trader',
    'buying_house', 'other')),
  constraint companies_market_check check (market in ('IN', 'BD', 'INTL')),
  constraint companies_merged_check check (((merged_into is null) = (merged_at is null)) and (merged_into <> brand_id)),
  constraint companies_unit_check check (unit in ('metre', 'yard')),
  constraint companies_verification_review_check check (verification_review in ('company-name', 'another-pan')),
  constraint companies_verification_status_check check (verification_status in (0, 1, 2)),
  -- Never verified while somebody has still to look.
  constraint no_badge_under_review check ((verification_review is null) or (verification_status <> 1)),
  constraint review_has_its_moment check ((verification_review is null) = (verification_review_since is null)),
  constraint companies_pkey primary key (brand_id)
);
comment on table companies is 'A buyer''s company, the tenant of everything that carries its brand_id.';
-- The desk leafs through companies by name.
create index companies_by_name on companies (lower(name), brand_id);
-- Receipts and companies are found by a part of a number or name.
create index companies_by_words on companies using gin (lower(name) gin_trgm_ops);
create index companies_of_reference_code on companies (reference_code) where (reference_code is not null);
create index companies_under_review on companies (verification_review_since) where (verification_review is not null);

create table people (
  customer_id uuid not null,
  brand_id uuid not null,
  name text not null,
  phone text,
  email text,
  created_at timestamptz not null,
  -- The e-mail of `people` signs in and is proven; this one is only where papers go, so two companies may share it.
  contact_email text,
  -- A person may be erased: the row stays, because orders, invoices and history refer to it, and says nothing of them any more.
  erased_at timestamptz,
  roles text[] default '{owner}'::text[] not null,
  -- What one order may cost, with tax, before a colleague is asked; null: any sum.
  order_limit_minor bigint,
  state text default 'active' not null,
  -- When the person last switched to this company: the one a sign-in opens.
  chosen_at timestamptz,
  -- Which part of the lists this person reads first.
  work_scope text default 'all' not null,
  -- An owner's wish to be notified of the work of all colleagues.
  hears_all boolean default false not null,
  -- Of screens and messages; the same in every company the person works for.
  language text default 'en' not null,
  constraint people_contact_email_check check (contact_email = lower(contact_email)),
  constraint people_email_check check (email = lower(email)),
  constraint people_known_or_erased check ((phone is not null) or (email is not null) or (erased_at is not null)),
  constraint people_language_known check (language in ('en', 'hi', 'bn')),
  -- What one order may cost, with tax, before a colleague is asked; null: any sum.
  constraint people_order_limit_positive check (order_limit_minor >= 0),
  constraint people_phone_check check (phone ~ '^\+[0-9]{8,15}$'),
  constraint people_roles_known check ((cardinality(roles) > 0) and (roles <@ '{owner,buyer,accounts,store}'::text[])),
  constraint people_state_known check (state in ('active', 'blocked', 'left')),
  constraint people_work_scope_known check (work_scope in ('all', 'mine')),
  constraint people_brand_id_customer_id_key unique (brand_id, customer_id),
  constraint people_pkey primary key (customer_id)
);
comment on table people is 'A person of a company, found by phone or e-mail at sign-in.';
-- outside a transaction
create unique index people_by_email on people (email, brand_id);
-- outside a transaction
create unique index people_by_phone on people (phone, brand_id);

create table staff_members (
  staff_id uuid not null,
  email text not null,
  name text not null,
  role text not null,
  is_active boolean default true not null,
  created_at timestamptz not null,
  -- The demo's autopilot works under names of its own: they are seen in the audit trail and the team list, but nobody signs in as one.
  is_autopilot boolean default false not null,
  -- From when on the word of somebody who was given a role lately lets money go; null: from the beginning.
  word_counts_from timestamptz,
  constraint staff_members_email_check check (email = lower(email)),
  constraint staff_members_role_check check (role in ('desk', 'production', 'accounts', 'owner')),
  constraint staff_members_email_key unique (email),
  constraint staff_members_pkey primary key (staff_id)
);
comment on table staff_members is 'Our own people, with the role that says what they may do at the desk.';

create table demo_requests (
  demo_request_id uuid not null,
  name text not null,
  email text not null,
  contact text not null,
  status text default 'received' not null,
  created_at timestamptz not null,
  constraint demo_requests_status_check check (status in ('received', 'accepted')),
  constraint demo_requests_pkey primary key (demo_request_id)
);
comment on table demo_requests is 'Companies abroad that asked to be invited.';
create index demo_requests_newest on demo_requests (created_at desc);
-- What waits for somebody of the marketplace, oldest first.
create index demo_requests_waiting on demo_requests (created_at) where (status = 'received');

create table staff_views (
  view_id uuid not null,
  staff_id uuid not null,
  path text not null,
  name text not null,
  search text not null,
  saved_at timestamptz not null,
  constraint staff_views_name_check check ((length(name) >= 1) and (length(name) <= 40)),
  constraint staff_views_path_check check (length(path) <= 100),
  constraint staff_views_search_check check (length(search) <= 1000),
  constraint staff_views_pkey primary key (view_id),
  constraint staff_views_staff_id_path_name_key unique (staff_id, path, name)
);
comment on table staff_views is 'A list as a member of staff likes to see it: the words of its address under a name.';

create table company_notes (
  note_id uuid not null,
  brand_id uuid not null,
  staff_id uuid not null,
  text text not null,
  created_at timestamptz not null,
  constraint company_notes_text_check check ((length(text) >= 1) and (length(text) <= 2000)),
  constraint company_notes_pkey primary key (brand_id, note_id)
);
comment on table company_notes is 'What staff know about a company and the company does not read: added, never changed.';
create index company_notes_newest on company_notes (brand_id, created_at desc, note_id desc);
create trigger company_notes_stay before delete or update on company_notes for each row execute function refuse_change();
create trigger company_notes_stay_whole before truncate on company_notes for each statement execute function refuse_change();

alter table company_notes
  add constraint company_notes_brand_id_fkey foreign key (brand_id) references companies(brand_id),
  add constraint company_notes_staff_id_fkey foreign key (staff_id) references staff_members(staff_id);
alter table list_counts
  add constraint list_counts_brand_id_fkey foreign key (brand_id) references companies(brand_id);
alter table people
  add constraint people_brand_id_fkey foreign key (brand_id) references companies(brand_id);
alter table staff_views
  add constraint staff_views_staff_id_fkey foreign key (staff_id) references staff_members(staff_id);

revoke update, delete, truncate on company_notes from current_user;
