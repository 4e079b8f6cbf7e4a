-- Mills, the people there who may see their own list, and the devices they use.

create table suppliers (
  supplier_id uuid not null,
  -- Only staff see the name; buyers see the alias.
  name text not null,
  alias text not null,
  city text not null,
  state_code character(2) not null,
  rating_tenths smallint,
  on_time_percent smallint,
  orders_done integer default 0 not null,
  -- A micro or small mill must be paid within 45 days.
  msme_class text,
  fabric_categories text[] not null,
  is_active boolean default true not null,
  created_at timestamptz not null,
  feedback_count integer default 0 not null,
  feedback_stars integer default 0 not null,
  revision integer default 0 not null,
  -- Whom to call at a mill, under which number it pays tax, and what was sent to it.
  gstin text,
  -- Name, phone, e-mail and WhatsApp number of each, in the order they are called; null: nobody is known.
  contacts jsonb,
  -- With a margin of its own a supplier's quotes reach the buyer without the desk; null: the desk publishes.
  own_margin_basis_points integer,
  -- What a mill reports of an order: it moves the plan at once, or waits for a look at the desk.
  reports_directly boolean default false not null,
  -- From where its goods leave, for e-way bills and e-invoices; it never says the mill's name.
  dispatch_line1 text,
  dispatch_line2 text,
  dispatch_city text,
  dispatch_postcode character(6),
  dispatch_state_code character(2),
  constraint suppliers_check check ((feedback_stars >= feedback_count) and (feedback_stars <= (feedback_count * 5))),
  constraint suppliers_contacts_check check (jsonb_typeof(contacts) = 'array'),
  constraint suppliers_dispatch_check check (num_nulls(dispatch_line1, dispatch_city, dispatch_postcode,
    dispatch_state_code) = any (array[0, 4])),
  constraint suppliers_dispatch_line2_check check ((dispatch_line2 is null) or (dispatch_line1 is not null)),
  constraint suppliers_dispatch_postcode_check check (dispatch_postcode ~ '^[1-9][0-9]{5}$'),
  constraint suppliers_feedback_count_check check (feedback_count >= 0),
  constraint suppliers_gstin_check check (gstin ~ '^[0-9A-Z]{15}$'),
  constraint suppliers_msme_class_check check (msme_class in ('micro', 'small', 'medium')),
  constraint suppliers_on_time_percent_check check ((on_time_percent >= 0) and (on_time_percent <= 100)),
  constraint suppliers_orders_done_check check (orders_done >= 0),
  constraint suppliers_own_margin_basis_points_check check ((own_margin_basis_points >= 0) and (own_margin_basis_points <= 10000)),
  constraint suppliers_rating_tenths_check check ((rating_tenths >= 0) and (rating_tenths <= 50)),
  constraint suppliers_alias_key unique (alias),
  constraint suppliers_name_key unique (name),
  constraint suppliers_pkey primary key (supplier_id)
);
comment on table suppliers is 'A mill that quotes and weaves.';

create table supplier_records (
  supplier_id uuid not null,
  capacity_note text,
  -- First and last day of each, and why.
  holidays jsonb default '[]'::jsonb not null,
  -- Of the number that was checked, which may not be the supplier's any more.
  gstin text,
  gst_state text,
  gst_legal_name text,
  gst_status text,
  gst_problem text,
  gst_checked_at timestamptz,
  account_holder text,
  account_sealed text,
  account_masked text,
  ifsc text,
  bank_name text,
  bank_changed_at timestamptz,
  bank_changed_by uuid,
  constraint supplier_records_capacity_note_check check (length(capacity_note) <= 500),
  constraint supplier_records_check check ((gst_state is null) = (gst_checked_at is null)),
  constraint supplier_records_check1 check (num_nulls(account_holder, account_sealed, account_masked, ifsc, bank_name, bank_changed_at) = any (array[0, 6])),
  constraint supplier_records_gst_state_check check (gst_state in ('valid', 'error', 'not_checked')),
  constraint supplier_records_holidays_check check (jsonb_typeof(holidays) = 'array'),
  constraint supplier_records_pkey primary key (supplier_id)
);
comment on table supplier_records is 'What the desk keeps of a supplier beside its face: capacity and holidays, what the GST register says, and its bank.';

create table supplier_people (
  person_id uuid not null,
  supplier_id uuid not null,
  name text not null,
  -- As it stands among the mill's contacts; the code went there.
  address text not null,
  joined_at timestamptz not null,
  ended_at timestamptz,
  ended_by uuid,
  constraint supplier_people_check check ((ended_by is null) or (ended_at is not null)),
  constraint supplier_people_pkey primary key (person_id),
  constraint supplier_people_supplier_id_address_key unique (supplier_id, address)
);
comment on table supplier_people is 'People of a mill who read its own list after a code. The desk ends their access.';

create table supplier_devices (
  person_id uuid not null,
  device_key text not null,
  confirmed_at timestamptz not null,
  constraint supplier_devices_pkey primary key (person_id, device_key)
);
comment on table supplier_devices is 'Where a person of a mill entered a code once; later visits on it ask for none.';
create index supplier_devices_by_key on supplier_devices (device_key);

create table supplier_person_sessions (
  session_id uuid not null,
  person_id uuid not null,
  token_hash bytea not null,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  constraint supplier_person_sessions_pkey primary key (session_id),
  constraint supplier_person_sessions_token_hash_key unique (token_hash)
);
comment on table supplier_person_sessions is 'A sign-in of a person of a mill.';
create index supplier_person_sessions_by_end on supplier_person_sessions (expires_at);
create index supplier_person_sessions_of_person on supplier_person_sessions (person_id);

alter table files
  add constraint files_supplier_id_fkey foreign key (supplier_id) references suppliers(supplier_id);
alter table supplier_devices
  add constraint supplier_devices_person_id_fkey foreign key (person_id) references supplier_people(person_id);
alter table supplier_people
  add constraint supplier_people_ended_by_fkey foreign key (ended_by) references staff_members(staff_id),
  add constraint supplier_people_supplier_id_fkey foreign key (supplier_id) references suppliers(supplier_id);
alter table supplier_person_sessions
  add constraint supplier_person_sessions_person_id_fkey foreign key (person_id) references supplier_people(person_id);
alter table supplier_records
  add constraint supplier_records_bank_changed_by_fkey foreign key (bank_changed_by) references staff_members(staff_id),
  add constraint supplier_records_supplier_id_fkey foreign key (supplier_id) references suppliers(supplier_id);
