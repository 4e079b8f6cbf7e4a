/** What only the buyer can move on, and by when. */
import type { Tna } from '#contract/customer/production.ts';
import { finishDay } from '#domain/production/schedule/finish-day.ts';
import { readyTasks } from '#domain/production/schedule/ready-tasks.ts';
import { isOwedByBuyer } from '#domain/production/standards/standard-status.ts';
import type { CalendarDay } from '#domain/shared/calendar.ts';
import type { OrderRow } from '#server/capabilities/order-records/lock-order.ts';
import type { DatedPlan, ScheduledRow } from './plan-dates.ts';
import type { SampleRow } from './samples/samples.store.ts';
import type { StandardRow } from './standards/standards.store.ts';

type Waiting = Tna['waitingForYou'][number];
type Context = {
  today: CalendarDay;
  samples: readonly SampleRow[];
  standards: readonly StandardRow[];
};

/** What has been waiting longest comes first. */
export function waitingForBuyer(order: OrderRow, dated: DatedPlan, context: Context): Waiting[] {
  return (
    readyTasks(dated.tasks)
      .filter(({ owner }) => owner === 'customer')
      .map((task) => waitingView(task, order, dated, context))
      // After a new round was asked for it is the mill's turn again.
      .filter(({ kind, sampleId }) => kind !== 'sample' || sampleId !== null)
      // What was sent is on its way to us.
      .filter(({ standard }) => standard === null || context.standards.some(isOwedByBuyer))
      .toSorted((a, b) => (a.since < b.since ? -1 : 1))
  );
}

function waitingView(
  { row, id, actualStart, owner, days }: ScheduledRow,
  order: OrderRow,
  { likely, known }: DatedPlan,
  { today, samples }: Context,
): Waiting {
  const since = actualStart ?? likely.get(id)?.start ?? today;
  const sample = samples.find(({ task_id, status }) => task_id === id && status === 'dispatched');
  const payment = row.gate === 'payment' ? order.next_due_on : null;
  const dueOn = sample?.due_on ?? payment ?? finishDay(since, days, known.calendars(owner));
  return {
    taskId: id,
    kind: kindOf(row),
    standard: row.standard_kind,
    title: row.name,
    action: row.customer_action ?? row.name,
    since,
    dueOn,
    isLate: dueOn < today,
    sampleId: sample?.sample_id ?? null,
  };
}

function kindOf({ gate, standard_kind, sample_step }: ScheduledRow['row']): Waiting['kind'] {
  if (gate === 'payment') return 'payment';
  if (standard_kind !== null) return 'standard';
  return sample_step === 'decide' ? 'sample' : 'send';
}
