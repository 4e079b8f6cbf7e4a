import { expect, test } from 'vitest';
import { nextStates } from '../shared/lifecycle.ts';
import { unreachableStates } from '../shared/unreachable-states.fixture.ts';
import { PRODUCTION_STAGE_LABEL, PRODUCTION_STAGES } from './production-stage.ts';
import {
  SAMPLE_APPROVAL_CODE,
  SAMPLE_APPROVAL_LABEL,
  SAMPLE_TYPE_LABEL,
  type SampleApproval,
  type SampleType,
  sampleLifecycle,
} from './sample-approval.ts';
import { TASK_STATUS_LABEL, taskLifecycle } from './task-status.ts';

const lower = (labels: Record<string, string>) => Object.values(labels).map((label) => label.toLowerCase());

test('every state of a task and of a sample can be reached', () => {
  expect(unreachableStates(taskLifecycle)).toEqual([]);
  expect(unreachableStates(sampleLifecycle)).toEqual([]);
});

test('stages, task states and sample types have the words of the specification', () => {
  expect(PRODUCTION_STAGES.map((stage) => PRODUCTION_STAGE_LABEL[stage].toLowerCase())).toEqual([
    'order placed',
    'material inwards',
    'sampling',
    'goods ready',
    'finishing and packing',
    'dispatch',
  ]);
  expect(lower(TASK_STATUS_LABEL)).toEqual([
    'pending',
    'in progress',
    'completed',
    'cancelled',
    'terminated',
    'provisional',
  ]);
  expect(lower(SAMPLE_TYPE_LABEL)).toEqual(['lab dip', 'strike off', 'bulk', 'bit loom']);
});

test('sample approval has the codes and words of the specification', () => {
  const statuses = Object.keys(SAMPLE_APPROVAL_CODE) as SampleApproval[];
  expect(statuses.map((s) => [SAMPLE_APPROVAL_CODE[s], SAMPLE_APPROVAL_LABEL[s].toLowerCase()])).toEqual([
    [0, 'not initiated'],
    [1, 'dispatched'],
    [2, 'resubmission requested'],
    [3, 'cancelled'],
    [4, 'approved'],
  ]);
});

test('a sample can be decided only after it was dispatched, and never by staff', () => {
  expect(nextStates(sampleLifecycle, 'not_initiated', 'customer')).toEqual([]);
  expect(nextStates(sampleLifecycle, 'dispatched', 'customer')).toEqual([
    'approved',
    'resubmission_requested',
  ]);
  expect(nextStates(sampleLifecycle, 'dispatched', 'staff')).toEqual(['cancelled']);
});

test('a resubmission comes as a next dispatch', () => {
  expect(nextStates(sampleLifecycle, 'resubmission_requested', 'staff')).toEqual(['dispatched', 'cancelled']);
});

test('work that has begun is terminated, work that has not is cancelled', () => {
  expect(nextStates(taskLifecycle, 'in_progress', 'staff')).toEqual(['completed', 'terminated']);
  expect(nextStates(taskLifecycle, 'pending', 'staff')).toEqual(['in_progress', 'completed', 'cancelled']);
});

test('the stored words of sample types stay as they are', () => {
  expect(Object.keys(SAMPLE_TYPE_LABEL)).toEqual([
    'lab_dip',
    'strike_off',
    'bulk',
    'bit_loom',
  ] satisfies SampleType[]);
});
