-- Claims: what a buyer found wrong with delivered rolls, and how it was settled.
create sequence issue_numbers;

create table issues (
  issue_id            uuid        primary key,
  brand_id            uuid        not null,
  order_id            uuid        not null,
  number              text        not null unique,
  status              text        not null check (status in ('raised', 'under_review', 'offer', 'accepted', 'disputed', 'escalated', 'closed', 'withdrawn', 'rejected')),
  defect              text        not null,
  -- How much is faulty, in thousandths of the order's unit; null where it is not about rolls.
  affected_thousandths bigint     check (affected_thousandths > 0),
  unit                text        not null check (unit in ('metre', 'yard')),
  is_cut              boolean     not null,
  measured            text,
  -- Faults by size, and what the four-point system makes of them.
  fault_counts        jsonb,
  points              integer     check (points >= 0),
  points_per_100      numeric(8, 2) check (points_per_100 >= 0),
  note                text,
  wanted_outcome      text        not null check (wanted_outcome in ('refund', 'credit_note', 'replacement')),
  test_report_file_id uuid,
  -- The version of the return and refund policy that was accepted with it.
  policy_version      text        not null,
  raised_by           uuid        not null,
  raised_at           timestamptz not null,
  -- Runs from the issue, and again from every dispute; null while the buyer or nobody has to act.
  answer_due_at       timestamptz,
  escalate_from       timestamptz,
  escalates_at        timestamptz,
  -- What an inspection found.
  inspection          text        check (inspection in ('confirmed', 'partly', 'not_confirmed')),
  -- Rises with every offer; accepting names the one that was read.
  offer_number        smallint    not null default 0 check (offer_number >= 0),
  settled_minor       bigint      check (settled_minor > 0),
  credit_note_number  text        unique,
  decided_by          uuid,
  changed_at          timestamptz not null,
  unique (brand_id, issue_id),
  foreign key (brand_id, order_id) references orders (brand_id, order_id),
  foreign key (brand_id, raised_by) references people (brand_id, customer_id),
  foreign key (brand_id, decided_by) references people (brand_id, customer_id),
  foreign key (brand_id, test_report_file_id) references files (brand_id, file_id),
  -- Whoever waits for us has a clock, and nobody else.
  check ((status in ('raised', 'under_review', 'disputed')) = (escalates_at is not null)),
  check ((answer_due_at is null) = (escalates_at is null) and (escalate_from is null) = (escalates_at is null))
);
create index issues_of_order on issues (brand_id, order_id, raised_at);
create index issues_to_escalate on issues (escalates_at) where escalates_at is not null;
create index issues_waiting on issues (status, changed_at) where status not in ('closed', 'withdrawn', 'rejected');
create index issue_offers_of_company on issues (brand_id, order_id) where status = 'offer';

create table issue_rolls (
  brand_id uuid    not null,
  issue_id uuid    not null,
  roll_id  uuid    not null,
  -- False once the claim gave nothing: the roll may then be claimed again.
  is_held  boolean not null default true,
  primary key (issue_id, roll_id),
  foreign key (brand_id, issue_id) references issues (brand_id, issue_id),
  foreign key (brand_id, roll_id) references dispatch_rolls (brand_id, roll_id)
);
-- A roll is claimed once at a time, however many people claim it at once.
create unique index one_claim_of_a_roll on issue_rolls (roll_id) where is_held;

create table issue_photos (
  brand_id uuid     not null,
  issue_id uuid     not null,
  position smallint not null check (position between 1 and 10),
  file_id  uuid     not null,
  primary key (issue_id, position),
  foreign key (brand_id, issue_id) references issues (brand_id, issue_id),
  foreign key (brand_id, file_id) references files (brand_id, file_id)
);

create table issue_offers (
  brand_id     uuid        not null,
  issue_id     uuid        not null,
  number       smallint    not null check (number > 0),
  outcome      text        not null check (outcome in ('refund', 'credit_note', 'replacement')),
  -- What it is worth, with tax; a replacement is worth the goods it replaces.
  amount_minor bigint      not null check (amount_minor > 0),
  currency     char(3)     not null check (currency in ('INR', 'USD')),
  note         text,
  made_at      timestamptz not null,
  primary key (issue_id, number),
  foreign key (brand_id, issue_id) references issues (brand_id, issue_id)
);

-- The timeline that both sides read: every move and every word.
create table issue_events (
  event_id   uuid        primary key,
  -- Several lines may be written at one moment.
  sequence   bigint      not null generated always as identity,
  brand_id   uuid        not null,
  issue_id   uuid        not null,
  kind       text        not null check (kind in ('raised', 'replied', 'under_review', 'inspected', 'offer', 'accepted', 'disputed', 'escalated', 'closed', 'withdrawn', 'rejected')),
  actor_kind text        not null check (actor_kind in ('customer', 'staff', 'system')),
  actor_id   uuid,
  body       text,
  at         timestamptz not null,
  foreign key (brand_id, issue_id) references issues (brand_id, issue_id)
);
create index events_of_issue on issue_events (brand_id, issue_id, sequence);

-- Credit notes of a year share one counter, and no gap may stay in it.
create table credit_note_series (
  financial_year text    primary key check (financial_year ~ '^[0-9]{2}-[0-9]{2}$'),
  last_serial    integer not null check (last_serial > 0)
);

-- What an order says about complaints; status 3 never stands without its reason.
alter table orders
  add column issue_status text not null default 'no_action'
    check (issue_status in ('no_action', 'no_issue_raised', 'issue_raised', 'not_eligible_for_return')),
  add column issue_reason text
    check (issue_reason in ('window_passed', 'already_cut', 'sold_as_is', 'already_settled')),
  add constraint orders_issue_reason check ((issue_status = 'not_eligible_for_return') = (issue_reason is not null));
create index orders_in_claim_window on orders (delivered_at)
  where status = 'delivered' and issue_status in ('no_action', 'no_issue_raised');

-- One payment may give money back for several claims, each of them once.
alter table refunds add column issue_id uuid;
alter table refunds add foreign key (brand_id, issue_id) references issues (brand_id, issue_id);
alter table refunds drop constraint refunds_capture_id_reason_key;
create unique index one_refund_of_a_reason on refunds
  (capture_id, reason, coalesce(issue_id, '00000000-0000-0000-0000-000000000000'));
