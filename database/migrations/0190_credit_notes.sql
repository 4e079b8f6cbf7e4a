-- A credit note is a tax document like the invoice: it takes back from one invoice, and is frozen whole with its row.
create table paper_series (
  kind           text     not null check (kind in ('credit_note', 'delivery_challan')),
  gstin          char(15) not null,
  prefix         text     not null,
  financial_year text     not null check (financial_year ~ '^[0-9]{2}-[0-9]{2}$'),
  last_serial    integer  not null check (last_serial between 1 and 99999),
  primary key (kind, prefix, financial_year)
);

create table credit_notes (
  note_id         uuid        primary key,
  brand_id        uuid        not null,
  order_id        uuid        not null,
  -- The claim it settles.
  issue_id        uuid        not null,
  -- The shipment whose tax invoice it takes back from; null for some of those that were written before notes were frozen.
  dispatch_id     uuid        references tax_invoices,
  seller_id       uuid        not null references sellers,
  gstin           char(15)    not null,
  financial_year  text        not null check (financial_year ~ '^[0-9]{2}-[0-9]{2}$'),
  number          text        not null,
  noted_on        date        not null,
  supply          text        not null check (supply in ('domestic', 'export_under_lut', 'export_with_tax')),
  currency        char(3)     not null check (currency in ('INR', 'USD')),
  taxable_minor   bigint      not null check (taxable_minor >= 0),
  igst_minor      bigint      not null,
  cgst_minor      bigint      not null,
  sgst_minor      bigint      not null,
  gst_minor       bigint      not null check (gst_minor >= 0),
  round_off_minor bigint      not null check (round_off_minor between -50 and 50),
  total_minor     bigint      not null check (total_minor > 0),
  -- Everything it says, money in minor units as text.
  document        jsonb,
  created_at      timestamptz not null,
  unique (brand_id, note_id),
  unique (issue_id, dispatch_id),
  foreign key (brand_id, order_id, dispatch_id) references dispatches (brand_id, order_id, dispatch_id),
  foreign key (brand_id, order_id) references orders (brand_id, order_id),
  foreign key (brand_id, issue_id) references issues (brand_id, issue_id),
  check (taxable_minor + gst_minor + round_off_minor = total_minor),
  check (igst_minor + cgst_minor + sgst_minor = gst_minor),
  check (document is null or (cgst_minor = sgst_minor and dispatch_id is not null))
);
create unique index one_credit_note_of_number on credit_notes (gstin, financial_year, upper(number));
create index credit_notes_of_order on credit_notes (brand_id, order_id);
create index credit_notes_of_invoice on credit_notes (dispatch_id);
create index credit_notes_by_month on credit_notes (noted_on, number);
create index credit_notes_by_number on credit_notes (upper(number));

-- Those of before, split as they were booked; the books name them by their claim, so they keep its id.
insert into credit_notes
select issue_id, brand_id, order_id, issue_id, dispatch_id, seller_id, gstin,
  to_char(noted_on - interval '3 months', 'YY') || '-' || to_char(noted_on + interval '9 months', 'YY'), number, noted_on,
  case when place_of_supply = '96' then 'export_under_lut' else 'domestic' end, currency, total - gst,
  case when is_within_state then 0 else gst end, case when is_within_state then gst / 2 else 0 end,
  case when is_within_state then gst - gst / 2 else 0 end, gst, 0, total, null, created_at
from (
  select issues.issue_id, issues.brand_id, issues.order_id, invoice.dispatch_id,
    coalesce(invoice.seller_id, orders.seller_id) as seller_id, coalesce(invoice.gstin, sellers.gstin) as gstin,
    issues.credit_note_number as number, orders.currency, orders.place_of_supply,
    orders.tax_lines @> '[{"label": "CGST"}]' as is_within_state, issues.settled_minor as total,
    coalesce(entry.booked_on, (issues.changed_at at time zone 'Asia/Kolkata')::date) as noted_on,
    coalesce((select sum(amount_minor) from ledger_lines
      where ledger_lines.entry_id = entry.entry_id and account = 'claims_tax'), 0)::bigint as gst,
    coalesce(entry.at, issues.changed_at) as created_at
  from issues
  join orders using (brand_id, order_id)
  join sellers on sellers.seller_id = orders.seller_id
  left join ledger_entries entry on entry.brand_id = issues.brand_id and entry.cause = 'claim:' || issues.issue_id
  left join lateral (
    select tax_invoices.* from tax_invoices
    left join (
      select rolls.dispatch_id, sum(rolls.length_thousandths) as length from issue_rolls
      join dispatch_rolls rolls using (brand_id, roll_id) where issue_rolls.issue_id = issues.issue_id group by 1
    ) claimed using (dispatch_id)
    where tax_invoices.brand_id = issues.brand_id and tax_invoices.order_id = issues.order_id
    order by claimed.length desc nulls last, tax_invoices.invoiced_on desc, tax_invoices.number limit 1
  ) invoice on true
  where issues.credit_note_number is not null
) settled;

create trigger credit_notes_stay before update or delete on credit_notes for each row execute function refuse_change();
create trigger credit_notes_stay_whole before truncate on credit_notes execute function refuse_change();
revoke delete, truncate on credit_notes from current_user;

-- The note says it, so no second place does.
alter table issues drop column credit_note_number;
drop table credit_note_series;

-- A registered buyer gives back the input credit that the note takes away; our tax falls only then (CGST Act s.34).
create table credit_reversals (
  note_id      uuid        primary key references credit_notes,
  brand_id     uuid        not null,
  asked_on     date        not null,
  confirmed_on date,
  confirmed_by uuid        references staff_members,
  foreign key (brand_id, note_id) references credit_notes (brand_id, note_id),
  check (confirmed_on is not null or confirmed_by is null)
);
create index open_reversals on credit_reversals (asked_on, note_id) where confirmed_on is null;
insert into credit_reversals (note_id, brand_id, asked_on)
select note_id, credit_notes.brand_id, noted_on from credit_notes join orders using (brand_id, order_id)
where credit_notes.gst_minor > 0 and orders.gstin is not null;
