import { createHash } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import * as contract from '#contract/staff/delivery.ts';
import { type RollList, readRolls, rollCsvReading } from '#domain/delivery/roll-list.ts';
import { findOrderForStaff } from '#server/capabilities/order-records/lock-order.ts';
import { readOneFile } from '#server/capabilities/uploads/read-one-file.ts';
import { storeFile } from '#server/capabilities/uploads/store-file.ts';
import type { Queries } from '#server/db/database.ts';
import type { HistoryActor } from '#server/db/history.ts';
import { deskInHistory } from '#server/events/history-actor.ts';
import type { StaffActor } from '#server/http/actor.ts';
import type { Register } from '#server/http/register-endpoint.ts';
import { inTurns } from '#server/in-turns.ts';
import type { Services } from '#server/services.ts';
import { closeShortOrder } from './close-short-order.ts';
import { cancelDispatch, deliverDispatch } from './deliver-dispatch.ts';
import { previewInvoice } from './invoice/preview-invoice.ts';
import { listDispatchesForStaff, readDispatch } from './list-dispatches.ts';
import { listRollsForStaff } from './list-rolls.ts';
import { packDispatch, repackDispatch } from './pack-dispatch.ts';
import { recordTransportEvent } from './record-transport-event.ts';
import { saveCertificate } from './save-certificate.ts';
import { sendDispatch } from './send-dispatch.ts';

export function deliveryStaffRoutes(register: Register, services: Services): void {
  register(contract.listDispatchesForStaff, async ({ params: { orderId } }, { actor: { sessionId } }) =>
    listDispatchesForStaff(services, services.db, await findOrderForStaff(services.db, orderId), sessionId),
  );
  register(contract.closeShortOrder, ({ params: { orderId }, body }, { actor, transact }) =>
    transact(async (tx) => {
      await closeShortOrder(services, tx, deskInHistory(actor), { orderId, ...body });
      const order = await findOrderForStaff(tx, orderId);
      return listDispatchesForStaff(services, tx, order, actor.sessionId);
    }),
  );
  register(contract.listRollsForStaff, ({ params }) => listRollsForStaff(services.db, params.dispatchId));
  register(contract.uploadDispatchFile, async ({ params: { orderId } }, { actor, reply }) => {
    const { brand_id: brandId } = await findOrderForStaff(services.db, orderId);
    return storeFile(services, { ...actor, brandId }, await readOneFile(reply.request));
  });
  packingRoutes(register, services);
  transportRoutes(register, services);
}

function packingRoutes(register: Register, services: Services): void {
  const pack = (orderId: string, rolls: RollList, actor: StaffActor) => async (tx: Queries) => {
    const { dispatch_id } = await packDispatch(services, tx, deskInHistory(actor), { orderId, rolls });
    return readDispatch(services, tx, dispatch_id, actor.sessionId);
  };
  const repack = (packed: Parameters<typeof repackDispatch>[3], actor: StaffActor) => async (tx: Queries) => {
    await repackDispatch(services, tx, deskInHistory(actor), packed);
    return readDispatch(services, tx, packed.dispatchId, actor.sessionId);
  };
  register(contract.packDispatch, ({ params: { orderId }, body }, { actor, transact }) =>
    transact(pack(orderId, readRolls(body.rolls), actor)),
  );
  register(contract.packDispatchByCsv, async ({ params }, { actor, reply, transact }) => {
    const { rolls, fingerprint } = await rollsInFile(reply.request);
    return transact(pack(params.orderId, rolls, actor), fingerprint);
  });
  register(contract.repackDispatch, ({ params: { dispatchId }, body }, { actor, transact }) =>
    transact(repack({ dispatchId, rolls: readRolls(body.rolls), revision: body.revision }, actor)),
  );
  register(contract.repackDispatchByCsv, async ({ params, query }, { actor, reply, transact }) => {
    const { rolls } = await rollsInFile(reply.request);
    return transact(repack({ ...params, ...query, rolls }, actor));
  });
}

async function rollsInFile(req: FastifyRequest): Promise<{ rolls: RollList; fingerprint: string }> {
  const { content } = await readOneFile(req);
  return {
    rolls: await inTurns(rollCsvReading(content.toString('utf8'))),
    fingerprint: createHash('sha256').update(content).digest('hex'),
  };
}

function transportRoutes(register: Register, services: Services): void {
  /** Every move answers with the shipment as it stands afterwards. */
  const moved =
    (dispatchId: string, actor: StaffActor, work: (tx: Queries, by: HistoryActor) => Promise<unknown>) =>
    async (tx: Queries) => {
      await work(tx, deskInHistory(actor));
      return readDispatch(services, tx, dispatchId, actor.sessionId);
    };
  register(contract.cancelDispatch, ({ params: { dispatchId } }, { actor, transact }) =>
    transact(moved(dispatchId, actor, (tx, by) => cancelDispatch(services, tx, by, dispatchId))),
  );
  register(contract.previewInvoice, ({ params, query: { invoicedOn, isLast } }) =>
    previewInvoice(services, services.db, { ...params, invoicedOn, isLast: isLast === 'true' }),
  );
  register(contract.sendDispatch, ({ params: { dispatchId }, body }, { actor, transact }) =>
    transact(moved(dispatchId, actor, (tx, by) => sendDispatch(services, tx, by, { dispatchId, ...body }))),
  );
  register(contract.recordTransportEvent, ({ params: { dispatchId }, body }, { actor, transact }) => {
    const happenedAt = body.happenedAt === undefined ? undefined : new Date(body.happenedAt);
    const event = { dispatchId, ...body, happenedAt };
    return transact(moved(dispatchId, actor, (tx, by) => recordTransportEvent(services, tx, by, event)));
  });
  register(contract.deliverDispatch, ({ params: { dispatchId }, body }, { actor, transact }) =>
    transact(
      moved(dispatchId, actor, (tx, by) => deliverDispatch(services, tx, by, { dispatchId, ...body })),
    ),
  );
  register(contract.saveCertificate, ({ params: { dispatchId }, body }, { actor, transact }) =>
    transact(
      moved(dispatchId, actor, (tx, by) => saveCertificate(services, tx, by, { dispatchId, ...body })),
    ),
  );
}
