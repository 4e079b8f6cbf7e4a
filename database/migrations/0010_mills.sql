-- What a mill answers from its link.

create table supplier_links (
  brand_id uuid not null,
  link_id uuid not null,
  fab_id uuid not null,
  supplier_id uuid not null,
  key_hash bytea not null,
  -- Null where the demo plays the desk.
  created_by uuid,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  ended_at timestamptz,
  opened_at timestamptz,
  constraint supplier_links_pkey primary key (brand_id, link_id)
);
comment on table supplier_links is 'A link by which a mill answers an enquiry, by the hash of its key; a new key ends the one before.';
create unique index one_open_link_of_supplier on supplier_links (brand_id, fab_id, supplier_id) where (ended_at is null);
-- Whoever has a key is nobody we know, so it is looked for without a company; 256 random bits never meet.
create index supplier_links_by_key on supplier_links (key_hash);

create table supplier_sessions (
  brand_id uuid not null,
  session_id uuid not null,
  link_id uuid not null,
  token_hash bytea not null,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  -- What a person opened from the list ends with that person's access.
  person_id uuid,
  constraint supplier_sessions_pkey primary key (brand_id, session_id)
);
comment on table supplier_sessions is 'What the key of a link is exchanged for: a few hours on one device.';
create index supplier_sessions_by_end on supplier_sessions (expires_at);
create index supplier_sessions_by_token on supplier_sessions (token_hash);

create table mill_quotes (
  brand_id uuid not null,
  mill_quote_id uuid not null,
  fab_id uuid not null,
  supplier_id uuid not null,
  version integer not null,
  -- Of the cloth that was on the mill's screen.
  specification_version integer not null,
  currency text not null,
  unit text not null,
  rate_minor bigint not null,
  minimum_thousandths bigint,
  ready_days smallint not null,
  payment_days smallint not null,
  valid_till date not null,
  quantity_breaks jsonb default '[]'::jsonb not null,
  deviations text,
  swatch_note text,
  photo_file_id uuid,
  sent_at timestamptz not null,
  constraint mill_quotes_currency_check check (currency in ('INR', 'USD')),
  constraint mill_quotes_minimum_thousandths_check check (minimum_thousandths > 0),
  constraint mill_quotes_payment_days_check check ((payment_days >= 0) and (payment_days <= 90)),
  constraint mill_quotes_rate_minor_check check (rate_minor > 0),
  constraint mill_quotes_ready_days_check check ((ready_days >= 1) and (ready_days <= 365)),
  constraint mill_quotes_unit_check check (unit in ('metre', 'yard')),
  constraint mill_quotes_version_check check (version > 0),
  constraint mill_quotes_brand_id_fab_id_supplier_id_version_key unique (brand_id, fab_id, supplier_id, version),
  constraint mill_quotes_pkey primary key (brand_id, mill_quote_id)
);
comment on table mill_quotes is 'What a mill itself says: each answer a version of its own that never changes.';
create index mill_quotes_of_supplier on mill_quotes (supplier_id, sent_at desc);
create trigger mill_quotes_stay before update on mill_quotes for each row execute function refuse_change();

create table mill_quote_publications (
  brand_id uuid not null,
  mill_quote_id uuid not null,
  quote_id uuid not null,
  quote_version integer not null,
  published_at timestamptz not null,
  -- Null where the supplier's margin rule published it.
  published_by uuid,
  constraint mill_quote_publications_pkey primary key (brand_id, mill_quote_id)
);
comment on table mill_quote_publications is 'Which version of the buyer''s quote came of a mill''s answer, once.';
create trigger mill_quote_publications_stay before update on mill_quote_publications for each row execute function refuse_change();

create table mill_questions (
  brand_id uuid not null,
  question_id uuid not null,
  fab_id uuid not null,
  supplier_id uuid not null,
  question text not null,
  asked_at timestamptz not null,
  answer text,
  answered_at timestamptz,
  answered_by uuid,
  constraint mill_questions_check check ((answer is null) = (answered_at is null)),
  constraint mill_questions_pkey primary key (brand_id, question_id)
);
comment on table mill_questions is 'What a mill asked about an enquiry, and the answer.';
create index mill_questions_of_request on mill_questions (brand_id, fab_id, supplier_id, asked_at);
create index mill_questions_unanswered on mill_questions (asked_at) where (answered_at is null);

alter table mill_questions
  add constraint mill_questions_answered_by_fkey foreign key (answered_by) references staff_members(staff_id),
  add constraint mill_questions_brand_id_fab_id_fkey foreign key (brand_id, fab_id) references fabric_requests(brand_id, fab_id),
  add constraint mill_questions_supplier_id_fkey foreign key (supplier_id) references suppliers(supplier_id);
alter table mill_quote_publications
  add constraint mill_quote_publications_brand_id_mill_quote_id_fkey foreign key (brand_id, mill_quote_id) references mill_quotes(brand_id, mill_quote_id),
  add constraint mill_quote_publications_brand_id_quote_id_fkey foreign key (brand_id, quote_id) references quotes(brand_id, quote_id),
  add constraint mill_quote_publications_published_by_fkey foreign key (published_by) references staff_members(staff_id);
alter table mill_quotes
  add constraint mill_quotes_brand_id_fab_id_fkey foreign key (brand_id, fab_id) references fabric_requests(brand_id, fab_id),
  add constraint mill_quotes_brand_id_photo_file_id_fkey foreign key (brand_id, photo_file_id) references files(brand_id, file_id),
  add constraint mill_quotes_supplier_id_fkey foreign key (supplier_id) references suppliers(supplier_id);
alter table supplier_links
  add constraint supplier_links_brand_id_fab_id_fkey foreign key (brand_id, fab_id) references fabric_requests(brand_id, fab_id),
  add constraint supplier_links_created_by_fkey foreign key (created_by) references staff_members(staff_id),
  add constraint supplier_links_supplier_id_fkey foreign key (supplier_id) references suppliers(supplier_id);
alter table supplier_sessions
  add constraint supplier_sessions_brand_id_link_id_fkey foreign key (brand_id, link_id) references supplier_links(brand_id, link_id),
  add constraint supplier_sessions_person_id_fkey foreign key (person_id) references supplier_people(person_id);
