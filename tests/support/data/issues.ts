/** Delivered orders with rolls, claims about them, and a desk that answers. */
import type { ApiError } from '#contract/client.ts';
import {
  type Issue,
  listIssues,
  type OrderIssues,
  raiseIssue,
  readIssueForm,
} from '#contract/customer/issues.ts';
import type { CallInput } from '#contract/endpoint.ts';
import type { Outcome } from '#domain/issues/outcome.ts';
import { answerIssue } from '#server/capabilities/issues/answer-issue.ts';
import { offerSettlement } from '#server/capabilities/issues/offer-settlement.ts';
import { keepSums } from '#tests/support/database/kept-sums.ts';
import { refusalOf } from '#tests/support/server/visitor.ts';
import type { CustomerVisitor, World } from '#tests/support/server/world.ts';
import { aDeliveredOrder } from './delivered-orders.ts';
import { rollsSeenBy } from './delivery.ts';
import { aStockOrder, signedInAgain } from './orders.ts';
import type { PayableOrder } from './payments.ts';
import { photoWithPlace } from './pictures.ts';
import { uploaded } from './upload.ts';

const DESK = { kind: 'system' } as const;
const ROLL_METRES = 100;

/** A Monday, noon in India. */
export const DELIVERED_AT = new Date('2026-11-02T06:30:00.000Z');

export type ClaimableOrder = PayableOrder & { rollIds: string[] };
export type IssueBody = CallInput<typeof raiseIssue>['body'];

/** 500 m in five rolls, paid and delivered now. */
export async function aClaimableOrder(
  world: World,
  change: Parameters<typeof aDeliveredOrder>[1] = {},
): Promise<ClaimableOrder> {
  const payable = await aDeliveredOrder(world, change);
  return { ...payable, rollIds: (await rollsSeenBy(payable)).map(({ rollId }) => rollId) };
}

/** One more dispatch with its rolls, as the desk would have left them. */
export async function deliveredRolls(
  { services: { db, ids, clock } }: World,
  orderId: string,
  count = 5,
): Promise<string[]> {
  const { brand_id, unit, earlier } = await db.unscoped
    .selectFrom('orders')
    .select(['brand_id', 'unit'])
    .select((eb) =>
      eb
        .selectFrom('dispatches')
        .select((of) => of.fn.countAll<bigint>().as('count'))
        .whereRef('dispatches.order_id', '=', 'orders.order_id')
        .as('earlier'),
    )
    .where('order_id', '=', orderId)
    .executeTakeFirstOrThrow();
  const now = clock.now();
  const dispatch_id = ids.next();
  await db.unscoped
    .insertInto('dispatches')
    .values({
      dispatch_id,
      brand_id,
      order_id: orderId,
      number: Number(earlier ?? 0n) + 1,
      status: 'delivered',
      unit,
      transporter: 'VRL Logistics',
      lr_number: 'LR-1',
      eta: now.toISOString().slice(0, 10),
      created_at: now,
      dispatched_at: now,
      delivered_at: now,
      changed_at: now,
    })
    .execute();
  const rolls = Array.from({ length: count }, (_, index) => ({
    roll_id: ids.next(),
    brand_id,
    dispatch_id,
    position: index + 1,
    roll_number: `R${index + 1}`,
    lot: 'A',
    length_thousandths: BigInt(ROLL_METRES) * 1000n,
    width_inches: 58,
  }));
  await db.unscoped.insertInto('dispatch_rolls').values(rolls).execute();
  return rolls.map(({ roll_id }) => roll_id);
}

export async function photosOf(buyer: CustomerVisitor, count = 2): Promise<string[]> {
  const photos = [];
  for (let index = 0; index < count; index += 1) {
    photos.push((await uploaded(buyer, await photoWithPlace('jpeg'), `fault-${index}.jpg`)).fileId);
  }
  return photos;
}

/** Holes in the first roll, with two photos. */
export async function issueBody(
  { buyer, order: { orderId }, rollIds }: ClaimableOrder,
  change: Partial<IssueBody> = {},
): Promise<IssueBody> {
  const { policy } = await buyer.call(readIssueForm, { params: { orderId } });
  return {
    defect: 'hole',
    rollIds: rollIds.slice(0, 1),
    quantity: '40',
    isCut: false,
    wantedOutcome: 'credit_note',
    fileIds: change.fileIds ?? (await photosOf(buyer)),
    policyVersion: policy.version,
    ...change,
  };
}

export async function raise(claimable: ClaimableOrder, change: Partial<IssueBody> = {}): Promise<Issue> {
  const { buyer, order } = claimable;
  const body = await issueBody(claimable, change);
  const { records } = await buyer.call(raiseIssue, { params: { orderId: order.orderId }, body });
  const [issue] = records;
  if (!issue) throw new Error('An issue that was just raised cannot be missing.');
  return issue;
}

export function issuesSeenBy({ buyer, order: { orderId } }: PayableOrder): Promise<OrderIssues> {
  return buyer.call(listIssues, { params: { orderId } });
}

export async function answer(
  { services }: World,
  issueId: string,
  text = 'We are looking at it.',
): Promise<void> {
  await services.db.transaction((tx) => answerIssue(services, tx, DESK, { issueId, text }));
}

export async function offer(
  { services }: World,
  issueId: string,
  { outcome = 'credit_note', amount = '2000' }: { outcome?: Outcome; amount?: string } = {},
): Promise<void> {
  await services.db.transaction((tx) => offerSettlement(services, tx, DESK, { issueId, outcome, amount }));
}

/** As the desk types it, for the 40 m of `issueBody`. */
export const REPLACEMENT = { quantity: '40', transporter: 'VRL Logistics', lrNumber: '4471' } as const;

/** A token lives for half an hour, a claim for weeks. */
export async function backAgain<Order extends PayableOrder>(world: World, payable: Order): Promise<Order> {
  return { ...payable, buyer: await signedInAgain(world, payable.buyer) };
}

/** The shortest way to an issue: a delivered order of its owner, confirmed without a payment. */
export async function anIssueOf(owner: CustomerVisitor, world: World): Promise<string> {
  const order = await aStockOrder(owner, world);
  await world.services.db.unscoped
    .updateTable('orders')
    .set({ status: 'delivered', delivered_at: world.services.clock.now() })
    .where('order_id', '=', order.orderId)
    .execute();
  await keepSums(world.services.db);
  const rollIds = await deliveredRolls(world, order.orderId);
  return (await raise({ buyer: owner as PayableOrder['buyer'], order, rollIds })).issueId;
}

/** Why an issue with this change is refused. */
export async function refusedIssue(
  claimable: ClaimableOrder,
  change: Partial<IssueBody> = {},
): Promise<ApiError> {
  const { buyer, order } = claimable;
  const body = await issueBody(claimable, change);
  return refusalOf(buyer.call(raiseIssue, { params: { orderId: order.orderId }, body }));
}
