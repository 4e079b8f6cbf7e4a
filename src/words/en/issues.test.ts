import { expect, test } from 'vitest';
import { faultLimitOf } from '#domain/issues/four-point.ts';
import { ISSUE_STATUS_CODE, type IssueStatus } from '#domain/issues/issue-status.ts';
import { CLAIM_PROBLEM_TEXT } from './claim-problems.ts';
import { defectLimitText } from './defects.ts';
import { ISSUE_STATUS_LABEL } from './issues.ts';

test('issue status has the codes and words of the specification', () => {
  const statuses = Object.keys(ISSUE_STATUS_CODE) as IssueStatus[];
  expect(statuses.map((s) => [ISSUE_STATUS_CODE[s], ISSUE_STATUS_LABEL[s].toLowerCase()])).toEqual([
    [0, 'no action'],
    [1, 'no issue raised'],
    [2, 'issue raised'],
    [3, 'not eligible for return'],
  ]);
});

test('the length of the rolls is said in the unit of whoever reads it', () => {
  const selected = { thousandths: '180000', unit: 'metre' } as const;
  const said = (reader: 'yard' | null) => CLAIM_PROBLEM_TEXT.claim_length_too_long({ selected, reader });
  expect(said(null)).toBe('The selected rolls hold only 180 m.');
  expect(said('yard')).toContain('yd');
});

test('where an order agreed on a figure, the limit names it', () => {
  const agreed = { tolerancePercent: 7, faultLimit: faultLimitOf([]) };
  const assured = { tolerancePercent: 3, faultLimit: faultLimitOf(['assured']) };
  expect(defectLimitText('excess', agreed)).toContain('over 7% more than ordered');
  expect(defectLimitText('excess', assured)).toContain('over 3% more than ordered');
  expect(defectLimitText('slub', agreed)).toContain('above 40 points');
  expect(defectLimitText('slub', assured)).toContain('above 28 points');
});
