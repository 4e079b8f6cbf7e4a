-- Dispatches, their rolls, their way and their invoices.

create table dispatches (
  dispatch_id uuid not null,
  brand_id uuid not null,
  order_id uuid not null,
  -- 1 is the first part shipment of its order.
  number smallint not null,
  status text not null,
  -- No goods follow after it: billing is settled on what was really dispatched.
  is_last boolean default false not null,
  -- That of the order; every length of its rolls is in thousandths of it.
  unit text not null,
  transporter text,
  -- Lorry receipt, or the bill of lading of an export.
  lr_number text,
  vehicle_number text,
  eway_bill text,
  -- The day it is expected at the buyer's.
  eta date,
  created_at timestamptz not null,
  dispatched_at timestamptz,
  delivered_at timestamptz,
  -- When anything of it last changed.
  changed_at timestamptz not null,
  -- Nothing follows although less than agreed has left: staff close the order, and its buyer reads why.
  closing_reason text,
  -- Two people with the same packing list or seller open: the second one's save is refused by the revision it was read at.
  revision integer default 1 not null,
  transport_mode text default 'road' not null,
  transporter_gstin character(15),
  lr_on date,
  distance_km integer,
  -- What the packed goods take up, for the packing list: litres are thousandths of a cubic metre.
  volume_litres integer,
  -- The mill's place from which it leaves, as it was when its invoice was written; null: the seller's own. Never its buyer's to read.
  dispatch_from jsonb,
  constraint dispatches_check check ((status in ('dispatched', 'warehouse',
    'delivered')) = (dispatched_at is not null)),
  constraint dispatches_check1 check ((status = 'delivered') = (delivered_at is not null)),
  constraint dispatches_check2 check ((dispatched_at is null) or ((transporter is not null) and (lr_number is not null) and (eta is not null))),
  constraint dispatches_distance_km_check check ((distance_km >= 1) and (distance_km <= 4000)),
  constraint dispatches_number_check check (number > 0),
  constraint dispatches_status_check check (status in ('packed', 'dispatched', 'warehouse', 'delivered', 'cancelled')),
  constraint dispatches_transport_mode_check check (transport_mode in ('road', 'rail', 'air', 'ship')),
  constraint dispatches_unit_check check (unit in ('metre', 'yard')),
  constraint dispatches_volume_litres_check check ((volume_litres >= 1) and (volume_litres <= 10000000)),
  constraint only_the_last_closes check ((closing_reason is null) or is_last),
  constraint dispatches_brand_id_order_id_dispatch_id_key unique (brand_id, order_id, dispatch_id),
  constraint dispatches_order_id_number_key unique (brand_id, order_id, number),
  constraint dispatches_pkey primary key (brand_id, dispatch_id)
);
comment on table dispatches is 'What leaves the mill: part shipments of an order with their papers and their way.';
create index dispatches_by_id on dispatches (dispatch_id);
create index dispatches_by_order on dispatches (order_id, number);
-- Home asks what was delivered in the last days and is not counted yet.
create index dispatches_delivered on dispatches (brand_id, delivered_at) where (status = 'delivered');
create index dispatches_on_the_way on dispatches (changed_at) where (status in ('packed', 'dispatched', 'warehouse'));
create unique index one_last_dispatch on dispatches (brand_id, order_id) where (is_last and (status <> 'cancelled'));
-- Rolls are packed for one shipment at a time, and one shipment is the last.
create unique index one_packed_dispatch on dispatches (brand_id, order_id) where (status = 'packed');
create trigger dispatches_kept before delete on dispatches for each row execute function refuse_removal();
create trigger dispatches_kept_whole before truncate on dispatches for each statement execute function refuse_removal();

create table dispatch_rolls (
  roll_id uuid not null,
  brand_id uuid not null,
  dispatch_id uuid not null,
  -- In the order of the packing list.
  "position" integer not null,
  bale_number text,
  roll_number text not null,
  -- The dye lot, and the shade group into which the light box put the roll.
  lot text not null,
  shade text,
  colour text,
  -- What is billed; the gross length has the allowance for faults in it.
  length_thousandths bigint not null,
  gross_thousandths bigint,
  pieces smallint default 1 not null,
  width_inches real,
  net_grams bigint,
  gross_grams bigint,
  -- Penalty points of the four-point system, of the whole roll.
  points smallint,
  -- What the buyer found.
  state text default 'sent' not null,
  received_thousandths bigint,
  -- By the buyer's own clock; a count that was made later stands.
  counted_at timestamptz,
  received_at timestamptz,
  received_by uuid,
  note text,
  constraint dispatch_rolls_check check (gross_thousandths >= length_thousandths),
  constraint dispatch_rolls_check1 check (gross_grams >= net_grams),
  constraint dispatch_rolls_check2 check ((state = 'received') = (received_thousandths is not null)),
  constraint dispatch_rolls_check3 check ((state = 'sent') = (counted_at is null)),
  constraint dispatch_rolls_gross_grams_check check (gross_grams > 0),
  constraint dispatch_rolls_length_thousandths_check check (length_thousandths > 0),
  constraint dispatch_rolls_net_grams_check check (net_grams > 0),
  constraint dispatch_rolls_pieces_check check (pieces > 0),
  constraint dispatch_rolls_points_check check (points >= 0),
  constraint dispatch_rolls_position_check check ("position" > 0),
  constraint dispatch_rolls_received_thousandths_check check (received_thousandths >= 0),
  constraint dispatch_rolls_state_check check (state in ('sent', 'received', 'missing')),
  constraint dispatch_rolls_width_inches_check check (width_inches > (0)::double precision),
  constraint dispatch_rolls_dispatch_id_position_key unique (brand_id, dispatch_id, "position"),
  constraint dispatch_rolls_dispatch_id_roll_number_key unique (brand_id, dispatch_id, roll_number),
  constraint dispatch_rolls_pkey primary key (brand_id, roll_id)
);
comment on table dispatch_rolls is 'The rolls of a dispatch.';
create index dispatch_rolls_by_id on dispatch_rolls (roll_id);
create index rolls_by_dispatch on dispatch_rolls (dispatch_id, "position");

create table transport_events (
  event_id uuid not null,
  brand_id uuid not null,
  dispatch_id uuid not null,
  kind text not null,
  place text,
  note text,
  -- The day it then was expected at the buyer's.
  eta date,
  happened_at timestamptz not null,
  created_at timestamptz not null,
  constraint transport_events_kind_check check (kind in ('picked_up', 'departed', 'arrived', 'customs', 'warehouse',
    'delayed', 'out_for_delivery', 'not_delivered', 'delivered')),
  constraint transport_events_pkey primary key (brand_id, event_id)
);
comment on table transport_events is 'Where a dispatch has been on its way.';
create index events_of_dispatch on transport_events (brand_id, dispatch_id, happened_at, event_id);
create trigger transport_events_stay before delete or update on transport_events for each row execute function refuse_change();
create trigger transport_events_stay_whole before truncate on transport_events for each statement execute function refuse_change();

create table tax_invoices (
  dispatch_id uuid not null,
  brand_id uuid not null,
  order_id uuid not null,
  seller_id uuid not null,
  number text not null,
  invoiced_on date not null,
  file_id uuid,
  quantity_thousandths bigint not null,
  currency character(3) not null,
  taxable_minor bigint not null,
  gst_minor bigint not null,
  round_off_minor bigint not null,
  total_minor bigint not null,
  created_at timestamptz not null,
  -- The registration that writes it; its rows in `sellers` may follow each other.
  gstin character(15) not null,
  -- "26-27", of the invoice's own day.
  financial_year text not null,
  supply text not null,
  igst_minor bigint not null,
  cgst_minor bigint not null,
  sgst_minor bigint not null,
  -- Everything it says, money in minor units as text; null for those written before invoices were frozen.
  document jsonb,
  is_ours boolean default false not null,
  constraint tax_invoices_check check (((taxable_minor + gst_minor) + round_off_minor) = total_minor),
  constraint tax_invoices_check1 check (((igst_minor + cgst_minor) + sgst_minor) = gst_minor),
  constraint tax_invoices_check2 check ((document is null) or (cgst_minor = sgst_minor)),
  constraint tax_invoices_currency_check check (currency in ('INR', 'USD')),
  constraint tax_invoices_financial_year_check check (financial_year ~ '^[0-9]{2}-[0-9]{2}$'),
  constraint tax_invoices_quantity_thousandths_check check (quantity_thousandths > 0),
  constraint tax_invoices_supply_check check (supply in ('domestic', 'export_under_lut', 'export_with_tax')),
  constraint tax_invoices_pkey primary key (brand_id, dispatch_id)
);
comment on table tax_invoices is 'The tax invoice of a dispatch, frozen whole.';
create index export_invoices on tax_invoices (invoiced_on, number) where (supply <> 'domestic');
create index invoices_by_day on tax_invoices (gstin, invoiced_on);
-- The register is read by month, and exports by themselves.
create index invoices_by_month on tax_invoices (invoiced_on, number);
-- The desk finds any number from anywhere.
create index invoices_by_number on tax_invoices (upper(number));
create index invoices_of_order on tax_invoices (brand_id, order_id);
-- Numbers are consecutive in the books of whoever writes them, so none stands twice.
create unique index one_invoice_of_number on tax_invoices (gstin, financial_year, upper(number), brand_id);
create index tax_invoices_by_id on tax_invoices (dispatch_id);
create trigger tax_invoices_stay before delete or update on tax_invoices for each row execute function refuse_change();
create trigger tax_invoices_stay_whole before truncate on tax_invoices for each statement execute function refuse_change();

create table transaction_certificates (
  dispatch_id uuid not null,
  brand_id uuid not null,
  standard text not null,
  number text not null,
  issued_on date not null,
  file_id uuid,
  created_at timestamptz not null,
  constraint transaction_certificates_standard_check check (standard in ('grs', 'rcs')),
  constraint transaction_certificates_pkey primary key (brand_id, dispatch_id)
);
comment on table transaction_certificates is 'GRS and RCS certificates of a dispatch, which come weeks after the goods.';
create index transaction_certificates_by_id on transaction_certificates (dispatch_id);
create trigger transaction_certificates_kept before delete on transaction_certificates for each row execute function refuse_removal();
create trigger transaction_certificates_kept_whole before truncate on transaction_certificates for each statement execute function refuse_removal();

alter table dispatch_rolls
  add constraint dispatch_rolls_brand_id_dispatch_id_fkey foreign key (brand_id, dispatch_id) references dispatches(brand_id, dispatch_id),
  add constraint dispatch_rolls_brand_id_received_by_fkey foreign key (brand_id, received_by) references people(brand_id, customer_id);
alter table dispatches
  add constraint dispatches_brand_id_order_id_fkey foreign key (brand_id, order_id) references orders(brand_id, order_id);
alter table instalments
  add constraint instalments_brand_id_dispatch_id_fkey foreign key (brand_id, dispatch_id) references dispatches(brand_id, dispatch_id);
alter table tax_invoices
  add constraint tax_invoices_brand_id_file_id_fkey foreign key (brand_id, file_id) references files(brand_id, file_id),
  add constraint tax_invoices_brand_id_order_id_dispatch_id_fkey foreign key (brand_id, order_id, dispatch_id) references dispatches(brand_id, order_id, dispatch_id),
  add constraint tax_invoices_seller_id_fkey foreign key (seller_id) references sellers(seller_id);
alter table transaction_certificates
  add constraint transaction_certificates_brand_id_dispatch_id_fkey foreign key (brand_id, dispatch_id) references dispatches(brand_id, dispatch_id),
  add constraint transaction_certificates_brand_id_file_id_fkey foreign key (brand_id, file_id) references files(brand_id, file_id);
alter table transport_events
  add constraint transport_events_brand_id_dispatch_id_fkey foreign key (brand_id, dispatch_id) references dispatches(brand_id, dispatch_id);

revoke delete, truncate on dispatches, tax_invoices, transaction_certificates from current_user;
revoke update, delete, truncate on transport_events from current_user;
