-- Fabric requests and what belongs to them.

-- Numbers run on over the years: a sequence gives them without one request waiting for another.
create sequence request_numbers;

create table fabric_requests (
  fab_id uuid not null,
  brand_id uuid not null,
  customer_id uuid not null,
  number text not null,
  status text default 'draft' not null,
  -- The answers of the eight steps; while it is a draft any of them may be missing or wrong.
  specification jsonb not null,
  -- Quantity, place, day and wishes as typed into the review sheet.
  sheet jsonb not null,
  -- Rises with every saved change, so that a second phone cannot overwrite what it has not seen.
  revision integer default 1 not null,
  -- Rises when a submitted request is edited: quotes name the one they answer.
  specification_version integer default 1 not null,
  -- One line for lists, and all that a search looks through, in small letters.
  quality text not null,
  search_text text not null,
  sub_category_id integer generated always as (((specification ->> 'productionSubType'))::integer) stored,
  quantity_thousandths bigint,
  quantity_unit text,
  required_by date,
  order_id uuid,
  created_at timestamptz not null,
  submitted_at timestamptz,
  closed_at timestamptz,
  close_reason_id smallint,
  close_note text,
  unserviceable_reason text,
  -- Staff asked the buyer something and wait for the answer.
  information_asked_at timestamptz,
  -- When something last happened that the buyer should see: the order of the list.
  listed_at timestamptz not null,
  -- Which tab lists it: 1 draft, 2 waits for quotes, 3 has quotes, 4 closed, 5 only under all open ones: it became an
  -- order and stays open until it is closed (decision 15).
  list_group smallint generated always as (
case
    when (status = 'draft') then 1
    when (status = 'quote_requested') then 2
    when ((status in ('quote_submitted', 'quote_approved')) and (order_id is null)) then 3
    when (status in ('closed', 'unserviceable')) then 4
    else 5
end) stored,
  priorities jsonb default '{}'::jsonb not null,
  -- Who of the company goes on with it; null: nobody. Whoever is blocked or left is read as nobody.
  assigned_to uuid,
  constraint fabric_requests_check check ((status in ('draft',
    'closed')) or ((submitted_at is not null) and (quantity_thousandths is not null))),
  constraint fabric_requests_check1 check ((status = 'closed') = (close_reason_id is not null)),
  constraint fabric_requests_check2 check ((status = 'unserviceable') = (unserviceable_reason is not null)),
  constraint fabric_requests_close_reason_id_check check ((close_reason_id >= 1) and (close_reason_id <= 6)),
  constraint fabric_requests_priorities_known check ((jsonb_typeof(priorities) = 'object') and ((priorities - '{price,date,credit,quality}'::text[]) = '{}'::jsonb)),
  constraint fabric_requests_quantity_thousandths_check check (quantity_thousandths > 0),
  constraint fabric_requests_quantity_unit_check check (quantity_unit in ('metre', 'yard')),
  constraint fabric_requests_revision_check check (revision > 0),
  constraint fabric_requests_specification_version_check check (specification_version > 0),
  constraint fabric_requests_status_check check (status in ('draft', 'quote_requested', 'quote_submitted',
    'quote_approved', 'moved_to_production', 'suppliers_assigned', 'tna_created', 'greige_dispatched',
    'lab_dip_approved', 'bulk_approved', 'dispatched', 'closed', 'unserviceable')),
  constraint fabric_requests_number_key unique (number, brand_id),
  constraint fabric_requests_pkey primary key (brand_id, fab_id)
);
comment on table fabric_requests is 'What a buyer asks for: its answers as a document, its status and its place in the lists.';
create index fabric_requests_by_id on fabric_requests (fab_id);
-- outside a transaction
create index open_requests_of_colleague on fabric_requests (brand_id, assigned_to, listed_at desc, fab_id desc) where ((assigned_to is not null) and (list_group <> 4));
create index requests_all_open on fabric_requests (brand_id, listed_at desc, fab_id desc) where (list_group <> 4);
create index requests_by_words on fabric_requests using gin (search_text gin_trgm_ops) where (submitted_at is not null);
-- The desk works through what waits longest.
create index requests_for_desk on fabric_requests (status, submitted_at, fab_id) where (submitted_at is not null);
-- The desk sorts its queue by the day the buyer needs the cloth, too.
create index requests_for_desk_by_need on fabric_requests (status, required_by, fab_id) where (submitted_at is not null);
create index requests_of_all_by_age on fabric_requests (submitted_at, fab_id) where (submitted_at is not null);
create index requests_of_all_by_need on fabric_requests (required_by, fab_id) where (submitted_at is not null);
-- outside a transaction
create index requests_of_colleague on fabric_requests (brand_id, assigned_to, list_group, listed_at desc, fab_id desc) where (assigned_to is not null);
create index requests_of_tab on fabric_requests (brand_id, list_group, listed_at desc, fab_id desc);

create table request_files (
  fab_id uuid not null,
  brand_id uuid not null,
  file_id uuid not null,
  "position" smallint not null,
  constraint request_files_position_check check (("position" >= 1) and ("position" <= 5)),
  constraint request_files_fab_id_file_id_key unique (brand_id, fab_id, file_id),
  constraint request_files_pkey primary key (brand_id, fab_id, "position")
);
comment on table request_files is 'Files that belong to a request.';
create index request_files_by_id on request_files (fab_id, "position");
-- By these the database finds who still needs a file.
create index request_files_of_file on request_files (brand_id, file_id);

create table supplier_invitations (
  fab_id uuid not null,
  brand_id uuid not null,
  supplier_id uuid not null,
  invited_at timestamptz not null,
  -- A mill may say that it will not quote.
  declined_at timestamptz,
  decline_reason text,
  constraint supplier_invitations_pkey primary key (brand_id, fab_id, supplier_id)
);
comment on table supplier_invitations is 'Which mills were asked about a request.';
create index supplier_invitations_by_id on supplier_invitations (fab_id, supplier_id);
-- A mill reads all that it was asked for and all that it won, whoever bought it.
create index supplier_invitations_of_supplier on supplier_invitations (supplier_id, invited_at desc);

create table supplier_messages (
  message_id uuid not null,
  supplier_id uuid not null,
  -- The request that it asks to quote for.
  brand_id uuid not null,
  fab_id uuid not null,
  channel text not null,
  contact text not null,
  sealed_to text not null,
  subject text not null,
  body text not null,
  state text not null,
  attempts smallint default 0 not null,
  problem text,
  created_at timestamptz not null,
  sent_at timestamptz,
  -- The link travels sealed until its message has left, and is then forgotten.
  sealed_link text,
  constraint supplier_messages_check check ((state = 'sent') = (sent_at is not null)),
  constraint supplier_messages_state_check check (state in ('waiting', 'sending', 'sent', 'dead', 'in_doubt')),
  constraint supplier_messages_pkey primary key (brand_id, message_id)
);
comment on table supplier_messages is 'Messages to contacts of mills, and how far each has come.';
alter table supplier_messages add constraint supplier_messages_channel_check check ((channel in ('email', 'whatsapp',
  'sms'))) not valid;
create index supplier_messages_by_id on supplier_messages (message_id);
create index supplier_messages_of_request on supplier_messages (fab_id, created_at);
create index supplier_messages_of_supplier on supplier_messages (supplier_id, created_at desc);

create table material_options_off (
  list text not null,
  option_id integer not null,
  switched_off_by uuid not null,
  switched_off_at timestamptz not null,
  constraint material_options_off_list_check check (list in ('fabricCategory', 'fabricSubCategory', 'certification',
    'weightUnit', 'widthInches')),
  constraint material_options_off_pkey primary key (list, option_id)
);
comment on table material_options_off is 'What staff have switched off in the lists of the wizard; whatever is not here is offered.';

alter table fabric_requests
  add constraint fabric_requests_brand_id_customer_id_fkey foreign key (brand_id, customer_id) references people(brand_id, customer_id),
  add constraint fabric_requests_brand_id_fkey foreign key (brand_id) references companies(brand_id),
  add constraint fabric_requests_customer_id_fkey foreign key (brand_id, customer_id) references people(brand_id, customer_id),
  add constraint requests_assigned_to_colleague foreign key (brand_id, assigned_to) references people(brand_id, customer_id);
alter table material_options_off
  add constraint material_options_off_switched_off_by_fkey foreign key (switched_off_by) references staff_members(staff_id);
alter table request_files
  add constraint request_files_brand_id_fab_id_fkey foreign key (brand_id, fab_id) references fabric_requests(brand_id, fab_id),
  add constraint request_files_brand_id_file_id_fkey foreign key (brand_id, file_id) references files(brand_id, file_id);
alter table supplier_invitations
  add constraint supplier_invitations_brand_id_fab_id_fkey foreign key (brand_id, fab_id) references fabric_requests(brand_id, fab_id),
  add constraint supplier_invitations_supplier_id_fkey foreign key (supplier_id) references suppliers(supplier_id);
alter table supplier_messages
  add constraint supplier_messages_brand_id_fab_id_fkey foreign key (brand_id, fab_id) references fabric_requests(brand_id, fab_id),
  add constraint supplier_messages_supplier_id_fkey foreign key (supplier_id) references suppliers(supplier_id);
