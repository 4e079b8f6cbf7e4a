-- Goods sent in place of claimed ones travel with a delivery challan (CGST rule 55): one a claim, frozen whole with its row.
create table delivery_challans (
  challan_id     uuid        primary key,
  brand_id       uuid        not null,
  order_id       uuid        not null,
  -- The claim whose goods it replaces; they are sent once.
  issue_id       uuid        not null unique,
  seller_id      uuid        not null references sellers,
  gstin          char(15)    not null,
  financial_year text        not null check (financial_year ~ '^[0-9]{2}-[0-9]{2}$'),
  number         text        not null check (length(number) <= 16),
  challaned_on   date        not null,
  currency       char(3)     not null check (currency in ('INR', 'USD')),
  -- What the goods are worth; nothing is charged for them.
  taxable_minor  bigint      not null check (taxable_minor >= 0),
  -- Everything it says, money in minor units as text.
  document       jsonb       not null,
  created_at     timestamptz not null,
  unique (brand_id, challan_id),
  foreign key (brand_id, order_id) references orders (brand_id, order_id),
  foreign key (brand_id, issue_id) references issues (brand_id, issue_id)
);
create unique index one_challan_of_number on delivery_challans (gstin, financial_year, upper(number));
create index challans_of_order on delivery_challans (brand_id, order_id);
create index challans_by_month on delivery_challans (challaned_on, number);

create trigger delivery_challans_stay before update or delete on delivery_challans for each row execute function refuse_change();
create trigger delivery_challans_stay_whole before truncate on delivery_challans execute function refuse_change();
revoke delete, truncate on delivery_challans from current_user;

-- Each list is only longer than before, so no row that stands can break it.
alter table issue_events drop constraint issue_events_kind_check;
alter table issue_events add constraint issue_events_kind_check check (kind in ('raised', 'replied', 'under_review',
  'inspected', 'offer', 'accepted', 'replacement_sent', 'disputed', 'escalated', 'closed', 'withdrawn', 'rejected')) not valid;
alter table documents drop constraint documents_type_check;
alter table documents add constraint documents_type_check check (type in ('purchase_order', 'advance_receipt',
  'customer_order_summary', 'proforma_invoice', 'order_issue', 'direct_invoicing_packing_list', 'final_dispatch',
  'refund_voucher', 'credit_note', 'tax_invoice', 'delivery_challan')) not valid;
