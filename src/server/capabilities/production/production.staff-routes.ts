import { readProductionBoard as boardContract } from '#contract/staff/order-desk.ts';
import * as contract from '#contract/staff/production.ts';
import * as standards from '#contract/staff/standards.ts';
import { findOrderForStaff } from '#server/capabilities/order-records/lock-order.ts';
import { readOneFile } from '#server/capabilities/uploads/read-one-file.ts';
import { storeFile } from '#server/capabilities/uploads/store-file.ts';
import type { Queries } from '#server/db/database.ts';
import type { HistoryActor } from '#server/db/history.ts';
import { deskInHistory } from '#server/events/history-actor.ts';
import type { StaffActor } from '#server/http/actor.ts';
import type { Register } from '#server/http/register-endpoint.ts';
import type { Services } from '#server/services.ts';
import { addTask } from './add-task.ts';
import { completeTask } from './complete-task.ts';
import { completeUpTo } from './complete-up-to.ts';
import { readProductionBoard } from './read-board.ts';
import { readTnaForStaff } from './read-tna.ts';
import { rescheduleTask } from './reschedule-task.ts';
import { dispatchSample } from './samples/dispatch-sample.ts';
import { listSamplesForStaff } from './samples/list-samples-for-staff.ts';
import { recordMillTold } from './samples/record-mill-told.ts';
import { skipTask } from './skip-task.ts';
import { listStandards } from './standards/list-standards.ts';
import { receiveStandards } from './standards/receive-standards.ts';
import { refuseStandards } from './standards/refuse-standards.ts';
import { startTask } from './start-task.ts';

export function productionStaffRoutes(register: Register, services: Services): void {
  register(contract.readTnaForStaff, ({ params }) => readTnaForStaff(services, services.db, params.orderId));
  register(boardContract, ({ query }) => readProductionBoard(services, services.db, query));
  taskRoutes(register, services);
  sampleRoutes(register, services);
  standardRoutes(register, services);
}

function taskRoutes(register: Register, services: Services): void {
  /** Every move of a task answers with the plan as it stands afterwards. */
  const moved =
    (orderId: string, actor: StaffActor, work: (tx: Queries, by: HistoryActor) => Promise<unknown>) =>
    async (tx: Queries) => {
      await work(tx, deskInHistory(actor));
      return readTnaForStaff(services, tx, orderId);
    };
  register(contract.addTask, ({ params: { orderId }, body }, { actor, transact }) =>
    transact(moved(orderId, actor, (tx, by) => addTask(services, tx, by, { orderId, ...body }))),
  );
  register(contract.startTask, ({ params }, { actor, transact }) =>
    transact(moved(params.orderId, actor, (tx, by) => startTask(services, tx, by, params))),
  );
  register(contract.completeTask, ({ params, body }, { actor, transact }) =>
    transact(
      moved(params.orderId, actor, (tx, by) => completeTask(services, tx, by, { ...params, ...body })),
    ),
  );
  register(contract.completeUpTo, ({ params, body }, { actor, transact }) =>
    transact(
      moved(params.orderId, actor, (tx, by) => completeUpTo(services, tx, by, { ...params, ...body })),
    ),
  );
  register(contract.rescheduleTask, ({ params, body }, { actor, transact }) =>
    transact(
      moved(params.orderId, actor, (tx, by) => rescheduleTask(services, tx, by, { ...params, ...body })),
    ),
  );
  register(contract.skipTask, ({ params, body }, { actor, transact }) =>
    transact(moved(params.orderId, actor, (tx, by) => skipTask(services, tx, by, { ...params, ...body }))),
  );
}

function sampleRoutes(register: Register, services: Services): void {
  register(contract.listSamplesForStaff, async ({ params: { orderId } }, { actor: { sessionId } }) =>
    listSamplesForStaff(services, services.db, await findOrderForStaff(services.db, orderId), sessionId),
  );
  register(contract.uploadSamplePhoto, async ({ params: { orderId } }, { actor, reply }) => {
    const { brand_id: brandId } = await findOrderForStaff(services.db, orderId);
    return storeFile(services, { ...actor, brandId }, await readOneFile(reply.request));
  });
  register(contract.dispatchSample, ({ params, body }, { actor, transact }) =>
    transact(async (tx) => {
      await dispatchSample(services, tx, deskInHistory(actor), { ...params, ...body });
      return listSamplesForStaff(services, tx, await findOrderForStaff(tx, params.orderId), actor.sessionId);
    }),
  );
  register(contract.recordMillTold, ({ params, body }, { actor, transact }) =>
    transact(async (tx) => {
      await recordMillTold(services, tx, actor, { ...params, ...body });
      return listSamplesForStaff(services, tx, await findOrderForStaff(tx, params.orderId), actor.sessionId);
    }),
  );
}

function standardRoutes(register: Register, services: Services): void {
  const listed = async (db: Queries, orderId: string, { sessionId }: StaffActor) =>
    listStandards(services, db, await findOrderForStaff(db, orderId), { as: 'staff', sessionId });
  register(standards.listStandardsForStaff, ({ params: { orderId } }, { actor }) =>
    listed(services.db, orderId, actor),
  );
  register(standards.receiveStandards, ({ params, body }, { actor, transact }) =>
    transact(async (tx) => {
      await receiveStandards(services, tx, deskInHistory(actor), { ...params, ...body });
      return listed(tx, params.orderId, actor);
    }),
  );
  register(standards.refuseStandards, ({ params, body }, { actor, transact }) =>
    transact(async (tx) => {
      await refuseStandards(services, tx, deskInHistory(actor), { ...params, ...body });
      return listed(tx, params.orderId, actor);
    }),
  );
}
