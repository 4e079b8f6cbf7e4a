import * as contract from '#contract/customer/production.ts';
import * as standards from '#contract/customer/standards.ts';
import { findOrder } from '#server/capabilities/orders/lock-order.ts';
import type { Register } from '#server/http/register-endpoint.ts';
import type { Parts } from '#server/parts.ts';
import { readTna } from './read-tna.ts';
import { allowPhotoApproval } from './samples/allow-photo-approval.ts';
import { decideSample } from './samples/decide-sample.ts';
import { listSamples } from './samples/list-samples.ts';
import { giveStandards } from './standards/give-standards.ts';
import { listStandards } from './standards/list-standards.ts';

export function productionRoutes(register: Register, parts: Parts): void {
  register(contract.readTna, ({ params: { fabId }, query: { orderId } }, { actor }) =>
    readTna(parts, actor.brandId, { fabId, orderId }),
  );
  register(contract.listSamples, async ({ params: { orderId } }, { actor: { brandId, sessionId } }) =>
    listSamples(parts, parts.db, await findOrder(parts.db, brandId, orderId), sessionId),
  );
  register(contract.decideSample, ({ params: { sampleId }, body }, { actor, transact }) =>
    transact(async (tx) => {
      const orderId = await decideSample(parts, tx, actor, { sampleId, ...body });
      const order = await findOrder(tx, actor.brandId, orderId);
      return listSamples(parts, tx, order, actor.sessionId);
    }),
  );
  register(contract.allowPhotoApproval, ({ params: { orderId }, body }, { actor, transact }) =>
    transact(async (tx) => {
      await allowPhotoApproval(parts, tx, actor, { orderId, ...body });
      return listSamples(parts, tx, await findOrder(tx, actor.brandId, orderId), actor.sessionId);
    }),
  );
  standardRoutes(register, parts);
}

function standardRoutes(register: Register, parts: Parts): void {
  const as = 'customer';
  register(standards.listStandards, async ({ params: { orderId } }, { actor: { brandId, sessionId } }) =>
    listStandards(parts, parts.db, await findOrder(parts.db, brandId, orderId), { as, sessionId }),
  );
  register(standards.giveStandards, ({ params: { orderId }, body }, { actor, transact }) =>
    transact(async (tx) => {
      await giveStandards(parts, tx, actor, { orderId, ...body });
      const order = await findOrder(tx, actor.brandId, orderId);
      return listStandards(parts, tx, order, { as, sessionId: actor.sessionId });
    }),
  );
}
