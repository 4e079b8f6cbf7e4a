import { expect, test } from 'vitest';
import { nextStates } from '#domain/shared/lifecycle.ts';
import { unreachableStates } from '#domain/shared/unreachable-states.fixture.ts';
import { givingProblems } from './give-standard.ts';
import { pantoneNumber } from './pantone.ts';
import { isOwedByBuyer, isSettledStandard, standardLifecycle } from './standard-status.ts';

test('the buyer gives, the desk records the arrival or asks again, and nobody else', () => {
  expect(unreachableStates(standardLifecycle)).toEqual([]);
  expect(nextStates(standardLifecycle, 'awaited', 'customer')).toEqual(['given']);
  expect(nextStates(standardLifecycle, 'given', 'staff')).toEqual(['received', 'refused']);
  expect(nextStates(standardLifecycle, 'refused', 'customer')).toEqual(['given']);
  expect(nextStates(standardLifecycle, 'received', 'customer')).toEqual([]);
});

test('a swatch that arrives without a word is recorded all the same', () => {
  expect(nextStates(standardLifecycle, 'awaited', 'staff')).toEqual(['received']);
});

test('after it was sent it is our turn, and after a refusal the buyer’s again', () => {
  expect(isOwedByBuyer({ status: 'given' })).toBe(false);
  expect(isOwedByBuyer({ status: 'refused' })).toBe(true);
  expect(isSettledStandard({ status: 'given' })).toBe(false);
});

test.each([
  ['Navy 19-4052 TCX', '19-4052 TCX'],
  ['pantone 11-0601tpg', '11-0601 TPG'],
  ['18-1664', '18-1664'],
  ['Navy', null],
  ['2945 C', null],
  ['119-4052', null],
  ['19-40521', null],
  ['2026-11-18', null],
  ['', null],
])('%j holds the Pantone number %j', (text, number) => {
  expect(pantoneNumber(text)).toBe(number);
});

const ONE = '0190-a';

test('a colour is given by its number, a design is not', () => {
  const byNumber = { method: 'pantone', standards: [{ standardId: ONE, pantone: '19-4052 TCX' }] } as const;
  expect(givingProblems(byNumber, 'colour')).toEqual({});
  expect(givingProblems(byNumber, 'artwork')).toHaveProperty('method');
  const wrong = { method: 'pantone', standards: [{ standardId: ONE, pantone: 'Navy' }] } as const;
  expect(givingProblems(wrong, 'colour')).toHaveProperty([`pantone.${ONE}`]);
});

test('a parcel has a courier and a tracking number, a file is a file', () => {
  const sent = { method: 'courier', standards: [{ standardId: ONE }], courier: 'DHL' } as const;
  expect(Object.keys(givingProblems(sent, 'design'))).toEqual(['courierNumber']);
  expect(givingProblems({ ...sent, courierNumber: '4471' }, 'design')).toEqual({});
  expect(givingProblems({ method: 'file', standards: [{ standardId: ONE }] }, 'design')).toHaveProperty([
    `file.${ONE}`,
  ]);
  expect(givingProblems({ method: 'file', standards: [] }, 'artwork')).toHaveProperty('standards');
});
