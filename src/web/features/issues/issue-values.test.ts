import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { IssueForm } from '#contract/customer/issues.ts';
import {
  asksIfCut,
  chosenLength,
  EMPTY_ISSUE,
  firstValues,
  issueBody,
  issueProblems,
} from './issue-values.ts';
import { isInTime, isRollInTime, reportBy } from './report-by.ts';

const DELIVERED_AT = '2026-11-02T06:30:00.000Z';
beforeEach(() => vi.useFakeTimers({ now: new Date('2026-11-04T06:30:00.000Z') }));
afterEach(() => vi.useRealTimers());

const metres = (count: number) => ({ thousandths: String(count * 1000), unit: 'metre' as const });
const roll = (number: string, short: number | null = null): IssueForm['rolls'][number] => ({
  rollId: `id-of-${number}`,
  number,
  dispatchId: 'first',
  dispatch: 1,
  lot: 'A',
  shade: null,
  length: metres(100),
  widthInches: 58,
  short: short === null ? null : metres(short),
  deliveredAt: DELIVERED_AT,
  isClaimed: false,
});
const FORM = {
  deliveredAt: DELIVERED_AT,
  unit: 'metre',
  policy: { version: '2026-01', url: '/terms' },
  rolls: [roll('R1'), roll('R2', 4), roll('R3', 6), roll('R4', 100)],
} as unknown as IssueForm;

const FULL = {
  ...EMPTY_ISSUE,
  group: 'weaving',
  defect: 'hole',
  rollIds: ['id-of-R1', 'id-of-R2'],
  quantity: '40',
  isCut: 'no',
  wantedOutcome: 'refund',
  acceptsPolicy: true,
} as const;

test('an empty form asks for everything that is always needed, a full one for nothing', () => {
  expect(Object.keys(issueProblems(EMPTY_ISSUE, FORM, 0))).toEqual([
    'group',
    'isCut',
    'wantedOutcome',
    'acceptsPolicy',
  ]);
  expect(issueProblems(FULL, FORM, 2)).toEqual({});
});

test('the rules of a claim speak beside their fields', () => {
  expect(issueProblems({ ...FULL, quantity: '201' }, FORM, 2).quantity).toContain('200');
  expect(issueProblems({ ...FULL, quantity: '4o' }, FORM, 2).quantity).toBe(
    'Use digits only, with at most 3 decimals.',
  );
  expect(issueProblems(FULL, FORM, 1)).toHaveProperty('fileIds');
  expect(
    issueProblems({ ...FULL, group: 'service', defect: 'docs', rollIds: [], quantity: '' }, FORM, 2),
  ).toEqual({});
});

test('a counted shortage comes with its rolls and their missing length', () => {
  const from = (search: string) => firstValues(FORM, new URLSearchParams(search));
  expect(from('')).toBe(EMPTY_ISSUE);
  expect(from('shortage=something')).toBe(EMPTY_ISSUE);
  expect(from('shortage=short_rolls&dispatchId=first')).toMatchObject({
    group: 'quantity',
    defect: 'short_roll',
    rollIds: ['id-of-R2', 'id-of-R3'],
    quantity: '10',
  });
  expect(from('shortage=missing_rolls')).toMatchObject({
    defect: 'short_ship',
    rollIds: ['id-of-R4'],
    quantity: '100',
  });
  expect(from('shortage=short_rolls&dispatchId=second').rollIds).toEqual([]);
});

test('what is sent has no empty fields, and faults are counted only where they count', () => {
  const counts = {
    upTo3: '4',
    upTo6: '',
    upTo9: 'x',
    over9: '1',
    smallHoles: '0',
    largeHoles: '0',
    continuousYards: '',
  };
  expect(issueBody({ ...FULL, counts, note: '  ' }, FORM, ['a', 'b'])).toEqual({
    defect: 'hole',
    wantedOutcome: 'refund',
    isCut: false,
    rollIds: ['id-of-R1', 'id-of-R2'],
    quantity: '40',
    fileIds: ['a', 'b'],
    policyVersion: '2026-01',
    faultCounts: { upTo3: 4, upTo6: 0, upTo9: 0, over9: 1, smallHoles: 0, largeHoles: 0, continuousYards: 0 },
  });
  const docs = { ...FULL, group: 'service', defect: 'docs', counts } as const;
  expect(issueBody(docs, FORM, ['a', 'b'])).toMatchObject({ rollIds: [], quantity: null });
  expect(issueBody(docs, FORM, [])).not.toHaveProperty('faultCounts');
  expect(chosenLength(FORM, FULL.rollIds)).toEqual({ thousandths: 200_000n, unit: 'metre' });
});

test('a missing roll is not asked whether it was cut', () => {
  const missing = { ...FULL, group: 'quantity', defect: 'short_ship', isCut: '' } as const;
  expect(asksIfCut(missing)).toBe(false);
  expect(issueProblems(missing, FORM, 2)).toEqual({});
  expect(issueBody(missing, FORM, ['a', 'b'])).not.toHaveProperty('isCut');
  expect(issueProblems({ ...FULL, isCut: '' }, FORM, 2)).toHaveProperty('isCut');
});

test('each fault has its own last moment, and one that has passed is refused before the form is sent', () => {
  expect(reportBy('short_roll', FORM)).toEqual(new Date('2026-11-05T06:30:00.000Z'));
  expect(reportBy('hole', FORM)).toEqual(new Date('2026-11-09T06:30:00.000Z'));
  vi.setSystemTime(new Date('2026-11-05T06:30:00.000Z'));
  const short = { ...FULL, group: 'quantity', defect: 'short_roll' } as const;
  expect(isInTime('short_roll', FORM)).toBe(false);
  expect(issueProblems(short, FORM, 2).defect).toBe('The time to report this fault has passed.');
  expect(issueProblems(FULL, FORM, 2)).toEqual({});
});

test('a shipment that came later can be claimed for longer, and what is claimed counts no more', () => {
  const later = { ...roll('R9'), deliveredAt: '2026-11-04T06:30:00.000Z' };
  const form = { ...FORM, rolls: [...FORM.rolls, later] };
  expect(reportBy('short_roll', form)).toEqual(new Date('2026-11-07T06:30:00.000Z'));
  vi.setSystemTime(new Date('2026-11-06T06:30:00.000Z'));
  expect(form.rolls.filter((one) => isRollInTime('short_roll', one))).toEqual([later]);
  const claimed = { ...form, rolls: [...FORM.rolls, { ...later, isClaimed: true }] };
  expect(isInTime('short_roll', claimed)).toBe(false);
});
