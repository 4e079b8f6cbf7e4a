import { expect, test } from 'vitest';
import type { StaffTnaTask } from '#contract/staff/production.ts';
import { nextSteps } from './next-step.ts';

const task = (taskId: string, owner: StaffTnaTask['owner'], isReady = true) =>
  ({ taskId, owner, isReady }) as StaffTnaTask;
const stepsOf = (...tasks: StaffTnaTask[]) => {
  const { first, buyers, others } = nextSteps({ tasks });
  return [first?.taskId, buyers?.taskId, others];
};

test('our own task comes first, with what the buyer is asked for meanwhile', () => {
  expect(stepsOf(task('T05', 'customer'), task('T10', 'supplier'), task('T20', 'processor', false))).toEqual([
    'T10',
    'T05',
    0,
  ]);
});

test('the buyer comes first where nothing else can be done', () => {
  expect(stepsOf(task('T08', 'customer'), task('T22', 'processor', false))).toEqual(['T08', undefined, 0]);
});

test('further tasks are counted, and a finished plan has none', () => {
  expect(stepsOf(task('T03', 'marketplace'), task('T10', 'supplier'))).toEqual(['T03', undefined, 1]);
  expect(stepsOf(task('T84', 'transporter', false))).toEqual([undefined, undefined, 0]);
});
