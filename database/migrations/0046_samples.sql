-- Samples stand between production and the buyer's eye: one thread for each colour or lot group, round after round.
create table samples (
  sample_id        uuid        primary key,
  brand_id         uuid        not null,
  order_id         uuid        not null,
  -- The task that waits for the decision.
  task_id          text        not null,
  sample_type      text        not null check (sample_type in ('lab_dip', 'strike_off', 'bulk', 'bit_loom')),
  -- Which colour or design it is for; null where the order has only one.
  colour           text,
  status           text        not null check (status in ('not_initiated', 'dispatched', 'resubmission_requested', 'cancelled', 'approved')),
  round            smallint    not null default 0 check (round >= 0),
  -- What it is compared with: a Pantone number, the buyer's own swatch.
  standard         text,
  standard_file_id uuid,
  reminded_for     date,
  created_at       timestamptz not null,
  updated_at       timestamptz not null,
  unique (brand_id, sample_id),
  foreign key (brand_id, order_id) references plans (brand_id, order_id),
  foreign key (order_id, task_id) references plan_tasks (order_id, task_id),
  foreign key (brand_id, standard_file_id) references files (brand_id, file_id)
);
create unique index one_sample_of_a_colour on samples (order_id, task_id, coalesce(colour, ''));
create index samples_of_order on samples (brand_id, order_id);
create index samples_waiting on samples (updated_at) where status = 'dispatched';

create table sample_rounds (
  brand_id       uuid        not null,
  sample_id      uuid        not null,
  round          smallint    not null check (round > 0),
  courier        text,
  courier_number text,
  note           text,
  dispatched_at  timestamptz not null,
  due_on         date        not null,
  decision       text        check (decision in ('approve', 'resubmit')),
  chosen_option  text,
  reasons        text[]      not null default '{}',
  answer_note    text,
  decided_at     timestamptz,
  decided_by     uuid,
  primary key (sample_id, round),
  foreign key (brand_id, sample_id) references samples (brand_id, sample_id),
  foreign key (brand_id, decided_by) references people (brand_id, customer_id),
  check ((decision is null) = (decided_at is null))
);

-- Options A/B/C of a trial, or the shade lots of a bulk sample.
create table sample_pieces (
  brand_id  uuid     not null,
  sample_id uuid     not null,
  round     smallint not null,
  label     text     not null,
  position  smallint not null,
  note      text,
  file_id   uuid,
  -- Of bulk lots, each decided for itself.
  decision  text     check (decision in ('approve', 'resubmit')),
  primary key (sample_id, round, label),
  foreign key (sample_id, round) references sample_rounds (sample_id, round),
  foreign key (brand_id, file_id) references files (brand_id, file_id)
);
