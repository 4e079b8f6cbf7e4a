import { expect, test } from 'vitest';
import type { TaskStatus } from '../task-status.ts';
import { chooseTemplate } from '../templates/choose-template.ts';
import { stageStates } from './stage-states.ts';

const DYED = chooseTemplate('made_to_order', 'dyed').tasks;

function afterDone(...done: string[]) {
  return DYED.map((task) => ({
    ...task,
    status: (done.includes(task.id) ? 'completed' : 'pending') as TaskStatus,
  }));
}

function withBegun(id: string, ...done: string[]) {
  return afterDone(...done).map((task) =>
    task.id === id ? { ...task, status: 'in_progress' as const } : task,
  );
}

test('the first stage in which work can go on is the current one', () => {
  expect(stageStates(afterDone('T01'))).toMatchObject({ order_placed: 'current', sampling: 'ahead' });
  expect(stageStates(afterDone('T01', 'T02', 'T03'))).toMatchObject({
    order_placed: 'done',
    material_inwards: 'current',
    sampling: 'ahead',
    dispatch: 'ahead',
  });
  const all = DYED.map(({ id }) => id);
  expect(new Set(Object.values(stageStates(afterDone(...all))))).toEqual(new Set(['done']));
});

test('stock passes the stages it has no work in', () => {
  const tasks = chooseTemplate('stock', 'dyed').tasks.map((task) => ({
    ...task,
    status: (['T01', 'T02', 'T31'].includes(task.id) ? 'completed' : 'pending') as TaskStatus,
  }));
  expect(stageStates(tasks)).toEqual({
    order_placed: 'done',
    material_inwards: 'done',
    sampling: 'done',
    goods_ready: 'done',
    finishing_and_packing: 'current',
    dispatch: 'ahead',
  });
});

test('while a sample waits it is sampling, whatever else goes on', () => {
  const waiting = withBegun('T08', 'T01', 'T02', 'T03', 'T05', 'T06', 'T07');
  expect(stageStates(waiting)).toMatchObject({
    order_placed: 'done',
    material_inwards: 'underway',
    sampling: 'current',
    goods_ready: 'ahead',
  });
  const bulk = withBegun('T71', ...'T01 T02 T03 T05 T06 T07 T08 T10 T11 T20 T22 T23 T24 T70'.split(' '));
  expect(stageStates(bulk)).toMatchObject({ sampling: 'current', goods_ready: 'ahead' });
});

test('cloth that is being dyed is not in sampling, although its bulk sample is to come', () => {
  const dyeing = afterDone(...'T01 T02 T03 T05 T06 T07 T08 T10 T11 T20'.split(' '));
  expect(stageStates(dyeing)).toMatchObject({ sampling: 'done', goods_ready: 'current', dispatch: 'ahead' });
});
