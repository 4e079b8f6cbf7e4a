import type { IssueForm } from '#contract/customer/issues.ts';
import { shortOf } from '#domain/delivery/shortage.ts';
import { faultLimitOf } from '#domain/issues/four-point.ts';
import { lengthView } from '#domain/shared/wire-figures.ts';
import { findOrder, type OrderRow } from '#server/capabilities/order-records/lock-order.ts';
import { orderHeadView } from '#server/capabilities/orders/list/order-card.ts';
import { readPolicy } from '#server/capabilities/policies/read-policy.ts';
import type { Services } from '#server/services.ts';
import { type ClaimableRoll, deliveredRolls, lastDelivery, whyNothingClaimable } from './claimable-rolls.ts';
import { rollWidth } from './inspected-figures.ts';

/** What an issue can be raised about, and the policy that is accepted with it. */
export async function readIssueForm(
  services: Services,
  brandId: string,
  orderId: string,
): Promise<IssueForm> {
  const { db, clock } = services;
  const order = await findOrder(db, brandId, orderId);
  const rolls = await deliveredRolls(db, order);
  const whyNot = whyNothingClaimable(order, rolls, clock.now());
  const { version, url } = await readPolicy(services, 'return-refund');
  return {
    ...orderHeadView(order),
    unit: order.unit,
    faultLimit: faultLimitOf(order.badges),
    tolerancePercent: order.tolerance_percent,
    canRaise: whyNot === null,
    deliveredAt: lastDelivery(order, rolls)?.toISOString() ?? null,
    whyNot,
    policy: { version, url },
    rolls: rolls.map((roll) => rollView(roll, order)),
  };
}

function rollView(roll: ClaimableRoll, order: OrderRow): IssueForm['rolls'][number] {
  const { unit } = order;
  const short = shortOf({
    state: roll.state,
    lengthThousandths: roll.length_thousandths,
    receivedThousandths: roll.received_thousandths,
  });
  return {
    rollId: roll.roll_id,
    number: roll.roll_number,
    dispatchId: roll.dispatch_id,
    dispatch: roll.dispatch_number,
    lot: roll.lot,
    shade: roll.shade,
    length: lengthView({ thousandths: roll.length_thousandths, unit }),
    widthInches: rollWidth(order, roll.width_inches),
    short: short > 0n ? lengthView({ thousandths: short, unit }) : null,
    deliveredAt: roll.delivered_at.toISOString(),
    isClaimed: roll.is_claimed,
  };
}
