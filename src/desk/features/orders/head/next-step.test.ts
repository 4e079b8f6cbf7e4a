import { expect, test } from 'vitest';
import type { StaffTnaTask } from '#contract/staff/production.ts';
import { actingOwner, nextSteps } from './next-step.ts';

const task = (
  taskId: string,
  owner: StaffTnaTask['owner'],
  isReady = true,
  more: Partial<StaffTnaTask> = {},
) => ({ taskId, owner, isReady, isYourTurn: owner === 'customer', ...more }) as StaffTnaTask;
const stepsOf = (...tasks: StaffTnaTask[]) => {
  const { first, buyers, others } = nextSteps({ tasks, isProvisional: false });
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

test('while a new round is made, its maker has to act and not the buyer', () => {
  const making = task('T07', 'processor', false, { endedBy: 'samples', sampleType: 'lab_dip' });
  const deciding = task('T08', 'customer', true, {
    endedBy: 'decision',
    sampleType: 'lab_dip',
    isYourTurn: false,
  });
  const tasks = [making, deciding];
  expect(actingOwner(deciding, { tasks, isProvisional: false })).toBe('processor');
  expect(stepsOf(...tasks)).toEqual(['T08', undefined, 0]);
  const requested = { ...deciding, isYourTurn: true };
  expect(actingOwner(requested, { tasks: [making, requested], isProvisional: false })).toBe('customer');
});

test('what the buyer has sent is ours to check', () => {
  const sent = task('T05', 'customer', true, { endedBy: 'standards', isYourTurn: false });
  expect(actingOwner(sent, { tasks: [sent], isProvisional: false })).toBe('marketplace');
});
