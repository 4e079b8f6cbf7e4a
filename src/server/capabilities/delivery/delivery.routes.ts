import * as contract from '#contract/customer/delivery.ts';
import { findOrder } from '#server/capabilities/order-records/lock-order.ts';
import type { Register } from '#server/http/register-endpoint.ts';
import type { Services } from '#server/services.ts';
import { listDispatches } from './list-dispatches.ts';
import { listRolls } from './list-rolls.ts';
import { receiveRolls } from './receive-rolls.ts';

export function deliveryRoutes(register: Register, services: Services): void {
  register(contract.listDispatches, async ({ params: { orderId } }, { actor: { brandId, sessionId } }) =>
    listDispatches(services, services.db, await findOrder(services.db, brandId, orderId), sessionId),
  );
  register(contract.listRolls, async ({ params: { orderId } }, { actor: { brandId } }) =>
    listRolls(services.db, await findOrder(services.db, brandId, orderId)),
  );
  register(contract.receiveRolls, ({ params: { orderId }, body }, { actor, transact }) =>
    transact(async (tx) => {
      await receiveRolls(services, tx, actor, { orderId, ...body });
      return listDispatches(services, tx, await findOrder(tx, actor.brandId, orderId), actor.sessionId);
    }),
  );
}
