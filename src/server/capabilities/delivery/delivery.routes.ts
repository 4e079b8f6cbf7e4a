import * as contract from '#contract/customer/delivery.ts';
import { findOrder } from '#server/capabilities/orders/lock-order.ts';
import type { Register } from '#server/http/register-endpoint.ts';
import type { Parts } from '#server/parts.ts';
import { listDispatches } from './list-dispatches.ts';
import { listRolls } from './list-rolls.ts';
import { receiveRolls } from './receive-rolls.ts';

export function deliveryRoutes(register: Register, parts: Parts): void {
  register(contract.listDispatches, async ({ params: { orderId } }, { actor: { brandId, sessionId } }) =>
    listDispatches(parts, parts.db, await findOrder(parts.db, brandId, orderId), sessionId),
  );
  register(contract.listRolls, async ({ params: { orderId } }, { actor: { brandId } }) =>
    listRolls(parts.db, await findOrder(parts.db, brandId, orderId)),
  );
  register(contract.receiveRolls, ({ params: { orderId }, body }, { actor, transact }) =>
    transact(async (tx) => {
      await receiveRolls(parts, tx, actor, { orderId, ...body });
      return listDispatches(parts, tx, await findOrder(tx, actor.brandId, orderId), actor.sessionId);
    }),
  );
}
