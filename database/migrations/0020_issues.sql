-- Claims about delivered rolls.

-- Claims: what a buyer found wrong with delivered rolls, and how it was settled.
create sequence issue_numbers;

create table issues (
  issue_id uuid not null,
  brand_id uuid not null,
  order_id uuid not null,
  number text not null,
  status text not null,
  defect text not null,
  -- How much is faulty, in thousandths of the order's unit; null where it is not about rolls.
  affected_thousandths bigint,
  unit text not null,
  is_cut boolean not null,
  measured text,
  -- Faults by size, and what the four-point system makes of them.
  fault_counts jsonb,
  points integer,
  points_per_100 numeric(8,2),
  note text,
  wanted_outcome text not null,
  test_report_file_id uuid,
  -- The version of the return and refund policy that was accepted with it.
  policy_version text not null,
  raised_by uuid not null,
  raised_at timestamptz not null,
  -- Runs from the issue, and again from every dispute; null while the buyer or nobody has to act.
  answer_due_at timestamptz,
  escalate_from timestamptz,
  escalates_at timestamptz,
  -- What an inspection found.
  inspection text,
  -- Rises with every offer; accepting names the one that was read.
  offer_number smallint default 0 not null,
  settled_minor bigint,
  decided_by uuid,
  changed_at timestamptz not null,
  -- The order's limit of fault points in 100 square yards, as it stood beside the count.
  points_limit smallint,
  constraint issues_affected_thousandths_check check (affected_thousandths > 0),
  constraint issues_check check ((status in ('raised', 'under_review', 'disputed')) = (escalates_at is not null)),
  constraint issues_check1 check (((answer_due_at is null) = (escalates_at is null)) and ((escalate_from is null) = (escalates_at is null))),
  constraint issues_check2 check ((points_limit > 0) and ((points_limit is null) = (points is null))),
  constraint issues_inspection_check check (inspection in ('confirmed', 'partly', 'not_confirmed')),
  constraint issues_offer_number_check check (offer_number >= 0),
  constraint issues_points_check check (points >= 0),
  constraint issues_points_per_100_check check (points_per_100 >= (0)::numeric),
  constraint issues_settled_minor_check check (settled_minor > 0),
  constraint issues_status_check check (status in ('raised', 'under_review', 'offer', 'accepted', 'disputed',
    'escalated', 'closed', 'withdrawn', 'rejected')),
  constraint issues_unit_check check (unit in ('metre', 'yard')),
  constraint issues_wanted_outcome_check check (wanted_outcome in ('refund', 'credit_note', 'replacement')),
  constraint issues_number_key unique (number, brand_id),
  constraint issues_pkey primary key (brand_id, issue_id)
);
comment on table issues is 'Claims: what a buyer found wrong with delivered rolls, and how it was settled.';
create index issue_offers_of_company on issues (brand_id, order_id) where (status = 'offer');
create index issues_by_id on issues (issue_id);
-- Lists of the desk that were read whole: each has an index in the order in which it is shown.
create index issues_by_status on issues (status, answer_due_at nulls first, changed_at, issue_id);
create index issues_of_order on issues (brand_id, order_id, raised_at);
-- The desk's queue of claims by their clock; what has escalated has no clock any more and comes first.
create index issues_to_answer on issues (answer_due_at nulls first, changed_at, issue_id) where (status in ('raised',
  'under_review', 'disputed', 'escalated'));
create index issues_to_escalate on issues (escalates_at) where (escalates_at is not null);
create index issues_waiting on issues (status, changed_at) where (status <> all (array['closed', 'withdrawn', 'rejected']));
create trigger issues_kept before delete on issues for each row execute function refuse_removal();
create trigger issues_kept_whole before truncate on issues for each statement execute function refuse_removal();

create table issue_rolls (
  brand_id uuid not null,
  issue_id uuid not null,
  roll_id uuid not null,
  -- False once the claim gave nothing: the roll may then be claimed again.
  is_held boolean default true not null,
  constraint issue_rolls_pkey primary key (brand_id, issue_id, roll_id)
);
comment on table issue_rolls is 'The rolls that a claim is about.';
create index issue_rolls_by_id on issue_rolls (issue_id, roll_id);
-- A roll is claimed once at a time, however many people claim it at once.
create unique index one_claim_of_a_roll on issue_rolls (brand_id, roll_id) where is_held;

create table issue_photos (
  brand_id uuid not null,
  issue_id uuid not null,
  "position" smallint not null,
  file_id uuid not null,
  constraint issue_photos_position_check check (("position" >= 1) and ("position" <= 10)),
  constraint issue_photos_pkey primary key (brand_id, issue_id, "position")
);
comment on table issue_photos is 'Photos that prove a claim.';

create table issue_offers (
  brand_id uuid not null,
  issue_id uuid not null,
  number smallint not null,
  outcome text not null,
  -- What it is worth, with tax; a replacement is worth the goods it replaces.
  amount_minor bigint not null,
  currency character(3) not null,
  note text,
  made_at timestamptz not null,
  made_by uuid,
  constraint issue_offers_amount_minor_check check (amount_minor > 0),
  constraint issue_offers_currency_check check (currency in ('INR', 'USD')),
  constraint issue_offers_number_check check (number > 0),
  constraint issue_offers_outcome_check check (outcome in ('refund', 'credit_note', 'replacement')),
  constraint issue_offers_pkey primary key (brand_id, issue_id, number)
);
comment on table issue_offers is 'What was offered for a claim, and the answer.';
create index issue_offers_by_id on issue_offers (issue_id, number);

create table issue_events (
  event_id uuid not null,
  -- Several lines may be written at one moment.
  sequence bigint generated always as identity,
  brand_id uuid not null,
  issue_id uuid not null,
  kind text not null,
  actor_kind text not null,
  actor_id uuid,
  body text,
  at timestamptz not null,
  -- What a line of a claim's timeline tells besides the words somebody wrote: an offer, a finding, goods that left; as a
  -- code with its values, so that it is told in the language of its reader.
  fact jsonb,
  constraint issue_events_actor_kind_check check (actor_kind in ('customer', 'staff', 'system')),
  -- Looks through the rows beside those who write.
  constraint issue_events_kind_check check (kind in ('raised', 'replied', 'under_review', 'inspected', 'offer',
    'accepted', 'replacement_sent', 'disputed', 'escalated', 'closed', 'withdrawn', 'rejected')),
  constraint issue_events_pkey primary key (brand_id, event_id)
);
comment on table issue_events is 'The timeline that both sides of a claim read.';
create index events_of_issue on issue_events (brand_id, issue_id, sequence);
create trigger issue_events_stay before delete or update on issue_events for each row execute function refuse_change();
create trigger issue_events_stay_whole before truncate on issue_events for each statement execute function refuse_change();

alter table issue_events
  add constraint issue_events_brand_id_issue_id_fkey foreign key (brand_id, issue_id) references issues(brand_id, issue_id);
alter table issue_offers
  add constraint issue_offers_brand_id_issue_id_fkey foreign key (brand_id, issue_id) references issues(brand_id, issue_id),
  add constraint issue_offers_made_by_fkey foreign key (made_by) references staff_members(staff_id);
alter table issue_photos
  add constraint issue_photos_brand_id_file_id_fkey foreign key (brand_id, file_id) references files(brand_id, file_id),
  add constraint issue_photos_brand_id_issue_id_fkey foreign key (brand_id, issue_id) references issues(brand_id, issue_id);
alter table issue_rolls
  add constraint issue_rolls_brand_id_issue_id_fkey foreign key (brand_id, issue_id) references issues(brand_id, issue_id),
  add constraint issue_rolls_brand_id_roll_id_fkey foreign key (brand_id, roll_id) references dispatch_rolls(brand_id, roll_id);
alter table issues
  add constraint issues_brand_id_decided_by_fkey foreign key (brand_id, decided_by) references people(brand_id, customer_id),
  add constraint issues_brand_id_order_id_fkey foreign key (brand_id, order_id) references orders(brand_id, order_id),
  add constraint issues_brand_id_raised_by_fkey foreign key (brand_id, raised_by) references people(brand_id, customer_id),
  add constraint issues_brand_id_test_report_file_id_fkey foreign key (brand_id, test_report_file_id) references files(brand_id, file_id);
alter table refunds
  add constraint refunds_brand_id_issue_id_fkey foreign key (brand_id, issue_id) references issues(brand_id, issue_id);

revoke delete, truncate on issues from current_user;
revoke update, delete, truncate on issue_events from current_user;
