import { expect, test } from 'vitest';
import type { OrderTotals } from '#contract/order-fields.ts';
import { anOrderConfig } from '../form/order-config.fixture.ts';
import * as credit from './credit-text.ts';

const inr = (minor: string) => ({ minor, currency: 'INR' as const });
const TOTALS = {
  creditLoad: inr('150000'),
  creditCosts: [
    { days: 0, cost: inr('0') },
    { days: 30, cost: inr('150000') },
  ],
  accountCredit: inr('159800'),
  plan: [{ kind: 'advance' }, { kind: 'credit' }],
} as OrderTotals;

test('a credit period says what it adds to this order', () => {
  const [none, thirty] = anOrderConfig().creditChoices;
  expect(none && credit.creditCostText(none, TOTALS)).toBe('No extra cost');
  expect(thirty && credit.creditCostText(thirty, TOTALS)).toBe(
    'Adds ₹1,500.00 (1.5% of the amount on credit)',
  );
  expect(thirty && credit.creditCostText(thirty, null)).toBe('Adds 1.5% of the amount on credit');
  const nothingLent = { ...TOTALS, creditCosts: [{ days: 30, cost: inr('0') }] };
  expect(thirty && credit.creditCostText(thirty, nothingLent)).toBe('No extra cost');
  expect([0, 45].map(credit.creditLabel)).toEqual(['No credit', '45 days after the tax invoice']);
});

test('money kept for the company is offered where something would be lent', () => {
  expect(credit.accountCreditLabel('30', TOTALS)).toBe('Apply ₹1,598 account credit');
  expect(credit.accountCreditLabel('0', TOTALS)).toBeNull();
  expect(credit.accountCreditLabel('30', { ...TOTALS, accountCredit: inr('0') })).toBeNull();
  expect(credit.accountCreditLabel('30', null)).toBeNull();
});

test('closed periods are told once for each reason', () => {
  expect(credit.closedText(anOrderConfig().creditChoices)).toEqual([
    '60 and 90 days: The seller must be paid within 45 days.',
  ]);
});

test('credit that was chosen but not given is noticed', () => {
  const noneGiven = { ...TOTALS, plan: TOTALS.plan.slice(0, 1), creditLoad: inr('0') };
  expect(credit.isWithoutCredit('30', noneGiven)).toBe(true);
  expect(credit.isWithoutCredit('0', noneGiven)).toBe(false);
  expect(credit.isWithoutCredit('30', TOTALS)).toBe(false);
  expect(credit.isWithoutCredit('30', { ...noneGiven, plan: [] })).toBe(false);
  expect(credit.isWithoutCredit('30', null)).toBe(false);
});
