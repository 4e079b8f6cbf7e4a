import { expect, test } from 'vitest';
import { money } from '#domain/shared/money.ts';
import {
  fileableBy,
  MONEY_ACTS,
  type MoneyAct,
  peopleNeeded,
  type Releaser,
  releaseStep,
} from './two-people.ts';

const rupees = (count: number) => money(BigInt(count) * 100n, 'INR');
const ASHA = { staffId: 'asha', isAutopilot: false, newUntil: null };
const BINA = { staffId: 'bina', isAutopilot: false, newUntil: null };
const NEW = { staffId: 'nita', isAutopilot: false, newUntil: new Date('2026-03-02T10:00:00Z') };
const PLAYED = { staffId: 'autopilot', isAutopilot: true, newUntil: null };

const step = (needed: 1 | 2, approvedBy: Releaser | null, by: Releaser, madeBy: string | null = null) =>
  releaseStep({ needed, approvedBy, by, madeBy });

test('above the sum every act takes two people; what has no sum always does', () => {
  for (const act of Object.keys(MONEY_ACTS) as MoneyAct[]) {
    const isAlways = MONEY_ACTS[act].takesTwo === 'always';
    expect([act, peopleNeeded(act, rupees(100_000))]).toEqual([act, isAlways ? 2 : 1]);
    expect([act, peopleNeeded(act, money(100_000n, 'USD'))]).toEqual([act, isAlways ? 2 : 1]);
    for (const amount of [money(10_000_001n, 'INR'), money(100_001n, 'USD'), null])
      expect([act, peopleNeeded(act, amount)]).toEqual([act, 2]);
  }
});

test('two words are those of two different people', () => {
  expect(step(1, null, ASHA)).toBe('released');
  expect(step(2, null, ASHA)).toBe('waits_for_second');
  expect(step(2, ASHA, ASHA)).toBe('second_person_needed');
  expect(step(2, ASHA, BINA)).toBe('released');
});

test('a role that was given lately gives no word of two, and the next person takes the place of such a word', () => {
  expect(step(1, null, NEW)).toBe('released');
  expect(step(2, null, NEW)).toBe('role_too_new');
  expect(step(2, ASHA, NEW)).toBe('role_too_new');
  expect(step(2, NEW, ASHA)).toBe('waits_for_second');
});

test('the maker of a thing gives neither of its two words', () => {
  expect(step(2, null, ASHA, 'asha')).toBe('second_person_needed');
  expect(step(2, BINA, ASHA, 'asha')).toBe('second_person_needed');
  expect(step(2, BINA, { ...BINA, staffId: 'chitra' }, 'asha')).toBe('released');
  expect(step(1, null, ASHA, 'asha')).toBe('released');
});

test('whoever released many small payouts alone leaves them out of a bank file, and a colleague sends them', () => {
  const payout = (amount: number, ...words: string[]) => ({ amount: rupees(amount), words });
  const both = [payout(60_000, 'asha'), payout(60_000, 'bina')];
  expect(fileableBy('asha', both)).toEqual(both);
  const many = [payout(60_000, 'asha'), payout(60_000, 'asha'), ...both, payout(500_000, 'asha', 'bina')];
  expect(fileableBy('asha', many)).toEqual([payout(60_000, 'bina'), payout(500_000, 'asha', 'bina')]);
  expect(fileableBy('bina', many)).toEqual(many);
  expect(fileableBy('asha', [])).toEqual([]);
});

test('the autopilot is nobody’s second person: a person’s word takes the place of its own', () => {
  expect(step(2, PLAYED, ASHA)).toBe('waits_for_second');
  expect(step(2, ASHA, PLAYED)).toBe('second_person_needed');
  expect(step(2, PLAYED, { ...PLAYED, staffId: 'another' })).toBe('released');
  expect(step(2, PLAYED, PLAYED)).toBe('second_person_needed');
  expect(step(2, null, PLAYED, 'autopilot')).toBe('waits_for_second');
});
