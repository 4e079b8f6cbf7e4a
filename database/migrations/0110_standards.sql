-- What samples are compared with: the buyer's colour standard, artwork or design, one for each colour of an order.
alter table plan_tasks add column standard_kind text check (standard_kind in ('colour', 'artwork', 'design'));

create table standards (
  standard_id    uuid        primary key,
  brand_id       uuid        not null,
  order_id       uuid        not null,
  -- The task that ends once all of them have arrived.
  task_id        text        not null,
  kind           text        not null check (kind in ('colour', 'artwork', 'design')),
  -- Null where the order names no colour.
  colour         text,
  status         text        not null check (status in ('awaited', 'given', 'refused', 'received', 'cancelled')),
  -- How it was given; null when it arrived without a word.
  method         text        check (method in ('pantone', 'file', 'courier')),
  pantone        text,
  file_id        uuid,
  courier        text,
  courier_number text,
  note           text,
  given_at       timestamptz,
  given_by       uuid,
  -- Why the last one did not do, as the buyer reads it.
  refusal        text,
  answered_at    timestamptz,
  created_at     timestamptz not null,
  updated_at     timestamptz not null,
  unique (brand_id, standard_id),
  foreign key (brand_id, order_id) references plans (brand_id, order_id),
  foreign key (order_id, task_id) references plan_tasks (order_id, task_id),
  foreign key (brand_id, file_id) references files (brand_id, file_id),
  foreign key (brand_id, given_by) references people (brand_id, customer_id),
  check (status <> 'given' or given_at is not null),
  check (status <> 'refused' or refusal is not null)
);
create unique index one_standard_of_a_colour on standards (order_id, task_id, coalesce(colour, ''));
create index standards_of_order on standards (brand_id, order_id);
-- Home and the desk's Today list those that wait for somebody.
create index standards_waiting on standards (brand_id, order_id) where status in ('awaited', 'given', 'refused');

update plan_tasks set standard_kind = case plans.template
  when 'dyed' then 'colour' when 'printed' then 'artwork' else 'design' end
from plans
where plans.order_id = plan_tasks.order_id and plan_tasks.task_id = 'T05'
  and plans.template in ('dyed', 'printed', 'yarn_dyed');

insert into standards (standard_id, brand_id, order_id, task_id, kind, colour, status, created_at, updated_at)
select gen_random_uuid(), tasks.brand_id, tasks.order_id, tasks.task_id, tasks.standard_kind, named.colour,
  case tasks.status when 'completed' then 'received' when 'pending' then 'awaited' when 'in_progress' then 'awaited'
    else 'cancelled' end,
  tasks.changed_at, tasks.changed_at
from plan_tasks tasks
cross join lateral (
  select distinct colour from order_lines where order_lines.order_id = tasks.order_id and colour is not null
  union all
  select null where not exists (select from order_lines where order_lines.order_id = tasks.order_id and colour is not null)
) named
where tasks.standard_kind is not null;
