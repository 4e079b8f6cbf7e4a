import { expect, test } from 'vitest';
import type { TaskStatus } from '../task-status.ts';
import { tasksUpTo } from './tasks-up-to.ts';

const task = (id: string, dependsOn: string[], status: TaskStatus = 'pending') => ({ id, dependsOn, status });
const idsUpTo = (id: string, plan: ReturnType<typeof task>[]) => tasksUpTo(id, plan).map((each) => each.id);

test('all open work before a task comes first, each after what it depends on', () => {
  const plan = [task('D', ['C', 'B']), task('C', ['A']), task('B', ['A']), task('A', []), task('E', ['D'])];
  expect(idsUpTo('D', plan)).toEqual(['A', 'C', 'B', 'D']);
  expect(idsUpTo('A', plan)).toEqual(['A']);
});

test('what has ended is left alone', () => {
  const plan = [task('A', [], 'completed'), task('B', ['A'], 'in_progress'), task('C', ['B'])];
  expect(idsUpTo('C', plan)).toEqual(['B', 'C']);
});
