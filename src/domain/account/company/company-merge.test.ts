import { expect, test } from 'vitest';
import { addressesToCopy, type MergeSide, mergeProblem, seatAfterMerge } from './company-merge.ts';
import { rolesWithoutOwner } from './company-role.ts';

const side = (name: string, more: Partial<MergeSide> = {}): MergeSide => ({
  brandId: name,
  name,
  isMerged: false,
  holdsNumber: false,
  ...more,
});
const OLD = side('Old Mills');
const NEW = side('New Mills');
const SHARED = ['27AAPFU0939F1ZV'];

test('two companies of one number are merged once, whichever goes on', () => {
  expect(mergeProblem(OLD, NEW, SHARED)).toBeNull();
  expect(mergeProblem(OLD, side('New Mills', { holdsNumber: true }), SHARED)).toBeNull();
  expect(mergeProblem(OLD, OLD, SHARED)).toContain('itself');
  expect(mergeProblem(side('Old Mills', { isMerged: true }), NEW, SHARED)).toContain('already');
  expect(mergeProblem(OLD, side('New Mills', { isMerged: true }), SHARED)).toContain('another company');
  expect(mergeProblem(OLD, NEW, [])).toContain('no GST number in common');
});

test('the company the number was confirmed for is never the one that closes', () => {
  const verified = side('Old Mills', { holdsNumber: true });
  expect(mergeProblem(verified, NEW, SHARED)).toBe(
    'The GST number was confirmed for Old Mills. Merge New Mills into it instead.',
  );
});

test('who is blocked or has left there does not come back by a merge', () => {
  expect([null, 'active', 'blocked', 'left'].map((state) => seatAfterMerge(state as never))).toEqual([
    'joins',
    'here',
    'kept_out',
    'gone',
  ]);
});

test('who stops being an owner keeps the other roles, or the daily work', () => {
  expect(rolesWithoutOwner(['owner'])).toEqual(['buyer', 'accounts']);
  expect(rolesWithoutOwner(['owner', 'store'])).toEqual(['store']);
  expect(rolesWithoutOwner(['buyer'])).toEqual(['buyer']);
});

test('an address that stands there already is not copied, however it is spelled', () => {
  const mill = { label: 'Mill', line1: '12, Ring Road', city: 'Surat', postcode: '395002' };
  const same = { label: 'Unit 1', line1: '12 RING ROAD', city: 'surat', postcode: '395002' };
  const other = { ...mill, line1: '14, Ring Road' };
  expect(addressesToCopy([mill, other], [same])).toEqual([other]);
});
