-- When people work, and the dated plan of every confirmed order.

-- Mills and offices, not banks: in Bangladesh garment factories rest on Friday alone. 0 is Sunday.
create table working_days_off (
  market         text       not null check (market in ('IN', 'BD', 'INTL')),
  effective_from date       not null,
  weekdays       smallint[] not null check (weekdays <@ array[0, 1, 2, 3, 4, 5, 6]::smallint[] and cardinality(weekdays) < 7),
  primary key (market, effective_from)
);
insert into working_days_off (market, effective_from, weekdays) values
  ('IN', '2000-01-01', '{0}'), ('BD', '2000-01-01', '{5}'), ('INTL', '2000-01-01', '{6,0}');
create trigger working_days_off_stay before update or delete on working_days_off for each row execute function refuse_change();

-- Looms and process houses stand still around the great festivals, longer than banks do.
create table mill_closures (
  market   text not null check (market in ('IN', 'BD', 'INTL')),
  from_day date not null,
  to_day   date not null,
  name     text not null,
  primary key (market, from_day),
  check (to_day between from_day and from_day + 30)
);
create trigger mill_closures_stay before update or delete on mill_closures for each row execute function refuse_change();

create table plans (
  order_id    uuid        primary key,
  brand_id    uuid        not null,
  template    text        not null,
  starts_on   date        not null,
  promised_on date        not null,
  created_at  timestamptz not null,
  -- Since when the buyer lets photos stand for samples.
  photo_approval_at timestamptz,
  unique (brand_id, order_id),
  foreign key (brand_id, order_id) references orders (brand_id, order_id)
);

create table plan_tasks (
  brand_id            uuid       not null,
  order_id            uuid       not null,
  task_id             text       not null check (task_id ~ '^[A-Z][0-9]{2}$'),
  position            smallint   not null,
  name                text       not null,
  stage               text       not null check (stage in ('order_placed', 'material_inwards', 'sampling', 'goods_ready', 'finishing_and_packing', 'dispatch')),
  owner               text       not null check (owner in ('customer', 'marketplace', 'marketplace_qc', 'supplier', 'processor', 'test_lab', 'transporter')),
  days                smallint   not null check (days between 0 and 120),
  -- What further rounds of a sample add.
  extra_days          smallint   not null default 0 check (extra_days >= 0),
  depends_on          text[]     not null,
  status              text       not null check (status in ('pending', 'in_progress', 'completed', 'cancelled', 'terminated', 'provisional')),
  planned_start       date       not null,
  planned_end         date       not null,
  -- The day staff expect now, and why.
  revised_end         date,
  revise_reason       text,
  actual_start        date,
  actual_end          date,
  customer_action     text,
  sample_type         text       check (sample_type in ('lab_dip', 'strike_off', 'bulk', 'bit_loom')),
  sample_step         text       check (sample_step in ('make', 'dispatch', 'decide')),
  options             text[]     not null default '{}',
  gate                text       check (gate in ('payment', 'approval')),
  sets_request_status text,
  sets_order_status   text,
  resubmit_days       smallint,
  max_submissions     smallint,
  produces            text,
  books_material      boolean    not null default false,
  primary key (order_id, task_id),
  foreign key (brand_id, order_id) references plans (brand_id, order_id),
  check (status not in ('completed', 'terminated') or actual_end is not null)
);
