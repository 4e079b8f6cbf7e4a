-- What we buy from mills.

create table purchase_orders (
  brand_id uuid not null,
  purchase_id uuid not null,
  order_id uuid not null,
  supplier_id uuid not null,
  quote_id uuid not null,
  quote_version integer not null,
  seller_id uuid not null,
  gstin character(15) not null,
  financial_year text not null,
  number text not null,
  ordered_on date not null,
  ready_on date not null,
  currency character(3) not null,
  unit text not null,
  quantity_thousandths bigint not null,
  -- The mill's, never the buyer's.
  rate_minor bigint not null,
  goods_minor bigint not null,
  tolerance_percent smallint not null,
  payment_days smallint not null,
  -- Everything it says; what is printed is this and nothing else.
  sheet jsonb not null,
  -- The printed paper, among the files of the mill, which no company reads.
  file_id uuid,
  state text not null,
  sent_at timestamptz,
  accepted_at timestamptz,
  -- How the mill said so.
  acceptance_note text,
  created_at timestamptz not null,
  constraint purchase_orders_check check ((accepted_at is null) or (state in ('accepted', 'withdrawn'))),
  constraint purchase_orders_currency_check check (currency in ('INR', 'USD')),
  constraint purchase_orders_financial_year_check check (financial_year ~ '^[0-9]{2}-[0-9]{2}$'),
  constraint purchase_orders_goods_minor_check check (goods_minor > 0),
  constraint purchase_orders_number_check check (length(number) <= 16),
  constraint purchase_orders_payment_days_check check ((payment_days >= 0) and (payment_days <= 90)),
  constraint purchase_orders_quantity_thousandths_check check (quantity_thousandths > 0),
  constraint purchase_orders_rate_minor_check check (rate_minor > 0),
  constraint purchase_orders_state_check check (state in ('made', 'sent', 'accepted', 'withdrawn')),
  constraint purchase_orders_tolerance_percent_check check ((tolerance_percent >= 0) and (tolerance_percent <= 100)),
  constraint purchase_orders_unit_check check (unit in ('metre', 'yard')),
  constraint purchase_orders_brand_id_order_id_key unique (brand_id, order_id),
  constraint purchase_orders_pkey primary key (brand_id, purchase_id)
);
comment on table purchase_orders is 'What we buy from a mill for an order: its own document, frozen whole.';
-- The counter of the series gives each number once, over all companies.
create unique index one_purchase_order_of_number on purchase_orders (brand_id, gstin, financial_year, upper(number));
create index purchase_orders_by_day on purchase_orders (ordered_on desc, purchase_id desc);
-- Staff name a purchase only by its id.
create index purchase_orders_by_id on purchase_orders (purchase_id);
create index purchase_orders_of_supplier on purchase_orders (supplier_id, ordered_on desc);
create trigger purchase_orders_stay before delete on purchase_orders for each row execute function refuse_removal();
create trigger purchase_orders_stay_whole before truncate on purchase_orders for each statement execute function refuse_removal();

create table purchase_invoices (
  brand_id uuid not null,
  invoice_id uuid not null,
  purchase_id uuid not null,
  supplier_id uuid not null,
  -- The shipment it was billed for, where the mill billed by shipment.
  dispatch_id uuid,
  number text not null,
  financial_year text not null,
  invoiced_on date not null,
  currency character(3) not null,
  taxable_minor bigint not null,
  gst_minor bigint not null,
  round_off_minor bigint not null,
  total_minor bigint not null,
  due_on date not null,
  -- The due day of a micro or small mill is the law's (MSMED Act s.15).
  is_statutory boolean not null,
  file_id uuid,
  entered_by uuid,
  entered_at timestamptz not null,
  constraint purchase_invoices_check check (((taxable_minor + gst_minor) + round_off_minor) = total_minor),
  constraint purchase_invoices_currency_check check (currency in ('INR', 'USD')),
  constraint purchase_invoices_financial_year_check check (financial_year ~ '^[0-9]{2}-[0-9]{2}$'),
  constraint purchase_invoices_gst_minor_check check (gst_minor >= 0),
  constraint purchase_invoices_number_check check ((length(number) >= 1) and (length(number) <= 16)),
  constraint purchase_invoices_round_off_minor_check check ((round_off_minor >= '-50'::integer) and (round_off_minor <= 50)),
  constraint purchase_invoices_taxable_minor_check check (taxable_minor > 0),
  constraint purchase_invoices_total_minor_check check (total_minor > 0),
  constraint purchase_invoices_pkey primary key (brand_id, invoice_id)
);
comment on table purchase_invoices is 'What the mill billed; a payable until it is paid.';
create index purchase_invoices_by_id on purchase_invoices (invoice_id);
create index purchase_invoices_of_order on purchase_invoices (brand_id, purchase_id);
create index purchase_invoices_of_supplier on purchase_invoices (supplier_id, invoiced_on);
create trigger purchase_invoices_stay before delete or update on purchase_invoices for each row execute function refuse_change();
create trigger purchase_invoices_stay_whole before truncate on purchase_invoices for each statement execute function refuse_change();

create table mill_invoice_numbers (
  supplier_id uuid not null,
  financial_year text not null,
  number text not null,
  constraint one_invoice_of_mill primary key (supplier_id, financial_year, number)
);
comment on table mill_invoice_numbers is 'A number of a mill''s invoice, claimed in the transaction that enters it.';

create table purchase_payments (
  brand_id uuid not null,
  payment_id uuid not null,
  invoice_id uuid not null,
  supplier_id uuid not null,
  currency character(3) not null,
  amount_minor bigint not null,
  paid_on date not null,
  utr text not null,
  entered_by uuid,
  entered_at timestamptz not null,
  constraint purchase_payments_amount_minor_check check (amount_minor > 0),
  constraint purchase_payments_currency_check check (currency in ('INR', 'USD')),
  constraint purchase_payments_pkey primary key (brand_id, payment_id)
);
comment on table purchase_payments is 'What we paid to a mill.';
-- One transfer may pay several invoices, each of them once.
create unique index one_payment_of_mill_utr on purchase_payments (brand_id, invoice_id, utr);
create trigger purchase_payments_stay before delete or update on purchase_payments for each row execute function refuse_change();
create trigger purchase_payments_stay_whole before truncate on purchase_payments for each statement execute function refuse_change();

alter table mill_invoice_numbers
  add constraint mill_invoice_numbers_supplier_id_fkey foreign key (supplier_id) references suppliers(supplier_id);
alter table purchase_invoices
  add constraint purchase_invoices_brand_id_dispatch_id_fkey foreign key (brand_id, dispatch_id) references dispatches(brand_id, dispatch_id),
  add constraint purchase_invoices_brand_id_file_id_fkey foreign key (brand_id, file_id) references files(brand_id, file_id),
  add constraint purchase_invoices_brand_id_purchase_id_fkey foreign key (brand_id, purchase_id) references purchase_orders(brand_id, purchase_id),
  add constraint purchase_invoices_entered_by_fkey foreign key (entered_by) references staff_members(staff_id),
  add constraint purchase_invoices_supplier_id_fkey foreign key (supplier_id) references suppliers(supplier_id);
alter table purchase_orders
  add constraint purchase_orders_brand_id_file_id_fkey foreign key (brand_id, file_id) references files(brand_id, file_id),
  add constraint purchase_orders_brand_id_order_id_fkey foreign key (brand_id, order_id) references orders(brand_id, order_id),
  add constraint purchase_orders_brand_id_quote_id_fkey foreign key (brand_id, quote_id) references quotes(brand_id, quote_id),
  add constraint purchase_orders_seller_id_fkey foreign key (seller_id) references sellers(seller_id),
  add constraint purchase_orders_supplier_id_fkey foreign key (supplier_id) references suppliers(supplier_id);
alter table purchase_payments
  add constraint purchase_payments_brand_id_invoice_id_fkey foreign key (brand_id, invoice_id) references purchase_invoices(brand_id, invoice_id),
  add constraint purchase_payments_entered_by_fkey foreign key (entered_by) references staff_members(staff_id),
  add constraint purchase_payments_supplier_id_fkey foreign key (supplier_id) references suppliers(supplier_id);

revoke delete, truncate on purchase_invoices, purchase_orders, purchase_payments from current_user;
