-- A tax invoice is frozen whole when its goods leave: what registers, returns and other programs are told of it later is
-- what stood on it then.
alter table sellers
  add column city    text,
  add column pincode char(6) check (pincode ~ '^[1-9][0-9]{5}$');

-- How the goods travel, as an e-way bill asks for it.
alter table dispatches
  add column transport_mode    text not null default 'road' check (transport_mode in ('road', 'rail', 'air', 'ship')),
  add column transporter_gstin char(15),
  add column lr_on             date,
  add column distance_km       integer check (distance_km between 1 and 4000);

alter table tax_invoices
  -- The registration that writes it; its rows in `sellers` may follow each other.
  add column gstin          char(15),
  -- "26-27", of the invoice's own day.
  add column financial_year text check (financial_year ~ '^[0-9]{2}-[0-9]{2}$'),
  add column supply         text check (supply in ('domestic', 'export_under_lut', 'export_with_tax')),
  add column igst_minor     bigint,
  add column cgst_minor     bigint,
  add column sgst_minor     bigint,
  -- Everything it says, money in minor units as text; null for those written before invoices were frozen.
  add column document       jsonb;

alter table tax_invoices disable trigger tax_invoices_stay;
update tax_invoices set
  gstin = sellers.gstin,
  financial_year = to_char(invoiced_on - interval '3 months', 'YY') || '-' || to_char(invoiced_on + interval '9 months', 'YY'),
  supply = case when orders.place_of_supply = '96' then 'export_under_lut' else 'domestic' end,
  igst_minor = case when orders.tax_lines @> '[{"label": "CGST"}]' then 0 else tax_invoices.gst_minor end,
  cgst_minor = case when orders.tax_lines @> '[{"label": "CGST"}]' then tax_invoices.gst_minor / 2 else 0 end,
  sgst_minor = case when orders.tax_lines @> '[{"label": "CGST"}]' then tax_invoices.gst_minor - tax_invoices.gst_minor / 2 else 0 end
from sellers, orders
where sellers.seller_id = tax_invoices.seller_id
  and orders.brand_id = tax_invoices.brand_id and orders.order_id = tax_invoices.order_id;
alter table tax_invoices enable trigger tax_invoices_stay;

alter table tax_invoices
  alter column gstin set not null,
  alter column financial_year set not null,
  alter column supply set not null,
  alter column igst_minor set not null,
  alter column cgst_minor set not null,
  alter column sgst_minor set not null,
  add check (igst_minor + cgst_minor + sgst_minor = gst_minor),
  add check (document is null or cgst_minor = sgst_minor);

-- Numbers are unique in a year of a registration, however often its details change.
drop index one_invoice_of_number;
create unique index one_invoice_of_number on tax_invoices (gstin, financial_year, upper(number));
create index invoices_by_day on tax_invoices (gstin, invoiced_on);
