-- Sales and tax are booked with the tax invoice; before it money is an advance. Each invoice has an instalment of its own.
alter table instalments
  -- As it was agreed with the order: papers of the order print it, whatever is billed since.
  add column agreed_minor bigint not null default 0 check (agreed_minor >= 0),
  -- The shipment it is for, once that is packed or invoiced.
  add column dispatch_id uuid,
  -- From then on it is owed; before, money for it is an advance.
  add column invoiced_on date,
  -- What tax invoices have taken of an advance.
  add column applied_minor bigint not null default 0 check (applied_minor >= 0),
  add check (invoiced_on is null or dispatch_id is not null),
  add check (applied_minor <= paid_minor + withheld_minor + written_off_minor),
  add foreign key (brand_id, dispatch_id) references dispatches (brand_id, dispatch_id);
alter table instalments drop constraint instalments_position_check;
alter table instalments add constraint instalments_position_check check (position between 1 and 400);
create index instalments_of_dispatch on instalments (brand_id, dispatch_id) where dispatch_id is not null;

-- What changed since was the part that is paid last, and extra quantity came on top.
update instalments part set agreed_minor = greatest(case when part.position = whole.last_position
    then orders.total_minor - (whole.minor - part.amount_minor) else part.amount_minor end, 0)
from orders join (
  select order_id, max(position) as last_position, sum(amount_minor) as minor
  from instalments where kind <> 'adjustment' group by order_id
) whole using (order_id)
where orders.order_id = part.order_id and part.kind <> 'adjustment';

-- The day in the books: of an invoice its date, of everything else the day it was written, in India.
alter table ledger_entries add column booked_on date;
alter table ledger_entries
  alter column booked_on type date using (at at time zone 'Asia/Kolkata')::date,
  alter column booked_on set not null;
create index ledger_days_of_brand on ledger_entries (brand_id, booked_on, at);

-- What was written before is converted once, as if it had been booked this way from the start.
grant update, delete on ledger_entries, ledger_lines to current_user;
alter table ledger_entries disable trigger ledger_entries_stay;
alter table ledger_lines disable trigger ledger_lines_stay;

-- Money that came is an advance until an invoice takes it.
update ledger_lines line set account = 'order_advances'
from ledger_entries entry
where entry.entry_id = line.entry_id and entry.kind in ('capture', 'advance_used', 'write_off')
  and line.account in ('receivable', 'credit');

-- What was billed less than was paid became account credit, and still does.
update ledger_entries entry set kind = 'advance_released'
where kind = 'adjustment'
  and exists (select from ledger_lines line where line.entry_id = entry.entry_id and line.account = 'advances');
delete from ledger_lines line using ledger_entries entry
where entry.entry_id = line.entry_id
  and (entry.kind in ('due', 'credit', 'adjustment') or (entry.kind = 'advance_released' and line.account <> 'advances'));

-- Of a cancelled order only its money is left in the books.
update ledger_lines line set account = 'cancellation_charges'
from ledger_entries entry
where entry.entry_id = line.entry_id and entry.kind = 'cancellation' and line.account = 'adjustments';
delete from ledger_lines line using ledger_entries entry
where entry.entry_id = line.entry_id and entry.kind = 'cancellation'
  and line.account in ('receivable', 'credit', 'order_value', 'tax', 'round_off', 'tax_adjustments');
delete from ledger_entries entry
where kind in ('due', 'credit', 'adjustment', 'cancellation')
  and not exists (select from ledger_lines line where line.entry_id = entry.entry_id);
alter table ledger_entries enable trigger ledger_entries_stay;
alter table ledger_lines enable trigger ledger_lines_stay;
revoke delete on ledger_entries, ledger_lines from current_user;
revoke update on ledger_lines from current_user;

insert into ledger_lines (entry_id, position, brand_id, account, currency, amount_minor)
select line.entry_id, max(line.position) + 1, line.brand_id, 'order_advances', line.currency, -sum(line.amount_minor)
from ledger_lines line join ledger_entries entry using (entry_id)
where entry.kind in ('advance_released', 'cancellation')
group by line.entry_id, line.brand_id, line.currency having sum(line.amount_minor) <> 0;

-- Parts of an order that has left whole belong to its last invoice, but for the advance, which is used up.
create temporary table invoiced_orders on commit drop as
select orders.brand_id, orders.order_id, orders.currency, sum(invoice.total_minor) as total_minor,
  bool_or(dispatch.is_last) as is_complete,
  (array_agg(invoice.dispatch_id order by dispatch.number desc))[1] as dispatch_id,
  max(invoice.invoiced_on) as invoiced_on
from orders
join tax_invoices invoice on invoice.brand_id = orders.brand_id and invoice.order_id = orders.order_id
join dispatches dispatch on dispatch.brand_id = invoice.brand_id and dispatch.dispatch_id = invoice.dispatch_id
where orders.status <> 'cancelled'
group by orders.brand_id, orders.order_id, orders.currency;

update instalments part set applied_minor = least(
    part.paid_minor + part.withheld_minor + part.written_off_minor,
    case when whole.is_complete then part.amount_minor else whole.total_minor end)
from invoiced_orders whole
where whole.order_id = part.order_id and part.kind = 'advance';
update instalments part set dispatch_id = whole.dispatch_id, invoiced_on = whole.invoiced_on
from invoiced_orders whole
where whole.order_id = part.order_id and whole.is_complete
  and (part.kind <> 'advance' or (part.kind = 'advance' and part.applied_minor = 0 and part.state = 'covered'));

-- Of an order that has left in part, what its invoices ask for beside the advance is one part, and the rest another.
create temporary table split_parts on commit drop as
select part.instalment_id, whole.dispatch_id, whole.invoiced_on, part.amount_minor - asked.minor as rest_minor,
  greatest(part.paid_minor + part.withheld_minor + part.written_off_minor - asked.minor, 0) as moved_minor, asked.minor
from invoiced_orders whole
join instalments part on part.order_id = whole.order_id and part.kind in ('balance', 'credit')
cross join lateral (
  select least(part.amount_minor, whole.total_minor - coalesce(sum(advance.applied_minor), 0))::bigint as minor
  from instalments advance where advance.order_id = whole.order_id and advance.kind = 'advance'
) asked
where not whole.is_complete and asked.minor > 0;
insert into instalments (instalment_id, brand_id, order_id, position, kind, amount_minor, currency, paid_minor, due_on,
  state, paid_at, created_at)
select gen_random_uuid(), part.brand_id, part.order_id, part.position + 1, part.kind, split.rest_minor, part.currency,
  split.moved_minor, null, part.state, part.paid_at, part.created_at
from split_parts split join instalments part using (instalment_id)
where split.rest_minor > 0;
update instalments part set amount_minor = split.minor, paid_minor = part.paid_minor - split.moved_minor,
  dispatch_id = split.dispatch_id, invoiced_on = split.invoiced_on
from split_parts split where split.instalment_id = part.instalment_id;

-- The invoices themselves, and what money pays for of them already.
create temporary table written_invoices on commit drop as
select gen_random_uuid() as entry_id, invoice.*,
  case when row_number() over (partition by invoice.order_id order by dispatch.number desc) = 1
    then applied.minor else 0 end as applied_minor
from invoiced_orders whole
join tax_invoices invoice on invoice.brand_id = whole.brand_id and invoice.order_id = whole.order_id
join dispatches dispatch on dispatch.brand_id = invoice.brand_id and dispatch.dispatch_id = invoice.dispatch_id
cross join lateral (
  select sum(applied_minor + case when part.invoiced_on is null then 0
    else paid_minor + withheld_minor + written_off_minor - applied_minor end)::bigint as minor
  from instalments part where part.order_id = whole.order_id
) applied;
insert into ledger_entries (entry_id, brand_id, order_id, kind, cause, at, booked_on)
select entry_id, brand_id, order_id, 'invoice', 'invoice:' || dispatch_id, created_at, invoiced_on from written_invoices;
insert into ledger_lines (entry_id, position, brand_id, account, currency, amount_minor)
select entry_id, position, brand_id, account, currency, minor
from written_invoices cross join lateral (values
  (1, 'receivable', total_minor - applied_minor), (2, 'sales', -taxable_minor), (3, 'tax', -gst_minor),
  (4, 'round_off', -round_off_minor), (5, 'order_advances', applied_minor)
) line (position, account, minor)
where minor <> 0;
