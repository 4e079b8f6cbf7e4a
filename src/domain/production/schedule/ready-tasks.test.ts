import { expect, test } from 'vitest';
import type { TaskStatus } from '../task-status.ts';
import { chooseTemplate } from '../templates/choose-template.ts';
import { readyTasks } from './ready-tasks.ts';

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
