/** The buyer says roll by roll what arrived; counts that were made offline come later and lose nothing. */
import { hasLeft, isOnTheWay } from '#domain/delivery/dispatch-status.ts';
import { type RollState, rollLifecycle } from '#domain/delivery/roll-state.ts';
import { parseLength } from '#domain/shared/length.ts';
import { assertMove } from '#domain/shared/lifecycle.ts';
import { formRefusalFor } from '#domain/shared/problem.ts';
import { formRefusal, Refusal } from '#domain/shared/refusal.ts';
import { lockOrder } from '#server/capabilities/order-records/lock-order.ts';
import { recordOrderChange } from '#server/capabilities/order-records/move-order.ts';
import { lockPlanOf } from '#server/capabilities/production/lock-plan.ts';
import type { Queries } from '#server/db/database.ts';
import { buyerInHistory } from '#server/events/history-actor.ts';
import type { CustomerActor } from '#server/http/actor.ts';
import type { Services } from '#server/services.ts';
import { arrive } from './deliver-dispatch.ts';
import { dispatchesOf } from './dispatches.store.ts';
import type { LockedDispatches } from './lock-dispatch.ts';
import { type CountRow, dispatchFiguresOf, rollsOf, writeCounts } from './rolls.store.ts';

export type RollCount = {
  rollId: string;
  state: Exclude<RollState, 'sent'>;
  /** As the buyer measured it; without it the roll has the length of its label. */
  length?: string | undefined;
  countedAt?: string | undefined;
  note?: string | undefined;
};

/** How many counts were new; those that are older than what stands there change nothing. */
export async function receiveRolls(
  services: Services,
  tx: Queries,
  buyer: CustomerActor,
  { orderId, rolls }: { orderId: string; rolls: readonly RollCount[] },
): Promise<number> {
  const order = await lockOrder(tx, buyer.brandId, orderId);
  const plan = await lockPlanOf(tx, order);
  const locked = { ...plan, dispatches: await dispatchesOf(tx, order, 'locked') };
  const counts = await readCounts(services, tx, locked, buyer, rolls);
  const recorded = await writeCounts(tx, order.brand_id, counts);
  if (recorded === 0) return 0;
  const by = buyerInHistory(buyer);
  await recordOrderChange(services, tx, order, {
    by,
    action: 'rolls_received',
    details: { rolls: recorded },
  });
  await deliverChecked(services, tx, locked, buyer);
  return recorded;
}

async function readCounts(
  { clock }: Services,
  tx: Queries,
  { order, dispatches }: LockedDispatches,
  { customerId }: CustomerActor,
  given: readonly RollCount[],
): Promise<CountRow[]> {
  const now = clock.now();
  const sent = new Set(dispatches.filter(({ status }) => hasLeft(status)).map((row) => row.dispatch_id));
  const rolls = new Map(
    (await rollsOf(tx, order)).filter((row) => sent.has(row.dispatch_id)).map((row) => [row.roll_id, row]),
  );
  // The same roll twice in one call: the count that was made later stands.
  const latest = new Map(given.map((count) => [count.rollId, count]));
  return [...latest.values()].map(({ rollId, state, length, countedAt, note }) => {
    const roll = rolls.get(rollId);
    if (!roll) throw new Refusal('not_found');
    assertMove(rollLifecycle, roll.state, state, 'customer');
    const counted = countedAt ? new Date(countedAt) : now;
    return {
      roll_id: rollId,
      state,
      received_thousandths:
        state === 'missing' ? null : measured(roll.length_thousandths, order.unit, length),
      // A clock that runs ahead must not keep later counts out.
      counted_at: counted > now ? now : counted,
      received_at: now,
      received_by: customerId,
      note: note ?? null,
    };
  });
}

function measured(label: bigint, unit: LockedDispatches['order']['unit'], typed?: string): bigint {
  if (typed === undefined) return label;
  const read = parseLength(typed, unit);
  if (!read.ok) throw formRefusalFor({ length: read.problem });
  if (read.length.thousandths > label * 2n)
    throw formRefusal({ length: 'This is more than twice the length on the label.' });
  return read.length.thousandths;
}

/** Every roll of a shipment was looked at, so it is there, whatever the transporter reports. */
async function deliverChecked(
  services: Services,
  tx: Queries,
  locked: LockedDispatches,
  buyer: CustomerActor,
): Promise<void> {
  const figures = await dispatchFiguresOf(tx, locked.order);
  for (const dispatch of locked.dispatches.filter(({ status }) => isOnTheWay(status))) {
    const found = figures.find(({ dispatch_id }) => dispatch_id === dispatch.dispatch_id);
    if (!found || found.received + found.missing < found.rolls) continue;
    await arrive(services, tx, locked, dispatch, { as: 'customer', by: buyerInHistory(buyer) });
  }
}
