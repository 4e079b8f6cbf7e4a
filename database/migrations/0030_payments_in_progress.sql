-- A transfer or a letter of credit that the buyer reported and we are still checking: kept beside what it pays, so that
-- no list ever asks for the same money again.
alter table instalments add column reported_by text check (reported_by in ('bank_transfer', 'letter_of_credit'));
create index letters_of_payment_order on letters_of_credit (brand_id, payment_order_id);

-- A letter of credit stands for every part that is not on credit, a transfer for its own.
create function reported_for(brand uuid, whole uuid, part uuid, part_kind text) returns text stable return case
  when exists (
    select from payment_orders opened join letters_of_credit letter
      on letter.brand_id = opened.brand_id and letter.payment_order_id = opened.payment_order_id
    where opened.brand_id = brand and opened.order_id = whole and letter.state = 'reported'
      and (part_kind <> 'credit' or opened.instalment_id = part)
  ) then 'letter_of_credit'
  when exists (
    select from payment_orders opened join bank_transfers transfer
      on transfer.brand_id = opened.brand_id and transfer.payment_order_id = opened.payment_order_id
    where opened.brand_id = brand and opened.order_id = whole and transfer.state = 'reported'
      and opened.instalment_id = part
  ) then 'bank_transfer'
end;

create function keep_reported_payment() returns trigger language plpgsql as $$
begin
  update instalments part set reported_by = reported_for(part.brand_id, part.order_id, part.instalment_id, part.kind)
  from payment_orders opened
  where opened.brand_id = new.brand_id and opened.payment_order_id = new.payment_order_id
    and part.brand_id = new.brand_id and part.order_id = opened.order_id
    and part.reported_by is distinct from
      reported_for(part.brand_id, part.order_id, part.instalment_id, part.kind);
  return null;
end $$;
create trigger transfer_reported after insert or update of state on bank_transfers
  for each row execute function keep_reported_payment();
create trigger letter_reported after insert or update of state on letters_of_credit
  for each row execute function keep_reported_payment();

-- Of the part that is paid next: its day, and what is being done about it already.
alter table orders
  add column next_due_on date,
  add column payment_in_progress text
    check (payment_in_progress in ('bank_transfer', 'letter_of_credit', 'letter_accepted'));

create function next_part_of(wanted uuid)
  returns table (instalment_id uuid, kind text, state text, due_on date, reported_by text, open_minor bigint)
  language sql stable rows 1 as $$
  select part.instalment_id, part.kind, part.state, part.due_on, part.reported_by, part.open_minor
  from (
    select *, open_amount(state, amount_minor, paid_minor, withheld_minor) as open_minor
    from instalments where order_id = wanted
  ) part
  where part.open_minor > 0
  order by part.state = 'open' desc, part.position
  limit 1
$$;
create function payment_in_progress_of(reported_by text, state text, kind text) returns text immutable return case
  when reported_by is not null then reported_by
  when state = 'covered' and kind <> 'credit' then 'letter_accepted'
end;

create or replace function keep_order_due() returns trigger language plpgsql as $$
begin
  update orders set
    due_minor = due.minor, next_due_on = due.next_due_on, payment_in_progress = due.payment_in_progress
  from (
    select parts.order_id, parts.minor, next.due_on as next_due_on,
      payment_in_progress_of(next.reported_by, next.state, next.kind) as payment_in_progress
    from (
      select order_id, sum(open_amount(state, amount_minor, paid_minor, withheld_minor)) as minor from instalments
      where order_id in (select order_id from changed)
      group by order_id
    ) parts
    left join lateral next_part_of(parts.order_id) next on true
  ) due
  where due.order_id = orders.order_id
    and (orders.due_minor, orders.next_due_on, orders.payment_in_progress)
      is distinct from (due.minor, due.next_due_on, due.payment_in_progress);
  return null;
end $$;

update instalments part set reported_by = reported_for(part.brand_id, part.order_id, part.instalment_id, part.kind)
where reported_for(part.brand_id, part.order_id, part.instalment_id, part.kind) is not null;
update orders set
  next_due_on = due.due_on, payment_in_progress = payment_in_progress_of(due.reported_by, due.state, due.kind)
from orders owed cross join lateral next_part_of(owed.order_id) due
where owed.order_id = orders.order_id and orders.due_minor > 0;

-- What a company has to pay soon, found without a walk through its whole history.
create index orders_to_pay on orders (brand_id, next_due_on) where due_minor > 0;
