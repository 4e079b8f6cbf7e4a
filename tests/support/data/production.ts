/** Confirmed orders with their plans, and a desk that moves them day by day. */
import type { Call } from '#contract/client.ts';
import { listSamples, type Sample, type TnaTask } from '#contract/customer/production.ts';
import { completeTask, readTnaForStaff, startTask } from '#contract/staff/production.ts';
import type { SampleType } from '#domain/production/sample-approval.ts';
import type { CalendarDay } from '#domain/shared/calendar.ts';
import { confirmOrder } from '#server/capabilities/order-records/confirm-order.ts';
import { lockOrder } from '#server/capabilities/order-records/lock-order.ts';
import { completeTask as completeTaskAt } from '#server/capabilities/production/complete-task.ts';
import { followOrder } from '#server/capabilities/production/follow-order.ts';
import {
  dispatchSample,
  type SampleParcel,
} from '#server/capabilities/production/samples/dispatch-sample.ts';
import { receiveStandards } from '#server/capabilities/production/standards/receive-standards.ts';
import type { Queries } from '#server/db/database.ts';
import type { CustomerVisitor, World } from '#tests/support/server/world.ts';
import { aStockOrder, signedInAgain } from './orders.ts';
import { anAdvanceOrder, type PayableOrder, payByCard } from './payments.ts';
import { storedPhotos } from './pictures.ts';

const DESK = { kind: 'system' } as const;

/** 500 m of navy poplin, piece dyed, promised in 30 days; the advance is paid and the plan is made. */
export async function aPlannedOrder(
  world: World,
  { quality, ...change }: Parameters<typeof anAdvanceOrder>[1] = {},
): Promise<PayableOrder> {
  const payable = await anAdvanceOrder(world, {
    ...change,
    quality: { kind: 'made_to_order', leadDays: 30, ...quality },
  });
  await payByCard(world, payable);
  await followOrder(world.services, payable.order.orderId);
  return payable;
}

/** At noon in India. */
export function goTo(world: World, day: CalendarDay): void {
  world.clock.set(new Date(`${day}T06:30:00.000Z`));
}

/** A token lives for half an hour, a plan for weeks. */
export async function laterVisit(world: World, payable: PayableOrder): Promise<PayableOrder> {
  return { ...payable, buyer: await signedInAgain(world, payable.buyer) };
}

export async function finish(
  { services }: World,
  { order: { orderId } }: PayableOrder,
  ...taskIds: string[]
): Promise<void> {
  for (const taskId of taskIds) {
    await services.db.transaction((tx) =>
      taskId === STANDARDS
        ? receiveAllStandards(services, tx, orderId)
        : completeTaskAt(services, tx, DESK, { orderId, taskId }),
    );
  }
}

/** The task that ends once the buyer's standards have arrived. */
const STANDARDS = 'T05';

async function receiveAllStandards(services: World['services'], tx: Queries, orderId: string): Promise<void> {
  const awaited = await tx.unscoped
    .selectFrom('standards')
    .select('standard_id')
    .where('order_id', '=', orderId)
    .where('status', '=', 'awaited')
    .execute();
  const standardIds = awaited.map(({ standard_id }) => standard_id);
  await receiveStandards(services, tx, DESK, { orderId, standardIds });
}

/** By the desk, as far as the task that buys the yarn or greige. */
export async function bookMaterial(staff: Call, orderId: string): Promise<void> {
  const { tasks } = await staff(readTnaForStaff, { params: { orderId } });
  const finishAllBefore = async ({ dependsOn }: TnaTask): Promise<void> => {
    for (const before of tasks.filter(({ taskId }) => dependsOn.includes(taskId))) {
      if (before.actualEnd !== null) continue;
      await finishAllBefore(before);
      await staff(completeTask, { params: { orderId, taskId: before.taskId }, body: {} });
    }
  };
  const booking = tasks.find(({ booksMaterial }) => booksMaterial);
  if (!booking) throw new Error('Every plan buys its material.');
  await finishAllBefore(booking);
  await staff(startTask, { params: { orderId, taskId: booking.taskId }, body: {} });
}

export async function sendSample(
  { services }: World,
  { order: { orderId }, buyer }: PayableOrder,
  type: SampleType,
  { labels = ['A', 'B', 'C'], ...parcel }: Partial<SampleParcel> & { labels?: readonly string[] } = {},
): Promise<string> {
  const { sample_id: sampleId } = await services.db.unscoped
    .selectFrom('samples')
    .select('sample_id')
    .where('order_id', '=', orderId)
    .where('sample_type', '=', type)
    .$if(parcel.sampleId !== undefined, (query) => query.where('sample_id', '=', parcel.sampleId ?? ''))
    .executeTakeFirstOrThrow();
  const pieces = parcel.pieces ?? (await storedPhotos(services, buyer.customer, labels));
  const usual = { courier: 'BlueDart', courierNumber: '79012345', pieces };
  await services.db.transaction((tx) =>
    dispatchSample(services, tx, DESK, { ...usual, ...parcel, orderId, sampleId }),
  );
  return sampleId;
}

export async function samplesSeenBy({ buyer, order: { orderId } }: PayableOrder): Promise<Sample[]> {
  return (await buyer.call(listSamples, { params: { orderId } })).records;
}

/** An order whose lab dip waits for the buyer, on Monday 9 November. */
export async function anOrderWithLabDip(
  world: World,
  change: Parameters<typeof aPlannedOrder>[1] = {},
): Promise<{ payable: PayableOrder; sampleId: string }> {
  const payable = await aPlannedOrder(world, change);
  await finish(world, payable, 'T05', 'T06');
  return { payable, sampleId: await sendSample(world, payable, 'lab_dip') };
}

/** The shortest way to a sample: an order of its owner with a plan, confirmed without a payment. */
export async function aSampleOf(owner: CustomerVisitor, world: World): Promise<string> {
  const { services } = world;
  const { orderId } = await aStockOrder(owner, world);
  const { brandId } = owner.customer;
  await services.db.transaction(async (tx) => {
    await tx.scoped
      .updateTable('orders')
      .set({ kind: 'made_to_order' })
      .where('brand_id', '=', brandId)
      .where('order_id', '=', orderId)
      .execute();
    const order = await lockOrder(tx, brandId, orderId);
    await confirmOrder(services, tx, order, { as: 'payments', by: DESK });
  });
  await followOrder(services, orderId);
  const { sample_id } = await services.db.unscoped
    .selectFrom('samples')
    .select('sample_id')
    .where('order_id', '=', orderId)
    .executeTakeFirstOrThrow();
  return sample_id;
}
