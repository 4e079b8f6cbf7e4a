-- Plans, tasks, samples and standards.

create table plans (
  order_id uuid not null,
  brand_id uuid not null,
  template text not null,
  starts_on date not null,
  promised_on date not null,
  created_at timestamptz not null,
  -- Since when the buyer lets photos stand for samples.
  photo_approval_at timestamptz,
  constraint plans_pkey primary key (brand_id, order_id)
);
comment on table plans is 'The time and action plan of an order.';
create index plans_by_id on plans (order_id);

create table plan_tasks (
  brand_id uuid not null,
  order_id uuid not null,
  task_id text not null,
  "position" smallint not null,
  name text not null,
  stage text not null,
  owner text not null,
  days smallint not null,
  depends_on text[] not null,
  status text not null,
  planned_start date not null,
  planned_end date not null,
  -- The day staff expect now, and why.
  revised_end date,
  revise_reason text,
  actual_start date,
  actual_end date,
  customer_action text,
  sample_type text,
  sample_step text,
  options text[] default '{}'::text[] not null,
  gate text,
  sets_request_status text,
  sets_order_status text,
  resubmit_days smallint,
  max_submissions smallint,
  produces text,
  books_material boolean default false not null,
  -- When a task last changed, to the second: its days alone do not say in which order things happened.
  changed_at timestamptz not null,
  -- What samples are compared with: the buyer's colour standard, artwork or design, one for each colour of an order.
  standard_kind text,
  constraint plan_tasks_check check ((status <> all (array['completed', 'terminated'])) or (actual_end is not null)),
  constraint plan_tasks_days_check check ((days >= 0) and (days <= 120)),
  constraint plan_tasks_gate_check check (gate in ('payment', 'approval')),
  constraint plan_tasks_owner_check check (owner in ('customer', 'marketplace', 'marketplace_qc', 'supplier',
    'processor', 'test_lab', 'transporter')),
  constraint plan_tasks_sample_step_check check (sample_step in ('make', 'dispatch', 'decide')),
  constraint plan_tasks_sample_type_check check (sample_type in ('lab_dip', 'strike_off', 'bulk', 'bit_loom')),
  constraint plan_tasks_stage_check check (stage in ('order_placed', 'material_inwards', 'sampling', 'goods_ready',
    'finishing_and_packing', 'dispatch')),
  constraint plan_tasks_standard_kind_check check (standard_kind in ('colour', 'artwork', 'design')),
  constraint plan_tasks_status_check check (status in ('pending', 'in_progress', 'completed', 'cancelled',
    'terminated', 'provisional')),
  constraint plan_tasks_task_id_check check (task_id ~ '^[A-Z][0-9]{2}$'),
  constraint plan_tasks_pkey primary key (brand_id, order_id, task_id)
);
comment on table plan_tasks is 'The tasks of a plan, with what was planned and what happened.';
create index plan_tasks_by_change on plan_tasks (changed_at);
create index plan_tasks_by_id on plan_tasks (order_id, task_id);
create index tasks_by_turn on plan_tasks (order_id, "position", task_id) include (name, stage, owner, revised_end, planned_end) where (status in ('pending',
  'in_progress'));
create index tasks_to_do on plan_tasks (coalesce(revised_end, planned_end)) where (status in ('pending',
  'in_progress'));

create table samples (
  sample_id uuid not null,
  brand_id uuid not null,
  order_id uuid not null,
  -- The task that waits for the decision.
  task_id text not null,
  sample_type text not null,
  -- Which colour or design it is for; null where the order has only one.
  colour text,
  status text not null,
  round smallint default 0 not null,
  -- What it is compared with: a Pantone number, the buyer's own swatch.
  standard text,
  standard_file_id uuid,
  reminded_for date,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  -- How far from the standard buyer and mill have agreed a piece may be.
  tolerance_hundredths smallint,
  constraint samples_round_check check (round >= 0),
  constraint samples_sample_type_check check (sample_type in ('lab_dip', 'strike_off', 'bulk', 'bit_loom')),
  constraint samples_status_check check (status in ('not_initiated', 'dispatched', 'resubmission_requested',
    'cancelled', 'approved')),
  constraint samples_tolerance_hundredths_check check ((tolerance_hundredths >= 1) and (tolerance_hundredths <= 1000)),
  constraint samples_pkey primary key (brand_id, sample_id)
);
comment on table samples is 'One thread of samples for each colour or lot group of a task.';
create unique index one_sample_of_a_colour on samples (brand_id, order_id, task_id, coalesce(colour, ''));
create index samples_by_id on samples (sample_id);
create index samples_of_order on samples (brand_id, order_id);
create index samples_to_send on samples (updated_at) where (status in ('not_initiated', 'resubmission_requested'));
create index samples_waiting on samples (updated_at) where (status = 'dispatched');
-- Home lists the samples that wait for an answer of one company.
create index samples_waiting_of_company on samples (brand_id, order_id) where (status = 'dispatched');

create table sample_rounds (
  brand_id uuid not null,
  sample_id uuid not null,
  round smallint not null,
  courier text,
  courier_number text,
  note text,
  dispatched_at timestamptz not null,
  due_on date not null,
  decision text,
  chosen_option text,
  reasons text[] default '{}'::text[] not null,
  answer_note text,
  decided_at timestamptz,
  decided_by uuid,
  mill_told_at timestamptz,
  mill_told_by uuid,
  constraint sample_rounds_check check ((decision is null) = (decided_at is null)),
  constraint sample_rounds_decision_check check (decision in ('approve', 'resubmit')),
  constraint sample_rounds_round_check check (round > 0),
  constraint sample_rounds_pkey primary key (brand_id, sample_id, round)
);
comment on table sample_rounds is 'Each round of a sample, with its decision.';
create index sample_rounds_by_id on sample_rounds (sample_id, round);
create index sample_rounds_untold on sample_rounds (decided_at) where ((decided_at is not null) and (mill_told_at is null));

create table sample_pieces (
  brand_id uuid not null,
  sample_id uuid not null,
  round smallint not null,
  label text not null,
  "position" smallint not null,
  note text,
  file_id uuid,
  -- Of bulk lots, each decided for itself.
  decision text,
  reasons text[],
  answer_note text,
  decided_at timestamptz,
  decided_by uuid,
  constraint sample_pieces_decision_check check (decision in ('approve', 'resubmit')),
  constraint sample_pieces_pkey primary key (brand_id, sample_id, round, label)
);
comment on table sample_pieces is 'Options A/B/C of a trial, or the shade lots of a bulk sample.';
create index sample_pieces_by_id on sample_pieces (sample_id, round, label);

create table sample_readings (
  brand_id uuid not null,
  sample_id uuid not null,
  round smallint not null,
  label text not null,
  light_source text not null,
  delta_e_hundredths smallint not null,
  constraint sample_readings_delta_e_hundredths_check check ((delta_e_hundredths >= 0) and (delta_e_hundredths <= 2000)),
  constraint sample_readings_light_source_check check (light_source in ('D65', 'TL84', 'A', 'CWF')),
  constraint sample_readings_pkey primary key (brand_id, sample_id, round, label, light_source)
);
comment on table sample_readings is 'What the lab measured of a piece against its standard.';
create index sample_readings_of_company on sample_readings (brand_id, sample_id);

create table standards (
  standard_id uuid not null,
  brand_id uuid not null,
  order_id uuid not null,
  -- The task that ends once all of them have arrived.
  task_id text not null,
  kind text not null,
  -- Null where the order names no colour.
  colour text,
  status text not null,
  -- How it was given; null when it arrived without a word.
  method text,
  pantone text,
  file_id uuid,
  courier text,
  courier_number text,
  note text,
  given_at timestamptz,
  given_by uuid,
  -- Why the last one did not do, as the buyer reads it.
  refusal text,
  answered_at timestamptz,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  constraint standards_check check ((status <> 'given') or (given_at is not null)),
  constraint standards_check1 check ((status <> 'refused') or (refusal is not null)),
  constraint standards_kind_check check (kind in ('colour', 'artwork', 'design')),
  constraint standards_method_check check (method in ('pantone', 'file', 'courier')),
  constraint standards_status_check check (status in ('awaited', 'given', 'refused', 'received', 'cancelled')),
  constraint standards_pkey primary key (brand_id, standard_id)
);
comment on table standards is 'What the colours of an order are measured against.';
create unique index one_standard_of_a_colour on standards (brand_id, order_id, task_id, coalesce(colour, ''));
create index standards_by_id on standards (standard_id);
create index standards_of_order on standards (brand_id, order_id);
-- Home and the desk's Today list those that wait for somebody.
create index standards_waiting on standards (brand_id, order_id) where (status in ('awaited', 'given', 'refused'));

create table mill_reports (
  brand_id uuid not null,
  report_id uuid not null,
  order_id uuid not null,
  supplier_id uuid not null,
  person_id uuid not null,
  kind text not null,
  task_id text,
  -- Day, reason and rolls, as the kind asks for.
  details jsonb not null,
  note text,
  state text not null,
  reported_at timestamptz not null,
  decided_at timestamptz,
  decided_by uuid,
  -- Why it was sent back.
  answer text,
  constraint mill_reports_check check ((state in ('accepted', 'sent_back')) = (decided_by is not null)),
  constraint mill_reports_check1 check ((state = 'sent_back') = (answer is not null)),
  constraint mill_reports_state_check check (state in ('waiting', 'applied', 'accepted', 'sent_back')),
  constraint mill_reports_pkey primary key (brand_id, report_id)
);
comment on table mill_reports is 'What a mill reported of an order in production.';
alter table mill_reports add constraint mill_reports_kind_check check ((kind in ('start', 'end', 'new_day', 'sample',
  'photos', 'inspection', 'test_report', 'rolls', 'ready'))) not valid;
create index mill_reports_of_order on mill_reports (brand_id, order_id, reported_at);
create index mill_reports_that_wait on mill_reports (reported_at) where (state = 'waiting');

create table mill_report_files (
  brand_id uuid not null,
  report_id uuid not null,
  "position" smallint not null,
  file_id uuid not null,
  constraint mill_report_files_position_check check ("position" > 0),
  constraint mill_report_files_pkey primary key (brand_id, report_id, "position")
);
comment on table mill_report_files is 'Files that belong to a report of a mill.';

alter table mill_report_files
  add constraint mill_report_files_brand_id_file_id_fkey foreign key (brand_id, file_id) references files(brand_id, file_id),
  add constraint mill_report_files_brand_id_report_id_fkey foreign key (brand_id, report_id) references mill_reports(brand_id, report_id);
alter table mill_reports
  add constraint mill_reports_brand_id_order_id_fkey foreign key (brand_id, order_id) references orders(brand_id, order_id),
  add constraint mill_reports_decided_by_fkey foreign key (decided_by) references staff_members(staff_id),
  add constraint mill_reports_person_id_fkey foreign key (person_id) references supplier_people(person_id),
  add constraint mill_reports_supplier_id_fkey foreign key (supplier_id) references suppliers(supplier_id);
alter table plan_tasks
  add constraint plan_tasks_brand_id_order_id_fkey foreign key (brand_id, order_id) references plans(brand_id, order_id);
alter table plans
  add constraint plans_brand_id_order_id_fkey foreign key (brand_id, order_id) references orders(brand_id, order_id);
alter table sample_pieces
  add constraint sample_pieces_brand_id_decided_by_fkey foreign key (brand_id, decided_by) references people(brand_id, customer_id),
  add constraint sample_pieces_brand_id_file_id_fkey foreign key (brand_id, file_id) references files(brand_id, file_id),
  add constraint sample_pieces_sample_id_round_fkey foreign key (brand_id, sample_id, round) references sample_rounds(brand_id, sample_id, round);
alter table sample_readings
  add constraint sample_readings_brand_id_sample_id_fkey foreign key (brand_id, sample_id) references samples(brand_id, sample_id),
  add constraint sample_readings_sample_id_round_label_fkey foreign key (brand_id, sample_id, round, label) references sample_pieces(brand_id, sample_id, round, label);
alter table sample_rounds
  add constraint sample_rounds_brand_id_decided_by_fkey foreign key (brand_id, decided_by) references people(brand_id, customer_id),
  add constraint sample_rounds_brand_id_sample_id_fkey foreign key (brand_id, sample_id) references samples(brand_id, sample_id),
  add constraint sample_rounds_mill_told_by_fkey foreign key (mill_told_by) references staff_members(staff_id);
alter table samples
  add constraint samples_brand_id_order_id_fkey foreign key (brand_id, order_id) references plans(brand_id, order_id),
  add constraint samples_brand_id_standard_file_id_fkey foreign key (brand_id, standard_file_id) references files(brand_id, file_id),
  add constraint samples_order_id_task_id_fkey foreign key (brand_id, order_id, task_id) references plan_tasks(brand_id, order_id, task_id);
alter table standards
  add constraint standards_brand_id_file_id_fkey foreign key (brand_id, file_id) references files(brand_id, file_id),
  add constraint standards_brand_id_given_by_fkey foreign key (brand_id, given_by) references people(brand_id, customer_id),
  add constraint standards_brand_id_order_id_fkey foreign key (brand_id, order_id) references plans(brand_id, order_id),
  add constraint standards_order_id_task_id_fkey foreign key (brand_id, order_id, task_id) references plan_tasks(brand_id, order_id, task_id);
