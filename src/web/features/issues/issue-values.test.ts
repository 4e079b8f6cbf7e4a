import { expect, test } from 'vitest';
import type { IssueForm } from '#contract/customer/issues.ts';
import { chosenLength, EMPTY_ISSUE, firstValues, issueBody, issueProblems } from './issue-values.ts';

const metres = (count: number) => ({ thousandths: String(count * 1000), unit: 'metre' as const });
const roll = (number: string, short: number | null = null): IssueForm['rolls'][number] => ({
  rollId: `id-of-${number}`,
  number,
  dispatch: 1,
  lot: 'A',
  shade: null,
  length: metres(100),
  short: short === null ? null : metres(short),
  deliveredAt: '2026-11-02T06:30:00.000Z',
  isClaimed: false,
});
const FORM = {
  unit: 'metre',
  policy: { version: '2026-01', url: '/terms' },
  rolls: [roll('R1'), roll('R2', 4), roll('R3', 6)],
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
  expect(firstValues(FORM, null)).toBe(EMPTY_ISSUE);
  expect(firstValues(FORM, 'short_roll')).toMatchObject({
    group: 'quantity',
    defect: 'short_roll',
    rollIds: ['id-of-R2', 'id-of-R3'],
    quantity: '10',
  });
});

test('what is sent has no empty fields, and faults are counted only where they count', () => {
  const counts = { upTo3: '4', upTo6: '', upTo9: 'x', over9: '1', smallHoles: '0', largeHoles: '0' };
  expect(issueBody({ ...FULL, counts, note: '  ' }, FORM, ['a', 'b'])).toEqual({
    defect: 'hole',
    wantedOutcome: 'refund',
    isCut: false,
    rollIds: ['id-of-R1', 'id-of-R2'],
    quantity: '40',
    fileIds: ['a', 'b'],
    policyVersion: '2026-01',
    faultCounts: { upTo3: 4, upTo6: 0, upTo9: 0, over9: 1, smallHoles: 0, largeHoles: 0 },
  });
  const docs = { ...FULL, group: 'service', defect: 'docs', counts } as const;
  expect(issueBody(docs, FORM, ['a', 'b'])).toMatchObject({ rollIds: [], quantity: null });
  expect(issueBody(docs, FORM, [])).not.toHaveProperty('faultCounts');
  expect(chosenLength(FORM, FULL.rollIds)).toEqual({ thousandths: 200_000n, unit: 'metre' });
});
