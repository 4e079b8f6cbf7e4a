/** The played mill brings an order from one milestone to the next, its tasks spread over the time in between. */

import { deliverGoods, reportTransport } from '#demo/delivery/report-transport.ts';
import { shipGoods } from '#demo/delivery/ship-goods.ts';
import { receiveGivenStandards } from '#demo/production/receive-standards.ts';
import { sendSamples } from '#demo/production/send-samples.ts';
import type { ResubmitReason } from '#domain/production/sample-decision.ts';
import { isOpenTask } from '#domain/production/schedule/plan-task.ts';
import { orderTasks } from '#domain/production/schedule/task-order.ts';
import type { TaskStatus } from '#domain/production/task-status.ts';
import { completeTask } from '#server/capabilities/production/complete-task.ts';
import { followOrder } from '#server/capabilities/production/follow-order.ts';
import { decideSample } from '#server/capabilities/production/samples/decide-sample.ts';
import { giveStandards } from '#server/capabilities/production/standards/give-standards.ts';
import type { DemoContext } from '../demo-context.ts';

const HOUR_MS = 3600 * 1000;

export type Milestone =
  | 'books'
  | 'sends lab dips'
  | 'sends bulk'
  | 'has ready'
  | 'dispatches'
  | 'ships half'
  | 'travels'
  | 'is held up'
  | 'stores'
  | 'delivers';

type DemoTask = Awaited<ReturnType<typeof readTasks>>[number];

/** Each milestone at its hour; the plan begins with the first word of the order. */
export async function desk(
  context: DemoContext,
  orderId: string,
  ...work: readonly (readonly [hoursAgo: number, milestone: Milestone])[]
): Promise<void> {
  for (const [hoursAgo, milestone] of work) {
    await followOrder(context.services, orderId);
    await worksUpTo(context, orderId, hoursAgo, milestone);
  }
}

async function worksUpTo(
  context: DemoContext,
  orderId: string,
  hoursAgo: number,
  milestone: Milestone,
): Promise<void> {
  const { services, madeAt } = context;
  const onTheWay = ON_THE_WAY[milestone];
  if (onTheWay) {
    context.goTo(hoursAgo);
    await onTheWay(context, orderId);
    return;
  }
  const tasks = tasksUpTo(await readTasks(context, orderId), milestone);
  const begins = (madeAt.getTime() - services.clock.now().getTime()) / HOUR_MS;
  for (const [index, task] of tasks.entries()) {
    context.goTo(begins + ((hoursAgo - begins) * (index + 1)) / tasks.length);
    await doTask(context, orderId, task, milestone);
  }
  context.goTo(hoursAgo);
}

/** What is reported of shipments between loading and delivery. */
const ON_THE_WAY: Readonly<
  Partial<Record<Milestone, (context: DemoContext, orderId: string) => Promise<void>>>
> = {
  travels: async ({ services, tx, by }, orderId) => {
    await reportTransport(services, tx, by, { orderId, kind: 'departed' });
    await reportTransport(services, tx, by, { orderId, kind: 'arrived' });
  },
  'is held up': ({ services, tx, by, day }, orderId) => {
    const note = 'Heavy rain, the ghat road is closed to lorries';
    return reportTransport(services, tx, by, { orderId, kind: 'delayed', note, eta: day(3) });
  },
  stores: ({ services, tx, by }, orderId) =>
    reportTransport(services, tx, by, { orderId, kind: 'warehouse' }),
};

async function doTask(
  context: DemoContext,
  orderId: string,
  task: DemoTask,
  milestone: Milestone,
): Promise<void> {
  const { services, tx, by } = context;
  if (task.sets_order_status === 'dispatched') {
    return shipGoods(services, tx, by, { orderId, percent: milestone === 'ships half' ? 50 : 100 });
  }
  if (task.sets_order_status === 'delivered') return deliverGoods(services, tx, by, orderId);
  if (task.standard_kind !== null) return sendsStandards(context, orderId);
  if (task.sampleStep === 'dispatch')
    await sendSamples(services, tx, by, { orderId, taskId: task.decisionId });
  else if (task.sampleStep === 'decide') await approvesSamples(context, orderId, task.id);
  else await completeTask(services, tx, by, { orderId, taskId: task.id });
}

/** In an order in which each can be done; what the buyer's money ends is left to it. */
function tasksUpTo(tasks: readonly DemoTask[], milestone: Milestone): DemoTask[] {
  const isTarget = TARGET[milestone];
  const wanted = new Set<string>();
  const want = (id: string, isIncluded: boolean) => {
    if (isIncluded) wanted.add(id);
    for (const before of tasks.find((task) => task.id === id)?.dependsOn ?? []) want(before, true);
  };
  for (const { id } of tasks.filter(isTarget)) want(id, milestone !== 'has ready');
  const order = orderTasks(tasks);
  return (order.ok ? order.tasks : []).filter(
    (task) => wanted.has(task.id) && isOpenTask(task) && task.gate !== 'payment',
  );
}

const TARGET: Readonly<Record<Milestone, (task: DemoTask) => boolean>> = {
  books: ({ books_material }) => books_material,
  'sends lab dips': ({ sampleStep, sample_type }) => sampleStep === 'dispatch' && sample_type === 'lab_dip',
  'sends bulk': ({ sampleStep, sample_type }) => sampleStep === 'dispatch' && sample_type === 'bulk',
  'has ready': ({ gate, stage }) => gate === 'payment' && stage !== 'order_placed',
  dispatches: ({ sets_order_status }) => sets_order_status === 'dispatched',
  'ships half': ({ sets_order_status }) => sets_order_status === 'dispatched',
  travels: () => false,
  'is held up': () => false,
  stores: () => false,
  delivers: ({ sets_order_status }) => sets_order_status === 'delivered',
};

async function readTasks({ tx }: DemoContext, orderId: string) {
  const rows = await tx.unscoped
    .selectFrom('plan_tasks')
    .select(['task_id', 'depends_on', 'status', 'stage', 'gate', 'sample_type', 'sample_step'])
    .select(['books_material', 'sets_order_status', 'standard_kind'])
    .where('order_id', '=', orderId)
    .orderBy('position')
    .execute();
  const decisionOf = (taskId: string) =>
    rows.find((row) => row.sample_step === 'decide' && row.depends_on.includes(taskId))?.task_id ?? taskId;
  return rows.map(({ task_id, depends_on, status, sample_step, ...row }) => ({
    ...row,
    id: task_id,
    dependsOn: depends_on,
    status: status as TaskStatus,
    sampleStep: sample_step,
    decisionId: decisionOf(task_id),
  }));
}

/** Swatches in one parcel, which has arrived. */
async function sendsStandards({ services, tx, buyer, by }: DemoContext, orderId: string): Promise<void> {
  const awaited = await tx.unscoped
    .selectFrom('standards')
    .select('standard_id')
    .where('order_id', '=', orderId)
    .where('status', '=', 'awaited')
    .execute();
  const standards = awaited.map(({ standard_id: standardId }) => ({ standardId }));
  const parcel = { courier: 'BlueDart', courierNumber: '69013377' };
  await giveStandards(services, tx, buyer, { orderId, method: 'courier', standards, ...parcel });
  await receiveGivenStandards(services, tx, by, orderId);
}

/** Option B, or every lot. */
async function approvesSamples(context: DemoContext, orderId: string, taskId: string): Promise<void> {
  for (const { sampleId, type, labels } of await waitingSamples(context, orderId, taskId)) {
    await decideSample(context.services, context.tx, context.buyer, {
      sampleId,
      decision: 'approve',
      ...(type === 'bulk' ? { lots: labels } : { option: labels[1] ?? labels[0] }),
    });
  }
}

/** The buyer wants the lab dips made again, and the mill sends them. */
export async function asksForResubmission(
  context: DemoContext,
  orderId: string,
  {
    hoursAgo,
    sentAgain,
    reasons,
    note,
  }: { hoursAgo: number; sentAgain: number; reasons: ResubmitReason[]; note: string },
): Promise<void> {
  context.goTo(hoursAgo);
  const taskIds = new Set<string>();
  for (const { sampleId, taskId } of await waitingSamples(context, orderId)) {
    await decideSample(context.services, context.tx, context.buyer, {
      sampleId,
      decision: 'resubmit',
      reasons,
      note,
    });
    taskIds.add(taskId);
  }
  context.goTo(sentAgain);
  for (const taskId of taskIds)
    await sendSamples(context.services, context.tx, context.by, { orderId, taskId });
}

async function waitingSamples({ tx }: DemoContext, orderId: string, taskId?: string) {
  const rows = await tx.unscoped
    .selectFrom('samples')
    .innerJoin('sample_pieces', (join) =>
      join
        .onRef('sample_pieces.sample_id', '=', 'samples.sample_id')
        .onRef('sample_pieces.round', '=', 'samples.round'),
    )
    .select(['samples.sample_id', 'samples.sample_type', 'samples.task_id', 'sample_pieces.label'])
    .where('samples.order_id', '=', orderId)
    .where('samples.status', '=', 'dispatched')
    .$if(taskId !== undefined, (query) => query.where('samples.task_id', '=', taskId ?? ''))
    .orderBy('samples.sample_id')
    .orderBy('sample_pieces.position')
    .execute();
  return [...Map.groupBy(rows, ({ sample_id }) => sample_id)].map(([sampleId, pieces]) => ({
    sampleId,
    taskId: pieces[0]?.task_id ?? '',
    type: pieces[0]?.sample_type,
    labels: pieces.map(({ label }) => label),
  }));
}
