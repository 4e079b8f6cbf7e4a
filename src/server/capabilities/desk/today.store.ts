/** What waits for people of the marketplace, of all companies: each kind is one query on an index of what is open. */

import { type RawBuilder, sql } from 'kysely';
import type { DeskDuty } from '#domain/home/desk-duties.ts';
import type { HeldActKind } from '#domain/payments/two-people.ts';
import type { CalendarDay } from '#domain/shared/calendar.ts';
import type { Currency } from '#domain/shared/money.ts';
import type { Queries } from '#server/db/database.ts';
import { JOBS_SCHEMA } from '#server/db/schema/migrate.ts';
import { DEAD_LETTERS } from '#server/jobs/queues.ts';
import { actingOwner } from '../production/acting-owner.ts';

const SHOWN = 6;
/** An older message was answered on another way, or needs no answer. */
const MESSAGES_OF_DAYS = 14;

export type WaitingRow = {
  total: bigint;
  late: bigint;
  record_id: string;
  part_id: string | null;
  state: string | null;
  minor: string | null;
  currency: Currency | null;
  title: string;
  detail: string;
  since: Date;
  is_late: boolean;
};
type Moment = { now: Date; today: CalendarDay; brokenBefore: Date | null };

/** "lab_dip" as it is written on screens. */
function capitalised(column: string): RawBuilder<string> {
  const word = sql.ref(column);
  return sql`upper(left(${word}, 1)) || replace(substr(${word}, 2), '_', ' ')`;
}

/**
 * Columns record_id, title, detail, since, brand_id and, where it has a day of its own, due_on. Where there is one: part_id,
 * state, minor and currency.
 */
const WAITING: Readonly<Record<DeskDuty, (moment: Moment) => RawBuilder<unknown>>> = {
  quote: () => sql`
    select fab_id as record_id, number as title, quality as detail, submitted_at as since, brand_id
    from fabric_requests where status = 'quote_requested' and submitted_at is not null
      and information_asked_at is null`,
  counter_offer: () => sql`
    select quotes.fab_id as record_id, quotes.number as title, coalesce(counter_offers.note, '') as detail,
      counter_offers.made_at as since, counter_offers.brand_id, quotes.quote_id as part_id,
      counter_offers.rate_minor as minor, versions.currency
    from counter_offers join quotes on quotes.brand_id = counter_offers.brand_id and quotes.quote_id = counter_offers.quote_id
    join quote_versions versions on versions.brand_id = counter_offers.brand_id
      and versions.quote_id = counter_offers.quote_id and versions.version = counter_offers.version
    where counter_offers.answer is null`,
  message: ({ now }) => sql`
    select requested.fab_id as record_id, requested.number as title, left(said.body, 120) as detail, said.sent_at as since,
      said.brand_id
    from request_messages said
    join fabric_requests requested on requested.brand_id = said.brand_id and requested.fab_id = said.fab_id
    where said.author = 'customer' and said.sent_at > ${now}::timestamptz - make_interval(days => ${MESSAGES_OF_DAYS})
      and not exists (
        select from request_messages later
        where later.brand_id = said.brand_id and later.fab_id = said.fab_id and later.sent_at > said.sent_at
      )`,
  mill_question: () => sql`
    select questions.fab_id as record_id, requested.number as title,
      concat_ws(' · ', suppliers.name, left(questions.question, 120)) as detail, questions.asked_at as since,
      questions.brand_id
    from mill_questions questions
    join fabric_requests requested on requested.brand_id = questions.brand_id and requested.fab_id = questions.fab_id
    join suppliers on suppliers.supplier_id = questions.supplier_id
    where questions.answered_at is null and requested.status not in ('closed', 'unserviceable')`,
  // Days to answer end with the day in India; what has escalated is late by itself.
  issue: () => sql`
    select issues.issue_id as record_id, issues.number as title,
      concat_ws(' · ', case when issues.status = 'escalated' then 'Escalated' end, orders.number, orders.quality) as detail,
      issues.raised_at as since, issues.brand_id,
      coalesce(
        ((issues.answer_due_at - interval '1 second') at time zone 'Asia/Kolkata')::date,
        (issues.changed_at - interval '1 day')::date
      ) as due_on
    from issues join orders on orders.brand_id = issues.brand_id and orders.order_id = issues.order_id
    where issues.status in ('raised', 'under_review', 'disputed', 'escalated')`,
  demo_request: () => sql`
    select demo_request_id as record_id, name as title, email as detail, created_at as since, null::uuid as brand_id
    from demo_requests where status = 'received'`,
  verification: () => sql`
    select brand_id as record_id, name as title, verification_review as detail, verification_review_since as since,
      brand_id
    from companies where verification_review is not null`,
  second_person: () => sql`
    select act_id as record_id, title, '' as detail, made_at as since, brand_id, act as part_id, amount_minor as minor, currency
    from held_acts where state = 'waiting'`,
  // What has been matched and waits for a second person stands there, not here.
  transfer: () => sql`
    select transfer.transfer_id as record_id, transfer.utr as title, orders.number as detail,
      transfer.reported_at as since, transfer.brand_id, transfer.amount_minor as minor, payment.currency
    from bank_transfers transfer
    join payment_orders payment on payment.brand_id = transfer.brand_id
      and payment.payment_order_id = transfer.payment_order_id
    join orders on orders.brand_id = payment.brand_id and orders.order_id = payment.order_id
    where transfer.state = 'reported' and not ${isHeld('transfer_match', 'transfer.transfer_id')}`,
  letter_of_credit: () => sql`
    select lc_id as record_id, number as title, bank as detail, reported_at as since, brand_id,
      amount_minor as minor, currency
    from letters_of_credit where state = 'reported' and not ${isHeld('letter_of_credit', 'lc_id')}`,
  refund: () => sql`
    select refunds.refund_id as record_id, orders.number as title,
      case refunds.state when 'approved' then 'Needs a second person' when 'failed' then 'Failed' else '' end as detail,
      refunds.asked_at as since, refunds.brand_id, refunds.state, refunds.amount_minor as minor, refunds.currency
    from refunds join orders on orders.brand_id = refunds.brand_id and orders.order_id = refunds.order_id
    where refunds.state in ('asked', 'approved', 'failed')`,
  payout: () => sql`
    select payout_id as record_id, number as title,
      case state when 'approved' then 'Needs a second person' when 'released' then 'Ready for the bank'
        when 'at_bank' then 'At the bank' else '' end as detail,
      asked_at as since, brand_id, state, amount_minor as minor, currency
    from account_credit_payouts where state in ('asked', 'approved', 'released', 'at_bank')`,
  e_invoice: () => sql`
    select registrations.registration_id as record_id, registrations.number as title,
      left(coalesce(registrations.problem, registrations.way_problem, ''), 120) as detail,
      registrations.changed_at as since, registrations.brand_id
    from invoice_registrations registrations
    where registrations.state = 'refused' or (registrations.state = 'registered' and registrations.way_state = 'refused')`,
  // One line an order and way: a parcel with three swatches is one piece of work.
  standard: () => sql`
    select standards.order_id as record_id, orders.number as title,
      concat_ws(' · ', string_agg(coalesce(standards.colour, ${capitalised('standards.kind')}), ', ' order by standards.created_at),
        case standards.method when 'file' then 'File to check'
          else concat_ws(' ', 'Sent by', standards.courier, standards.courier_number) end) as detail,
      min(standards.given_at) as since, standards.brand_id
    from standards join orders on orders.brand_id = standards.brand_id and orders.order_id = standards.order_id
    where standards.status = 'given'
    group by standards.order_id, orders.number, standards.method, standards.courier, standards.courier_number,
      standards.brand_id`,
  mill_report: () => sql`
    select reports.order_id as record_id, orders.number as title,
      concat_ws(' · ', suppliers.name, ${capitalised('reports.kind')}) as detail, reports.reported_at as since,
      reports.brand_id
    from mill_reports reports
    join orders on orders.brand_id = reports.brand_id and orders.order_id = reports.order_id
    join suppliers on suppliers.supplier_id = reports.supplier_id
    where reports.state = 'waiting'`,
  // Until the mill was told or has gone on with it: a next round was sent, or the work after the decision has begun.
  sample_decision: () => sql`
    select samples.order_id as record_id, orders.number as title,
      concat_ws(' · ',
        concat_ws(' ', ${capitalised('samples.sample_type')}, samples.colour),
        case told.decision when 'approve' then concat_ws(' ', 'Approved', 'option ' || told.chosen_option)
          else concat_ws(': ', 'New round requested', nullif(array_to_string(told.reasons, ', '), '')) end,
        nullif(left(told.answer_note, 80), '')) as detail,
      told.decided_at as since, samples.brand_id
    from sample_rounds told
    join samples on samples.brand_id = told.brand_id and samples.sample_id = told.sample_id
      and samples.round = told.round
    join orders on orders.brand_id = samples.brand_id and orders.order_id = samples.order_id
    where told.decided_at is not null and told.mill_told_at is null and orders.status = 'created'
      and samples.status in ('approved', 'resubmission_requested')
      and not exists (
        select from plan_tasks following
        where following.brand_id = samples.brand_id and following.order_id = samples.order_id and samples.task_id = any(following.depends_on)
          and following.status not in ('provisional', 'pending')
      )`,
  // Only those whose turn it is: everything before the sending has ended, or the mill knows that another round is wanted.
  sample: () => sql`
    select samples.order_id as record_id, orders.number as title,
      concat_ws(' ', task.name, samples.colour) as detail, samples.updated_at as since, samples.brand_id,
      coalesce(task.revised_end, task.planned_end) as due_on
    from samples
    join orders on orders.brand_id = samples.brand_id and orders.order_id = samples.order_id
    join plan_tasks task on task.brand_id = samples.brand_id and task.order_id = samples.order_id and task.task_id = samples.task_id
    where samples.status in ('not_initiated', 'resubmission_requested') and orders.status = 'created'
      and (exists (
        select from sample_rounds told
        where told.brand_id = samples.brand_id and told.sample_id = samples.sample_id and told.round = samples.round
          and told.mill_told_at is not null
      ) or exists (
        select from plan_tasks making
        where samples.status = 'not_initiated'
          and making.brand_id = samples.brand_id and making.order_id = samples.order_id and making.sample_type = samples.sample_type
          and making.sample_step in ('make', 'dispatch') and making.status = 'in_progress'
      ))`,
  task: ({ today }) => lateTasks(today, sql`${actingOwner('tasks')} <> 'customer'`),
  buyer_task: ({ today }) => lateTasks(today, sql`${actingOwner('tasks')} = 'customer'`),
  undelivered: () => sql`
    select delivery.notification_id as record_id, notification.title, '' as detail, delivery.due_at as since,
      delivery.brand_id
    from notification_deliveries delivery join notifications notification using (brand_id, notification_id)
    where delivery.state in ('dead', 'in_doubt')`,
  swatch: () => sql`
    select swatch_id as record_id, number as title, quality as detail, requested_at as since, brand_id
    from swatch_requests where status = 'requested'`,
  // A notice has no id of ours; younger ones are being handled right now.
  webhook: ({ now }) => sql`
    select ('00000000-0000-7000-8000-' || left(md5(provider || event_id), 12))::uuid as record_id,
      event_id as title, kind as detail, received_at as since, null::uuid as brand_id
    from (
      select * from provider_events
      where handled_at is null and received_at <= ${now}::timestamptz - interval '1 minute'
      union all
      select * from provider_events where outcome = 'unknown_at_provider'
    ) unresolved`,
  failed_job: () => sql`
    select id as record_id, source_name as title, '' as detail, created_on as since, null::uuid as brand_id
    from ${sql.table(`${JOBS_SCHEMA}.job`)} where name = ${DEAD_LETTERS} and state < 'active'`,
};

function isHeld(act: HeldActKind, subject: string): RawBuilder<boolean> {
  return sql`${sql.ref(subject)}::text = any(array(
    select held.subject from held_acts held where held.act = ${act} and held.state = 'waiting'))`;
}

/** Those that nothing else holds up. */
function lateTasks(today: CalendarDay, whose: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`
    select tasks.order_id as record_id, tasks.task_id as part_id, orders.number as title, tasks.name as detail,
      coalesce(tasks.revised_end, tasks.planned_end)::timestamptz as since, tasks.brand_id,
      coalesce(tasks.revised_end, tasks.planned_end) as due_on
    from plan_tasks tasks
    join orders on orders.brand_id = tasks.brand_id and orders.order_id = tasks.order_id
    where tasks.status in ('pending', 'in_progress') and coalesce(tasks.revised_end, tasks.planned_end) < ${today}
      and ${whose} and orders.status in ('created', 'dispatched', 'warehouse')
      and not exists (
        select from plan_tasks earlier
        where earlier.brand_id = tasks.brand_id and earlier.order_id = tasks.order_id and earlier.task_id = any(tasks.depends_on)
          and earlier.status in ('pending', 'in_progress')
      )`;
}

const HAS_DAY: ReadonlySet<DeskDuty> = new Set(['issue', 'sample', 'task', 'buyer_task']);

/** Without anything that waits there is no row. */
export async function waiting(db: Queries, duty: DeskDuty, moment: Moment): Promise<WaitingRow[]> {
  const late = HAS_DAY.has(duty) ? sql`due_on < ${moment.today}` : sql`since < ${moment.brokenBefore}`;
  const { rows } = await sql<WaitingRow>`
    with waiting as (${WAITING[duty](moment)})
    select counted.total, counted.late, oldest.record_id, oldest.title,
      to_jsonb(oldest) ->> 'part_id' as part_id, to_jsonb(oldest) ->> 'state' as state,
      to_jsonb(oldest) ->> 'minor' as minor, to_jsonb(oldest) ->> 'currency' as currency,
      concat_ws(' · ', companies.name, nullif(oldest.detail, '')) as detail, oldest.since, oldest.is_late
    from (select count(*) as total, count(*) filter (where ${late}) as late from waiting) counted
    join lateral (
      select *, (${late}) as is_late from waiting order by since, record_id limit ${SHOWN}
    ) oldest on true
    left join companies on companies.brand_id = oldest.brand_id
    order by oldest.since, oldest.record_id`.execute(db.forStaff);
  return rows;
}
