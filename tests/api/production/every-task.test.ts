/** Every task of every template is ended by somebody who has a screen for it, and the desk is offered only what the server accepts. */
import { beforeEach, expect, test } from 'vitest';
import { decideSample, listSamples } from '#contract/customer/production.ts';
import { giveStandards, listStandards } from '#contract/customer/standards.ts';
import { listDispatchesForStaff, sendDispatch } from '#contract/staff/delivery.ts';
import {
  completeTask,
  dispatchSample,
  listSamplesForStaff,
  readTnaForStaff,
  type StaffTnaTask,
  startTask,
} from '#contract/staff/production.ts';
import { receiveStandards } from '#contract/staff/standards.ts';
import { FABRIC_TYPE_CODE, type FabricType } from '#domain/catalogue/fabric-type.ts';
import type { TaskEnding } from '#domain/production/task-ending.ts';
import { chooseTemplate } from '#domain/production/templates/choose-template.ts';
import { POPLIN } from '#domain/requests/wizard/poplin-draft.fixture.ts';
import { followOrder } from '#server/capabilities/production/follow-order.ts';
import { bookedWorldForFile } from '#tests/support/data/booked-world.ts';
import { deliver, pack, somePapers, someRolls } from '#tests/support/data/delivery.ts';
import { type PayableOrder, payByCard } from '#tests/support/data/payments.ts';
import { photoWithPlace } from '#tests/support/data/pictures.ts';
import { aPlannedOrder, goTo } from '#tests/support/data/production.ts';
import { formOf, MULTIPART } from '#tests/support/data/upload.ts';
import type { StaffVisitor } from '#tests/support/server/world.ts';

const world = await bookedWorldForFile();
beforeEach(() => goTo(world, '2026-11-02'));

type Scene = { staff: StaffVisitor; payable: PayableOrder; task: StaffTnaTask };

function complete({ staff, payable: { order }, task: { taskId } }: Scene) {
  return staff.call(completeTask, { params: { orderId: order.orderId, taskId }, body: {} });
}

/** What is pressed on the screen that a task's ending names. */
const PRESSED: Readonly<Record<TaskEnding, (scene: Scene) => Promise<unknown>>> = {
  staff: complete,
  packing: complete,
  payment: async ({ payable }) => {
    await payByCard(world, payable, 2);
    await followOrder(world.services, payable.order.orderId);
  },
  standards: async ({ staff, payable: { buyer, order } }) => {
    const params = { orderId: order.orderId };
    const { records } = await buyer.call(listStandards, { params });
    const standards = records.map(({ standardId }) => ({ standardId }));
    const parcel = { method: 'courier', courier: 'DHL', courierNumber: '4471' } as const;
    await buyer.call(giveStandards, { params, body: { ...parcel, standards } });
    const standardIds = standards.map(({ standardId }) => standardId);
    await staff.call(receiveStandards, { params, body: { standardIds } });
  },
  samples: async ({ staff, payable: { order }, task: { sampleType } }) => {
    const { orderId } = order;
    const { records } = await staff.call(listSamplesForStaff, { params: { orderId } });
    for (const { sampleId } of records.filter(({ type }) => type === sampleType)) {
      const pieces = [{ label: 'A', fileId: await aPhoto(staff, orderId) }];
      const body = { courier: 'DTDC', courierNumber: 'D1', pieces };
      await staff.call(dispatchSample, { params: { orderId, sampleId }, body });
    }
  },
  decision: async ({ payable: { buyer, order }, task: { taskId } }) => {
    const { records } = await buyer.call(listSamples, { params: { orderId: order.orderId } });
    for (const { sampleId, isDecidedByLot } of records.filter((sample) => sample.taskId === taskId)) {
      const what = isDecidedByLot ? { lots: ['A'] } : { option: 'A' };
      await buyer.call(decideSample, { params: { sampleId }, body: { decision: 'approve', ...what } });
    }
  },
  dispatch: async ({ staff, payable }) => {
    const { dispatchId } = await pack(staff, payable, someRolls([100, 100, 100, 100, 100]));
    await staff.call(sendDispatch, { params: { dispatchId }, body: somePapers(world) });
  },
  delivery: async ({ staff, payable: { order } }) => {
    const list = await staff.call(listDispatchesForStaff, { params: { orderId: order.orderId } });
    for (const { dispatchId } of list.intransitData) await deliver(staff, dispatchId);
  },
};

async function aPhoto(staff: StaffVisitor, orderId: string): Promise<string> {
  const answer = await staff.inject({
    method: 'POST',
    url: `/apidesk/orders/${orderId}/sample-photos/`,
    headers: MULTIPART,
    payload: formOf([{ filename: 'a.png', content: await photoWithPlace('png') }]),
  });
  return (answer.json() as { data: { fileId: string } }).data.fileId;
}

async function planOf(staff: StaffVisitor, { order: { orderId } }: PayableOrder): Promise<StaffTnaTask[]> {
  return (await staff.call(readTnaForStaff, { params: { orderId } })).tasks;
}

/** Where the button is not shown, the server would not accept it either. */
async function expectRefused(
  staff: StaffVisitor,
  { order }: PayableOrder,
  { taskId }: StaffTnaTask,
): Promise<void> {
  const params = { orderId: order.orderId, taskId };
  await expect(staff.call(completeTask, { params, body: {} })).rejects.toMatchObject({ status: 409 });
}

const KINDS: readonly (readonly [string, 'made_to_order' | 'stock', FabricType])[] = [
  ...(Object.keys(FABRIC_TYPE_CODE) as FabricType[]).map(
    (finish) => [finish, 'made_to_order', finish] as const,
  ),
  ['stock', 'stock', 'dyed'],
];

test.each(KINDS)(
  '%s cloth is led from the order to the delivery by buttons alone',
  async (_name, kind, finish) => {
    const specification = {
      ...POPLIN,
      numberOfColors: 1,
      color: 'Navy',
      finishedFabricType: finish,
      requirementType: finish === 'greige' ? ('greige' as const) : ('finished' as const),
    };
    const payable = await aPlannedOrder(world, { quality: { kind, specification } });
    const staff = await world.asStaff('production');
    const ended: string[] = [];
    for (;;) {
      const tasks = await planOf(staff, payable);
      const task = tasks.find(({ isReady, actualEnd }) => isReady && actualEnd === null);
      if (!task) break;
      expect(ended).not.toContain(task.taskId);
      ended.push(task.taskId);
      if (!task.deskMoves.includes('complete')) await expectRefused(staff, payable, task);
      if (task.deskMoves.includes('start')) {
        const params = { orderId: payable.order.orderId, taskId: task.taskId };
        await staff.call(startTask, { params, body: {} });
      }
      await PRESSED[task.endedBy]({ staff, payable, task });
    }
    const tasks = await planOf(staff, payable);
    expect(tasks.map(({ taskId }) => taskId)).toEqual(chooseTemplate(kind, finish).tasks.map(({ id }) => id));
    expect(new Set(tasks.map(({ status }) => status))).toEqual(new Set(['completed']));
  },
);
