/** Rows become tasks, each with the moment by which its urgency is judged. */
import type { HomeTask } from '#contract/customer/home.ts';
import { QUOTES_EXPIRING_WITHIN_MS, type Task } from '#domain/home/worklist.ts';
import { windowClosesAt } from '#domain/issues/claim-window.ts';
import { INSTALMENT_LABEL } from '#domain/payments/plan/payment-plan.ts';
import { EMPTY_DRAFT } from '#domain/requests/wizard/request-draft.ts';
import { type CalendarDay, endOfDay } from '#domain/shared/calendar.ts';
import { money } from '#domain/shared/money.ts';
import { moneyView } from '#domain/shared/wire-figures.ts';
import { clothView } from '#server/capabilities/orders/list/order-card.ts';
import type {
  PayableOrder,
  UncheckedRolls,
  WaitingOffer,
  WaitingQuery,
  WaitingSamples,
  WaitingStandard,
} from './home.store.ts';

export type RankedTask = Task & { task: HomeTask };

type Facts = Partial<HomeTask> & Pick<HomeTask, 'kind' | 'endsAt'>;
type ClothRow = Pick<PayableOrder, 'fab_id' | 'number' | 'quality' | 'specification'> & { order_id?: string };

/** What every task says of its cloth and order; what a kind does not know is absent. */
function taskOf({ fab_id, number, quality, specification, order_id }: ClothRow, facts: Facts): HomeTask {
  return {
    fabId: fab_id,
    orderId: order_id ?? null,
    quoteId: null,
    number,
    quality,
    cloth: clothView({ ...EMPTY_DRAFT, ...specification }),
    amount: null,
    instalmentLabel: null,
    instalment: null,
    dueOn: null,
    quoteCount: 0,
    sampleCount: 0,
    standard: null,
    rollCount: 0,
    issueId: null,
    ...facts,
  };
}

export function paymentTask(
  order: PayableOrder,
  { today, zone }: { today: CalendarDay; zone: string },
): RankedTask {
  const { status, held_until, due_on, currency } = order;
  const isHeld = status === 'provisional';
  const dueOn = due_on ?? today;
  const kind = isHeld ? 'order_held' : dueOn < today ? 'payment_overdue' : 'payment_due';
  return {
    kind,
    at: isHeld && held_until ? held_until : endOfDay(dueOn, zone),
    task: taskOf(order, {
      kind,
      amount: moneyView(money(order.left_minor, currency)),
      instalmentLabel: INSTALMENT_LABEL[order.kind],
      instalment: order.goods_part,
      dueOn: due_on,
      endsAt: isHeld ? (held_until?.toISOString() ?? null) : null,
    }),
  };
}

/** The samples of one order are answered together. */
export function samplesTask(waiting: WaitingSamples, zone: string): RankedTask {
  const { sample_count, due_on } = waiting;
  const kind = 'samples_to_answer';
  return {
    kind,
    at: endOfDay(due_on, zone),
    task: taskOf(waiting, { kind, dueOn: due_on, endsAt: null, sampleCount: sample_count }),
  };
}

/** Sampling cannot begin without it. */
export function standardTask(waiting: WaitingStandard, zone: string): RankedTask {
  const { due_on, standard_kind } = waiting;
  const kind = 'standard_to_send';
  return {
    kind,
    at: endOfDay(due_on, zone),
    task: taskOf(waiting, { kind, dueOn: due_on, endsAt: null, standard: standard_kind }),
  };
}

/** An offer for an issue waits for its buyer. */
export function offerTask(waiting: WaitingOffer): RankedTask {
  const kind = 'issue_offer';
  return {
    kind,
    at: waiting.made_at,
    task: taskOf(waiting, {
      kind,
      amount: moneyView(money(waiting.amount_minor, waiting.currency)),
      endsAt: null,
      issueId: waiting.issue_id,
    }),
  };
}

/** A shortage can only be claimed for a few days, so counting has an end. */
export function rollsTask(waiting: UncheckedRolls): RankedTask {
  const kind = 'rolls_to_check';
  const endsAt = windowClosesAt('short_length', waiting.delivered_at);
  return {
    kind,
    at: endsAt,
    task: taskOf(waiting, { kind, endsAt: endsAt.toISOString(), rollCount: waiting.roll_count }),
  };
}

/** A query may ask for an answer and have quotes that end soon: two tasks. */
export function queryTasks(query: WaitingQuery, now: Date): RankedTask[] {
  const { information_asked_at: askedAt, first_end, approved_quote_id, approved_until } = query;
  const soon = new Date(now.getTime() + QUOTES_EXPIRING_WITHIN_MS);
  const isExpiring = approved_quote_id === null && first_end !== null && first_end <= soon;
  return [
    ...(askedAt ? [queryTask(query, 'desk_question', askedAt)] : []),
    ...(isExpiring ? [queryTask(query, 'quotes_expiring', first_end)] : []),
    ...(approved_quote_id && approved_until ? [queryTask(query, 'order_to_place', approved_until)] : []),
  ];
}

function queryTask(query: WaitingQuery, kind: HomeTask['kind'], at: Date): RankedTask {
  return {
    kind,
    at,
    task: taskOf(query, {
      kind,
      quoteId: kind === 'order_to_place' ? query.approved_quote_id : null,
      endsAt: kind === 'desk_question' ? null : at.toISOString(),
      quoteCount: query.quote_count,
    }),
  };
}
