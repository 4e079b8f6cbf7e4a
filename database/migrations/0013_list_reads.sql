-- What a list shows is kept ready beside the rows it lists, written in the transaction of the change: a page costs
-- the same however long a company's history is.

-- The part of an order's card that is frozen with the order, as the contract writes it.
alter table orders add column card json;
update orders set card = json_build_object(
  'orderId', order_id,
  'number', number,
  'fabId', fab_id,
  'quoteId', quote_id,
  'source', source,
  'quality', quality,
  'quantity', json_build_object('thousandths', quantity_thousandths::text, 'unit', unit),
  'rate', json_build_object('price', json_build_object('minor', rate_minor::text, 'currency', currency), 'unit', unit),
  'total', json_build_object('minor', total_minor::text, 'currency', currency),
  'poNumber', po_number,
  'createdAt', to_char(created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
  'cloth', json_build_object(
    'category', case specification ->> 'category'
      when 'cotton' then 1 when 'rayon' then 2 when 'denim' then 3 when 'polyester' then 4 end,
    'productionSubType', specification -> 'productionSubType',
    'requirementType', specification -> 'requirementType',
    'finishedFabricType', case specification ->> 'finishedFabricType'
      when 'greige' then 1 when 'yarn_dyed' then 2 when 'rfd' then 3 when 'dyed' then 4 when 'printed' then 5
      when 'denim' then 6 end,
    'color', specification -> 'color',
    'warp', specification -> 'warp',
    'weft', specification -> 'weft',
    'epi', specification -> 'epi',
    'ppi', specification -> 'ppi'
  )
);
alter table orders alter column card set not null;

-- What is still to be paid of an order.
alter table orders add column due_minor bigint not null default 0 check (due_minor >= 0);

-- Of columns, not of a whole row: while a function uses a table's row type, PostgreSQL refuses to add columns to it.
create function open_amount(state text, amount bigint, paid bigint, withheld bigint) returns bigint
  immutable parallel safe
  return case when state in ('open', 'covered') then greatest(amount - paid - withheld, 0) else 0 end;

update orders set due_minor = due.minor
from (
  select order_id, sum(open_amount(state, amount_minor, paid_minor, withheld_minor)) as minor
  from instalments group by order_id
) due
where due.order_id = orders.order_id and due.minor > 0;

create function keep_order_due() returns trigger language plpgsql as $$
begin
  update orders set due_minor = due.minor
  from (
    select order_id, sum(open_amount(state, amount_minor, paid_minor, withheld_minor)) as minor from instalments
    where order_id in (select order_id from changed)
    group by order_id
  ) due
  where due.order_id = orders.order_id and due.minor <> orders.due_minor;
  return null;
end $$;
create trigger order_due_added after insert on instalments
  referencing new table as changed for each statement execute function keep_order_due();
create trigger order_due_changed after update on instalments
  referencing new table as changed for each statement execute function keep_order_due();

-- How many records of a company stand in which state. A change only adds a row of its own, so that two changes of one
-- company never wait for each other; a job adds the rows up.
create table list_counts (
  brand_id uuid   not null references companies,
  list     text   not null check (list in ('orders', 'requests', 'instalments')),
  state    text   not null,
  records  bigint not null,
  primary key (brand_id, list, state)
);
create table list_count_changes (
  brand_id uuid   not null,
  list     text   not null,
  state    text   not null,
  records  bigint not null
);
create index list_count_changes_of_company on list_count_changes (brand_id, list);

insert into list_counts (brand_id, list, state, records)
  select brand_id, 'orders', status, count(*) from orders group by brand_id, status
  union all
  select brand_id, 'requests', list_group::text, count(*) from fabric_requests
    where list_group is not null group by brand_id, list_group
  union all
  select brand_id, 'instalments', state, count(*) from instalments group by brand_id, state;

create function count_orders() returns trigger language plpgsql as $$
begin
  if TG_OP = 'INSERT' then
    insert into list_count_changes select brand_id, 'orders', status, count(*) from added group by brand_id, status;
  elsif TG_OP = 'DELETE' then
    insert into list_count_changes select brand_id, 'orders', status, -count(*) from removed group by brand_id, status;
  else
    insert into list_count_changes
    select brand_id, 'orders', status, sum(records) from (
      select brand_id, status, 1 as records from added union all select brand_id, status, -1 from removed
    ) moved group by brand_id, status having sum(records) <> 0;
  end if;
  return null;
end $$;
create trigger orders_counted_insert after insert on orders
  referencing new table as added for each statement execute function count_orders();
create trigger orders_counted_update after update on orders
  referencing new table as added old table as removed for each statement execute function count_orders();
create trigger orders_counted_delete after delete on orders
  referencing old table as removed for each statement execute function count_orders();

create function count_requests() returns trigger language plpgsql as $$
begin
  if TG_OP = 'INSERT' then
    insert into list_count_changes
    select brand_id, 'requests', list_group::text, count(*) from added
    where list_group is not null group by brand_id, list_group;
  elsif TG_OP = 'DELETE' then
    insert into list_count_changes
    select brand_id, 'requests', list_group::text, -count(*) from removed
    where list_group is not null group by brand_id, list_group;
  else
    insert into list_count_changes
    select brand_id, 'requests', list_group::text, sum(records) from (
      select brand_id, list_group, 1 as records from added union all select brand_id, list_group, -1 from removed
    ) moved where list_group is not null group by brand_id, list_group having sum(records) <> 0;
  end if;
  return null;
end $$;
create trigger requests_counted_insert after insert on fabric_requests
  referencing new table as added for each statement execute function count_requests();
create trigger requests_counted_update after update on fabric_requests
  referencing new table as added old table as removed for each statement execute function count_requests();
create trigger requests_counted_delete after delete on fabric_requests
  referencing old table as removed for each statement execute function count_requests();

create function count_instalments() returns trigger language plpgsql as $$
begin
  if TG_OP = 'INSERT' then
    insert into list_count_changes select brand_id, 'instalments', state, count(*) from added group by brand_id, state;
  elsif TG_OP = 'DELETE' then
    insert into list_count_changes select brand_id, 'instalments', state, -count(*) from removed group by brand_id, state;
  else
    insert into list_count_changes
    select brand_id, 'instalments', state, sum(records) from (
      select brand_id, state, 1 as records from added union all select brand_id, state, -1 from removed
    ) moved group by brand_id, state having sum(records) <> 0;
  end if;
  return null;
end $$;
create trigger instalments_counted_insert after insert on instalments
  referencing new table as added for each statement execute function count_instalments();
create trigger instalments_counted_update after update on instalments
  referencing new table as added old table as removed for each statement execute function count_instalments();
create trigger instalments_counted_delete after delete on instalments
  referencing old table as removed for each statement execute function count_instalments();
