import { expect, test } from 'vitest';
import type { CompanyRole } from '#domain/account/company/company-role.ts';
import { unreachableStates } from '#domain/shared/unreachable-states.fixture.ts';
import { approvedTerms, mayApprove, orderApprovalLifecycle, unapprovedProblem } from './order-approval.ts';

const someone = (roles: CompanyRole[], limit: bigint | null = null) => ({
  customerId: 'b',
  roles,
  limit,
  signsInWith: ['+919800000001'],
});
const ORDER = {
  makerId: 'a',
  makerAddresses: ['+919800000002', 'nisha.rao@gmail.com'],
  total: { minor: 100_00n },
};

test('every state of an approval can be reached', () => {
  expect(unreachableStates(orderApprovalLifecycle)).toEqual([]);
});

test('buyers and owners with enough limit approve, and nobody else', () => {
  expect(mayApprove(someone(['buyer']), ORDER)).toBe(true);
  expect(mayApprove(someone(['owner'], 100_00n), ORDER)).toBe(true);
  expect(mayApprove(someone(['owner'], 99_99n), ORDER)).toBe(false);
  expect(mayApprove(someone(['buyer'], 0n), ORDER)).toBe(false);
  expect(mayApprove(someone(['accounts', 'store']), ORDER)).toBe(false);
});

test('the maker never approves, not even as an owner without a limit', () => {
  expect(mayApprove({ ...someone(['owner']), customerId: 'a' }, ORDER)).toBe(false);
});

test.each(['+919800000002', 'nisharao+office@gmail.com'])(
  'nor from a second seat in the company, under %s',
  (address) => {
    expect(mayApprove({ ...someone(['owner']), signsInWith: [address] }, ORDER)).toBe(false);
  },
);

const FROZEN = {
  quantity_thousandths: 500_000n,
  unit: 'metre',
  rate_minor: 94_00n,
  total_minor: 47_000_00n,
  currency: 'INR',
  billing: { city: 'Delhi', line1: 'A' },
  shipping: { city: 'Delhi', line1: 'B' },
};

test.each([
  { quantity_thousandths: 500_001n },
  { unit: 'yard' },
  { currency: 'USD' },
  { rate_minor: 94_01n },
  { total_minor: 1n },
  { shipping: { city: 'Delhi', line1: 'C' } },
  { billing: { city: 'Delhi', line1: 'C' } },
])('an approval is about these terms alone: %o', (change) => {
  expect(approvedTerms({ ...FROZEN, ...change })).not.toBe(approvedTerms(FROZEN));
});

test('the order of the fields of an address says nothing', () => {
  expect(approvedTerms({ ...FROZEN, billing: { line1: 'A', city: 'Delhi' } })).toBe(approvedTerms(FROZEN));
});

test('money is asked for once it is approved on the same terms, or where nobody has to', () => {
  expect(unapprovedProblem(null, false)).toBeNull();
  expect(unapprovedProblem('approved', true)).toBeNull();
  expect(unapprovedProblem('approved', false)?.code).toBe('colleague_needed');
  for (const state of ['waiting', 'sent_back', 'ended'] as const)
    expect(unapprovedProblem(state, true)?.code).toBe('colleague_needed');
  expect(unapprovedProblem('sent_back', true)?.message).toMatch(/^A colleague sent this order back/);
  expect(unapprovedProblem('ended', true)?.message).toMatch(/^A colleague has to approve/);
});
