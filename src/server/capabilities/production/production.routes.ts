import * as contract from '#contract/customer/production.ts';
import * as standards from '#contract/customer/standards.ts';
import { findOrder } from '#server/capabilities/order-records/lock-order.ts';
import type { Register } from '#server/http/register-endpoint.ts';
import type { Services } from '#server/services.ts';
import { readTna } from './read-tna.ts';
import { allowPhotoApproval } from './samples/allow-photo-approval.ts';
import { decideSample } from './samples/decide-sample.ts';
import { listSamples } from './samples/list-samples.ts';
import { giveStandards } from './standards/give-standards.ts';
import { listStandards } from './standards/list-standards.ts';

export function productionRoutes(register: Register, services: Services): void {
  register(contract.readTna, ({ params: { fabId }, query: { orderId } }, { actor }) =>
    readTna(services, actor.brandId, { fabId, orderId }),
  );
  register(contract.listSamples, async ({ params: { orderId } }, { actor: { brandId, sessionId } }) =>
    listSamples(services, services.db, await findOrder(services.db, brandId, orderId), sessionId),
  );
  register(contract.decideSample, ({ params: { sampleId }, body }, { actor, transact }) =>
    transact(async (tx) => {
      const orderId = await decideSample(services, tx, actor, { sampleId, ...body });
      const order = await findOrder(tx, actor.brandId, orderId);
      return listSamples(services, tx, order, actor.sessionId);
    }),
  );
  register(contract.allowPhotoApproval, ({ params: { orderId }, body }, { actor, transact }) =>
    transact(async (tx) => {
      await allowPhotoApproval(services, tx, actor, { orderId, ...body });
      return listSamples(services, tx, await findOrder(tx, actor.brandId, orderId), actor.sessionId);
    }),
  );
  standardRoutes(register, services);
}

function standardRoutes(register: Register, services: Services): void {
  const as = 'customer';
  register(standards.listStandards, async ({ params: { orderId } }, { actor: { brandId, sessionId } }) =>
    listStandards(services, services.db, await findOrder(services.db, brandId, orderId), { as, sessionId }),
  );
  register(standards.giveStandards, ({ params: { orderId }, body }, { actor, transact }) =>
    transact(async (tx) => {
      await giveStandards(services, tx, actor, { orderId, ...body });
      const order = await findOrder(tx, actor.brandId, orderId);
      return listStandards(services, tx, order, { as, sessionId: actor.sessionId });
    }),
  );
}
