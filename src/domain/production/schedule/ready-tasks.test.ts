import { expect, test } from 'vitest';
import type { TaskStatus } from '../task-status.ts';
import { chooseTemplate } from '../templates/choose-template.ts';
import { readyTasks, stageStates } from './ready-tasks.ts';

const DYED = chooseTemplate('made_to_order', 'dyed').tasks;

function afterDone(...done: string[]) {
  return DYED.map((task) => ({
    ...task,
    status: (done.includes(task.id) ? 'completed' : 'pending') as TaskStatus,
  }));
}

test('it is the turn of every open task whose dependencies have ended', () => {
  const ready = (...done: string[]) => readyTasks(afterDone(...done)).map(({ id }) => id);
  expect(ready()).toEqual(['T01']);
  expect(ready('T01')).toEqual(['T02', 'T05']);
  expect(ready('T01', 'T02', 'T05')).toEqual(['T03', 'T06']);
});

test('a task that was called off holds nobody up', () => {
  const tasks = afterDone('T01').map((task) =>
    task.id === 'T05' ? { ...task, status: 'cancelled' as const } : task,
  );
  expect(readyTasks(tasks).map(({ id }) => id)).toEqual(['T02', 'T06']);
});

test('the first stage with open work is the current one', () => {
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
