import { expect, test } from 'vitest';
import { dispatchAddressProblems, saysMillsName } from './dispatch-address.ts';

const TYPED = { line1: 'Plot 12, GIDC Phase 2', line2: 'Pandesara', city: 'Surat', pincode: '394221' };

const problemsOf = (change: Partial<typeof TYPED>, name = 'Quetzal Spinning and Weaving') =>
  Object.fromEntries(
    Object.entries(dispatchAddressProblems({ ...TYPED, ...change }, name)).filter(
      ([, words]) => words !== null,
    ),
  );

test('street, town and PIN code are enough', () => {
  expect(problemsOf({})).toEqual({});
  expect(problemsOf({ line2: '' })).toEqual({});
});

test('what a portal would refuse is said by its field', () => {
  expect(Object.keys(problemsOf({ line1: ' ', line2: 'ab', city: 'X', pincode: '12345' }))).toEqual([
    ...['line1', 'line2', 'city', 'pincode'],
  ]);
  expect(problemsOf({ line1: 'a'.repeat(101) })).toEqual({ line1: 'Use at most 100 characters.' });
  expect(Object.keys(problemsOf({ pincode: '900056' }))).toEqual(['pincode']);
});

test.each([
  ['c/o QUETZAL, Plot 12', 'Quetzal Spinning and Weaving'],
  ['Unit 2, Quétzal Compound', 'Quetzal Spinning and Weaving'],
  ['Textile Mills, Plot 12', 'Textile Mills'],
  ['Shree-Ram House', 'Shree Ram Weaving Mills Pvt. Ltd.'],
])('a line that says the mill’s name is refused: %s', (line1, name) => {
  expect(problemsOf({ line1 }, name)).toEqual({
    line1: 'Leave the mill’s name out: buyers can read this address on the e-way bill.',
  });
});

test('words that every mill has, and its town, are no name', () => {
  const place = { ...TYPED, line1: 'Opp. Cotton Textile Market, Surat Road' };
  expect(saysMillsName(place, 'Surat Quetzal Cotton Textile Mills')).toBe(false);
});
