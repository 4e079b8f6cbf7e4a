-- Orders, their lines and what they hold.

create sequence order_numbers;

create table orders (
  order_id uuid not null,
  brand_id uuid not null,
  customer_id uuid not null,
  number text not null,
  status text not null,
  source text not null,
  kind text not null,
  -- The request's or the quality's own id: what paths of the app call fabId.
  fab_id uuid not null,
  request_fab_id uuid,
  quality_fab_id uuid,
  quote_id uuid,
  quote_version smallint,
  supplier_id uuid not null,
  -- Who writes the invoice.
  seller_id uuid not null,
  -- Frozen when the order was made: later changes of addresses, tax numbers or rates do not touch it.
  quality text not null,
  specification jsonb not null,
  hsn text not null,
  quantity_thousandths bigint not null,
  unit text not null,
  currency character(3) not null,
  rate_minor bigint not null,
  delivery_term text not null,
  delivery_place text,
  billing jsonb not null,
  shipping jsonb not null,
  gstin character(15),
  place_of_supply text not null,
  -- "27 → 29: IGST 5 %"
  tax_preview text not null,
  fabric_cost_minor bigint not null,
  -- What paying later adds; a part of the fabric cost.
  credit_cost_minor bigint not null,
  logistic_cost_minor bigint not null,
  tax_lines jsonb not null,
  gst_minor bigint not null,
  round_off_minor bigint not null,
  total_minor bigint not null,
  credit_days smallint not null,
  advance_percent smallint not null,
  -- Rupees for a dollar, locked for the papers of an export.
  exchange_rate numeric(14,6),
  tolerance_percent smallint not null,
  lead_days smallint not null,
  dispatch_by date not null,
  po_number text,
  po_file_id uuid,
  reference_code text,
  policy_version text,
  needs_approval_code boolean not null,
  approved_at timestamptz,
  validation text default 'pending' not null,
  -- Until then stock and price are held; null once confirmed.
  held_until timestamptz,
  material_booked_at timestamptz,
  created_at timestamptz not null,
  confirmed_at timestamptz,
  cancelled_at timestamptz,
  cancelled_by text,
  cancel_reason text,
  delivered_at timestamptz,
  -- When something last happened that the buyer should see: the order of the lists.
  listed_at timestamptz not null,
  -- Which tab lists it; null before it is confirmed and once it is cancelled.
  list_tab smallint generated always as (
case
    when (status = 'created') then 10
    when (status in ('dispatched', 'warehouse')) then 20
    when (status = 'delivered') then 40
    else null::integer
end) stored,
  -- The part of an order's card that is frozen with the order, as the contract writes it.
  card json not null,
  -- What is still to be paid of an order.
  due_minor bigint default 0 not null,
  next_due_on date,
  payment_in_progress text,
  -- What an order is searched by: its numbers, its cloth and its colours, spelled as a search is.
  search_text text default '' not null,
  -- Lists say whether an order still waits for the buyer's opinion.
  feedback_at timestamptz,
  issue_status text default 'no_action' not null,
  issue_reason text,
  -- Days from dispatch to the buyer's place as the quote promised them; null where nobody has said.
  transit_days smallint,
  likely_dispatch date,
  likely_delivery date,
  -- The buyer's day on which the forecast was made; null: to be made.
  forecast_on date,
  -- What vouches for a fabric is part of the promise: it is the order's from the day it was placed.
  badges text[] default '{}'::text[] not null,
  -- An order above its maker's limit waits for a colleague; null: nobody is asked.
  approval_state text,
  assigned_to uuid,
  constraint orders_advance_percent_check check ((advance_percent >= 0) and (advance_percent <= 100)),
  constraint orders_approval_state_known check (approval_state in ('waiting', 'approved', 'sent_back', 'ended')),
  constraint orders_badges_check check (badges <@ array['assured', 'quality_guarantee']),
  constraint orders_cancelled_by_check check (cancelled_by in ('customer', 'staff', 'clock')),
  constraint orders_check check ((request_fab_id is null) <> (quality_fab_id is null)),
  constraint orders_check1 check ((request_fab_id is null) = (quote_id is null)),
  constraint orders_check2 check (fab_id = coalesce(request_fab_id, quality_fab_id)),
  constraint orders_check3 check ((status = 'cancelled') = (cancelled_at is not null)),
  constraint orders_check4 check ((status <> 'provisional') or (held_until is not null)),
  constraint orders_check5 check ((((fabric_cost_minor + logistic_cost_minor) + gst_minor) + round_off_minor) = total_minor),
  constraint orders_credit_cost_minor_check check (credit_cost_minor >= 0),
  constraint orders_credit_days_check check (credit_days in (0, 30, 45, 60, 90)),
  constraint orders_currency_check check (currency in ('INR', 'USD')),
  constraint orders_due_minor_check check (due_minor >= 0),
  constraint orders_fabric_cost_minor_check check (fabric_cost_minor > 0),
  constraint orders_gst_minor_check check (gst_minor >= 0),
  constraint orders_issue_reason check ((issue_status = 'not_eligible_for_return') = (issue_reason is not null)),
  constraint orders_issue_reason_check check (issue_reason in ('window_passed', 'already_cut', 'sold_as_is',
    'already_settled')),
  constraint orders_issue_status_check check (issue_status in ('no_action', 'no_issue_raised', 'issue_raised',
    'not_eligible_for_return')),
  constraint orders_kind_check check (kind in ('made_to_order', 'stock', 'bundle')),
  constraint orders_logistic_cost_minor_check check (logistic_cost_minor >= 0),
  constraint orders_payment_in_progress_check check (payment_in_progress in ('bank_transfer', 'letter_of_credit',
    'letter_accepted')),
  constraint orders_quantity_thousandths_check check (quantity_thousandths > 0),
  constraint orders_rate_minor_check check (rate_minor > 0),
  constraint orders_round_off_minor_check check ((round_off_minor >= '-50'::integer) and (round_off_minor <= 50)),
  constraint orders_source_check check (source in ('quote', 'live', 'top_selling', 'stock_lot')),
  constraint orders_status_check check (status in ('provisional', 'created', 'dispatched', 'warehouse', 'delivered',
    'cancelled')),
  constraint orders_total_minor_check check (total_minor > 0),
  constraint orders_transit_days_check check ((transit_days >= 0) and (transit_days <= 120)),
  constraint orders_unit_check check (unit in ('metre', 'yard')),
  constraint orders_validation_check check (validation in ('pending', 'valid', 'invalid')),
  constraint orders_number_key unique (number, brand_id),
  constraint orders_pkey primary key (brand_id, order_id)
);
comment on table orders is 'A buyer''s order with everything that was agreed, and what its card in the lists says.';
-- What a company has to pay before its hold ends, found without a walk through everybody's holds.
create index held_orders on orders (brand_id, created_at desc, order_id desc) where (status = 'provisional');
-- One live order for an approved quote; a cancelled one makes room for the next.
create unique index one_order_of_quote on orders (brand_id, quote_id) where (status <> 'cancelled');
create index orders_by_hold on orders (held_until) where (status = 'provisional');
create index orders_by_id on orders (order_id);
create index orders_by_number_words on orders using gin (lower(number) gin_trgm_ops);
-- The desk finds an order by the number of its buyer's purchase order.
create index orders_by_po_number on orders (upper(po_number)) where (po_number is not null);
-- The desk searches the orders and requests of all companies by any word, and reads them whatever their status.
create index orders_by_words on orders using gin (search_text gin_trgm_ops);
-- The desk looks at the orders of all companies: by the day they have to leave, and by age.
create index orders_for_desk on orders (status, dispatch_by, order_id);
create index orders_for_desk_by_age on orders (status, created_at, order_id);
create index orders_forecast on orders (order_id) where (status in ('created', 'dispatched', 'warehouse'));
create index orders_in_claim_window on orders (delivered_at) where ((status = 'delivered') and (issue_status in ('no_action',
  'no_issue_raised')));
-- For the job that looks for confirmed orders without a plan.
create index orders_in_production on orders (confirmed_at) where (status = 'created');
-- The board puts every order in work where its next task stands.
create index orders_in_work on orders (order_id) where (status in ('created', 'dispatched', 'warehouse'));
create index orders_of_all_by_age on orders (created_at, order_id);
create index orders_of_all_by_dispatch on orders (dispatch_by, order_id);
-- outside a transaction
create index orders_of_colleague on orders (brand_id, assigned_to, list_tab, listed_at desc, order_id desc) where (assigned_to is not null);
create index orders_of_po_file on orders (brand_id, po_file_id) where (po_file_id is not null);
create index orders_of_quote on orders (quote_id);
create index orders_of_request on orders (request_fab_id) where (request_fab_id is not null);
create index orders_of_supplier on orders (supplier_id, order_id);
create index orders_of_tab on orders (brand_id, list_tab, listed_at desc, order_id desc);
-- What a company has to pay soon, found without a walk through its whole history.
create index orders_to_pay on orders (brand_id, next_due_on) where (due_minor > 0);
-- outside a transaction
create index orders_waiting_for_approval on orders (brand_id, created_at desc) where (approval_state = 'waiting');
create index previous_orders on orders (brand_id, listed_at desc, order_id desc) where (status in ('delivered',
  'cancelled'));
-- outside a transaction
create index previous_orders_of_colleague on orders (brand_id, assigned_to, listed_at desc, order_id desc) where ((assigned_to is not null) and (status in ('delivered',
  'cancelled')));

create table order_lines (
  order_id uuid not null,
  brand_id uuid not null,
  "position" smallint not null,
  colour text,
  quantity_thousandths bigint not null,
  lot_id uuid,
  constraint order_lines_position_check check (("position" >= 1) and ("position" <= 40)),
  constraint order_lines_quantity_thousandths_check check (quantity_thousandths > 0),
  constraint order_lines_pkey primary key (brand_id, order_id, "position")
);
comment on table order_lines is 'Which stock lots an order takes.';
create index order_lines_by_id on order_lines (order_id, "position");

create table stock_holds (
  order_id uuid not null,
  brand_id uuid not null,
  lot_id uuid not null,
  thousandths bigint not null,
  state text not null,
  changed_at timestamptz not null,
  constraint stock_holds_state_check check (state in ('held', 'taken', 'released')),
  constraint stock_holds_thousandths_check check (thousandths > 0),
  constraint stock_holds_pkey primary key (brand_id, order_id, lot_id)
);
comment on table stock_holds is 'What a provisional order keeps from others; metres, whatever unit was ordered.';
create index stock_holds_by_id on stock_holds (order_id, lot_id);

create table order_notes (
  note_id uuid not null,
  brand_id uuid not null,
  order_id uuid not null,
  staff_id uuid not null,
  text text not null,
  created_at timestamptz not null,
  constraint order_notes_text_check check ((length(text) >= 1) and (length(text) <= 2000)),
  constraint order_notes_pkey primary key (brand_id, note_id)
);
comment on table order_notes is 'What staff know about an order and its buyer does not read: added, never changed.';
create index order_notes_newest on order_notes (order_id, created_at desc, note_id desc);
create trigger order_notes_stay before delete or update on order_notes for each row execute function refuse_change();
create trigger order_notes_stay_whole before truncate on order_notes for each statement execute function refuse_change();

create table order_approvals (
  brand_id uuid not null,
  order_id uuid not null,
  asked_by uuid not null,
  asked_at timestamptz not null,
  -- Quantity, rate, amount and addresses that are decided on.
  terms text not null,
  -- The other quotes of the query, as the maker saw them.
  comparison jsonb default '[]'::jsonb not null,
  decided_by uuid,
  decided_at timestamptz,
  reason text,
  approver_id uuid,
  constraint another_person_decides check (decided_by <> asked_by),
  constraint order_approvals_reason_check check (length(reason) <= 500),
  constraint order_approvals_pkey primary key (brand_id, order_id)
);
comment on table order_approvals is 'Orders above a colleague''s limit, and who let them pass or sent them back.';
alter table order_approvals add constraint one_person_decides check ((num_nonnulls(decided_by, approver_id) = num_nonnulls(decided_at))) not valid;

create table link_approvers (
  brand_id uuid not null,
  approver_id uuid not null,
  name text not null,
  -- A phone number or an e-mail address, in the one spelling they are stored in.
  address text not null,
  order_limit_minor bigint,
  added_by uuid not null,
  added_at timestamptz not null,
  ended_at timestamptz,
  constraint link_approvers_name_check check ((length(name) >= 1) and (length(name) <= 80)),
  constraint link_approvers_order_limit_minor_check check (order_limit_minor > 0),
  constraint link_approvers_pkey primary key (brand_id, approver_id)
);
comment on table link_approvers is 'Somebody without an account whom an owner lets approve orders by a link, up to a sum.';
create unique index one_approver_of_address on link_approvers (brand_id, address) where (ended_at is null);

create table approval_links (
  brand_id uuid not null,
  order_id uuid not null,
  approver_id uuid not null,
  key_hash bytea not null,
  -- Quantity, rate, amount and addresses the link was sent for.
  terms text not null,
  sent_at timestamptz not null,
  constraint approval_links_pkey primary key (brand_id, order_id, approver_id)
);
comment on table approval_links is 'One link for an order and an approver, by the hash of its key.';
-- Whoever has a key is nobody we know, so it is looked for without a company; 256 random bits never meet.
create index approval_links_by_key on approval_links (key_hash);

alter table approval_links
  add constraint approval_links_brand_id_approver_id_fkey foreign key (brand_id, approver_id) references link_approvers(brand_id, approver_id),
  add constraint approval_links_brand_id_order_id_fkey foreign key (brand_id, order_id) references orders(brand_id, order_id);
alter table fabric_requests
  add constraint fabric_requests_brand_id_order_id_fkey foreign key (brand_id, order_id) references orders(brand_id, order_id);
alter table link_approvers
  add constraint link_approvers_brand_id_added_by_fkey foreign key (brand_id, added_by) references people(brand_id, customer_id),
  add constraint link_approvers_brand_id_fkey foreign key (brand_id) references companies(brand_id);
alter table order_approvals
  add constraint order_approvals_brand_id_asked_by_fkey foreign key (brand_id, asked_by) references people(brand_id, customer_id),
  add constraint order_approvals_brand_id_decided_by_fkey foreign key (brand_id, decided_by) references people(brand_id, customer_id),
  add constraint order_approvals_brand_id_order_id_fkey foreign key (brand_id, order_id) references orders(brand_id, order_id),
  add constraint order_approvals_by_approver foreign key (brand_id, approver_id) references link_approvers(brand_id, approver_id) not valid;
alter table order_lines
  add constraint order_lines_brand_id_order_id_fkey foreign key (brand_id, order_id) references orders(brand_id, order_id),
  add constraint order_lines_lot_id_fkey foreign key (lot_id) references stock_lots(lot_id);
alter table order_notes
  add constraint order_notes_brand_id_order_id_fkey foreign key (brand_id, order_id) references orders(brand_id, order_id),
  add constraint order_notes_staff_id_fkey foreign key (staff_id) references staff_members(staff_id);
alter table orders
  add constraint orders_assigned_to_colleague foreign key (brand_id, assigned_to) references people(brand_id, customer_id),
  add constraint orders_brand_id_customer_id_fkey foreign key (brand_id, customer_id) references people(brand_id, customer_id),
  add constraint orders_brand_id_fkey foreign key (brand_id) references companies(brand_id),
  add constraint orders_brand_id_po_file_id_fkey foreign key (brand_id, po_file_id) references files(brand_id, file_id),
  add constraint orders_brand_id_request_fab_id_fkey foreign key (brand_id, request_fab_id) references fabric_requests(brand_id, fab_id),
  add constraint orders_brand_id_request_fab_id_quote_id_fkey foreign key (brand_id, request_fab_id, quote_id) references quotes(brand_id, fab_id, quote_id),
  add constraint orders_quality_fab_id_fkey foreign key (quality_fab_id) references qualities(fab_id),
  add constraint orders_quote_id_quote_version_fkey foreign key (brand_id, quote_id, quote_version) references quote_versions(brand_id, quote_id, version),
  add constraint orders_seller_id_fkey foreign key (seller_id) references sellers(seller_id),
  add constraint orders_supplier_id_fkey foreign key (supplier_id) references suppliers(supplier_id);
alter table stock_holds
  add constraint stock_holds_brand_id_order_id_fkey foreign key (brand_id, order_id) references orders(brand_id, order_id),
  add constraint stock_holds_lot_id_fkey foreign key (lot_id) references stock_lots(lot_id);

revoke update, delete, truncate on order_notes from current_user;
