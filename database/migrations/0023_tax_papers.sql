-- Credit notes, challans and papers of swatches.

create table credit_notes (
  note_id uuid not null,
  brand_id uuid not null,
  order_id uuid not null,
  -- The claim it settles.
  issue_id uuid not null,
  -- The shipment whose tax invoice it takes back from; null for some of those that were written before notes were frozen.
  dispatch_id uuid,
  seller_id uuid not null,
  gstin character(15) not null,
  financial_year text not null,
  number text not null,
  noted_on date not null,
  supply text not null,
  currency character(3) not null,
  taxable_minor bigint not null,
  igst_minor bigint not null,
  cgst_minor bigint not null,
  sgst_minor bigint not null,
  gst_minor bigint not null,
  round_off_minor bigint not null,
  total_minor bigint not null,
  -- Everything it says, money in minor units as text.
  document jsonb,
  created_at timestamptz not null,
  constraint credit_notes_check check (((taxable_minor + gst_minor) + round_off_minor) = total_minor),
  constraint credit_notes_check1 check (((igst_minor + cgst_minor) + sgst_minor) = gst_minor),
  constraint credit_notes_check2 check ((document is null) or ((cgst_minor = sgst_minor) and (dispatch_id is not null))),
  constraint credit_notes_currency_check check (currency in ('INR', 'USD')),
  constraint credit_notes_financial_year_check check (financial_year ~ '^[0-9]{2}-[0-9]{2}$'),
  constraint credit_notes_gst_minor_check check (gst_minor >= 0),
  constraint credit_notes_round_off_minor_check check ((round_off_minor >= '-50'::integer) and (round_off_minor <= 50)),
  constraint credit_notes_supply_check check (supply in ('domestic', 'export_under_lut', 'export_with_tax')),
  constraint credit_notes_taxable_minor_check check (taxable_minor >= 0),
  constraint credit_notes_total_minor_check check (total_minor > 0),
  -- What is unique within a company is so by the company; what is unique over all of them is listed in
  -- tests/support/database/distribution-debts.ts.
  constraint credit_notes_issue_id_dispatch_id_key unique (brand_id, issue_id, dispatch_id),
  constraint credit_notes_pkey primary key (brand_id, note_id)
);
comment on table credit_notes is 'A tax document that takes back from one invoice, frozen whole.';
create index credit_notes_by_id on credit_notes (note_id);
create index credit_notes_by_month on credit_notes (noted_on, number);
create index credit_notes_by_number on credit_notes (upper(number));
create index credit_notes_of_invoice on credit_notes (dispatch_id);
create index credit_notes_of_order on credit_notes (brand_id, order_id);
create unique index one_credit_note_of_number on credit_notes (gstin, financial_year, upper(number), brand_id);
create trigger credit_notes_stay before delete or update on credit_notes for each row execute function refuse_change();
create trigger credit_notes_stay_whole before truncate on credit_notes for each statement execute function refuse_change();

create table credit_reversals (
  note_id uuid not null,
  brand_id uuid not null,
  asked_on date not null,
  confirmed_on date,
  confirmed_by uuid,
  constraint credit_reversals_check check ((confirmed_on is not null) or (confirmed_by is null)),
  constraint credit_reversals_pkey primary key (brand_id, note_id)
);
comment on table credit_reversals is 'Whether a registered buyer gave back the input credit that a credit note takes away.';
create index credit_reversals_by_id on credit_reversals (note_id);
create index open_reversals on credit_reversals (asked_on, note_id) where (confirmed_on is null);

create table delivery_challans (
  challan_id uuid not null,
  brand_id uuid not null,
  order_id uuid not null,
  -- The claim whose goods it replaces; they are sent once.
  issue_id uuid not null,
  seller_id uuid not null,
  gstin character(15) not null,
  financial_year text not null,
  number text not null,
  challaned_on date not null,
  currency character(3) not null,
  -- What the goods are worth; nothing is charged for them.
  taxable_minor bigint not null,
  -- Everything it says, money in minor units as text.
  document jsonb not null,
  created_at timestamptz not null,
  constraint delivery_challans_currency_check check (currency in ('INR', 'USD')),
  constraint delivery_challans_financial_year_check check (financial_year ~ '^[0-9]{2}-[0-9]{2}$'),
  constraint delivery_challans_number_check check (length(number) <= 16),
  constraint delivery_challans_taxable_minor_check check (taxable_minor >= 0),
  constraint delivery_challans_issue_id_key unique (brand_id, issue_id),
  constraint delivery_challans_pkey primary key (brand_id, challan_id)
);
comment on table delivery_challans is 'What travels with goods sent in place of claimed ones, frozen whole.';
create index challans_by_month on delivery_challans (challaned_on, number);
create index challans_of_order on delivery_challans (brand_id, order_id);
create index delivery_challans_by_id on delivery_challans (challan_id);
create unique index one_challan_of_number on delivery_challans (gstin, financial_year, upper(number), brand_id);
create trigger delivery_challans_stay before delete or update on delivery_challans for each row execute function refuse_change();
create trigger delivery_challans_stay_whole before truncate on delivery_challans for each statement execute function refuse_change();

create table swatch_papers (
  paper_id uuid not null,
  brand_id uuid not null,
  swatch_id uuid not null,
  kind text not null,
  -- Of a credit note: the one invoice it takes back, always whole.
  against_id uuid,
  seller_id uuid not null,
  gstin character(15) not null,
  financial_year text not null,
  number text not null,
  issued_on date not null,
  supply text not null,
  currency character(3) not null,
  taxable_minor bigint not null,
  igst_minor bigint not null,
  cgst_minor bigint not null,
  sgst_minor bigint not null,
  gst_minor bigint not null,
  round_off_minor bigint not null,
  total_minor bigint not null,
  -- Of a credit note: the charge had been paid, so it became account credit; else nobody owes it any more.
  was_paid boolean default false not null,
  -- Everything it says, money in minor units as text.
  document jsonb not null,
  created_at timestamptz not null,
  constraint swatch_papers_check check ((kind = 'credit_note') = (against_id is not null)),
  constraint swatch_papers_check1 check (((taxable_minor + gst_minor) + round_off_minor) = total_minor),
  constraint swatch_papers_check2 check ((((igst_minor + cgst_minor) + sgst_minor) = gst_minor) and (cgst_minor = sgst_minor)),
  constraint swatch_papers_currency_check check (currency in ('INR', 'USD')),
  constraint swatch_papers_financial_year_check check (financial_year ~ '^[0-9]{2}-[0-9]{2}$'),
  constraint swatch_papers_gst_minor_check check (gst_minor >= 0),
  constraint swatch_papers_kind_check check (kind in ('invoice', 'credit_note')),
  constraint swatch_papers_number_check check (length(number) <= 16),
  constraint swatch_papers_round_off_minor_check check ((round_off_minor >= '-50'::integer) and (round_off_minor <= 50)),
  constraint swatch_papers_supply_check check (supply in ('domestic', 'export_under_lut', 'export_with_tax')),
  constraint swatch_papers_taxable_minor_check check (taxable_minor >= 0),
  constraint swatch_papers_total_minor_check check (total_minor > 0),
  constraint swatch_papers_brand_id_against_id_key unique (brand_id, against_id),
  constraint swatch_papers_pkey primary key (brand_id, paper_id)
);
comment on table swatch_papers is 'The invoice of a swatch''s charge, and the credit note that takes it back.';
-- Across companies the counter of the series keeps numbers apart.
create unique index one_swatch_paper_of_number on swatch_papers (brand_id, gstin, financial_year, kind, upper(number));
create index papers_of_swatch on swatch_papers (brand_id, swatch_id);
create index swatch_papers_by_id on swatch_papers (paper_id);
create index swatch_papers_by_month on swatch_papers (issued_on, number);
create trigger swatch_papers_stay before delete or update on swatch_papers for each row execute function refuse_change();
create trigger swatch_papers_stay_whole before truncate on swatch_papers for each statement execute function refuse_change();

alter table credit_notes
  add constraint credit_notes_brand_id_issue_id_fkey foreign key (brand_id, issue_id) references issues(brand_id, issue_id),
  add constraint credit_notes_brand_id_order_id_dispatch_id_fkey foreign key (brand_id, order_id, dispatch_id) references dispatches(brand_id, order_id, dispatch_id),
  add constraint credit_notes_brand_id_order_id_fkey foreign key (brand_id, order_id) references orders(brand_id, order_id),
  add constraint credit_notes_dispatch_id_fkey foreign key (brand_id, dispatch_id) references tax_invoices(brand_id, dispatch_id),
  add constraint credit_notes_seller_id_fkey foreign key (seller_id) references sellers(seller_id);
alter table credit_reversals
  add constraint credit_reversals_brand_id_note_id_fkey foreign key (brand_id, note_id) references credit_notes(brand_id, note_id),
  add constraint credit_reversals_confirmed_by_fkey foreign key (confirmed_by) references staff_members(staff_id),
  add constraint credit_reversals_note_id_fkey foreign key (brand_id, note_id) references credit_notes(brand_id, note_id);
alter table delivery_challans
  add constraint delivery_challans_brand_id_issue_id_fkey foreign key (brand_id, issue_id) references issues(brand_id, issue_id),
  add constraint delivery_challans_brand_id_order_id_fkey foreign key (brand_id, order_id) references orders(brand_id, order_id),
  add constraint delivery_challans_seller_id_fkey foreign key (seller_id) references sellers(seller_id);
alter table swatch_papers
  add constraint swatch_papers_brand_id_against_id_fkey foreign key (brand_id, against_id) references swatch_papers(brand_id, paper_id),
  add constraint swatch_papers_brand_id_swatch_id_fkey foreign key (brand_id, swatch_id) references swatch_requests(brand_id, swatch_id),
  add constraint swatch_papers_seller_id_fkey foreign key (seller_id) references sellers(seller_id);

revoke delete, truncate on credit_notes, delivery_challans, swatch_papers from current_user;
