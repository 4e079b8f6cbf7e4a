import { expect, test } from 'vitest';
import { A_QUOTE } from '../quote/quote.fixture.ts';
import { balanceText, evenOfferOf, worthNote, worthSentence } from './offer-worth.ts';

const AS_QUOTED = { rate: '', quantity: '', leadDays: '', advancePercent: '', creditDays: '', note: '' };

test('each choice says what it gives or costs the supplier', () => {
  expect(worthNote(A_QUOTE, { creditDays: '30' })).toBe('+ ₹0.49');
  expect(worthNote(A_QUOTE, { creditDays: '60' })).toBe('− ₹0.49');
  expect(worthNote(A_QUOTE, { quantity: '10000' })).toBe('+ ₹1.85');
  expect(worthNote(A_QUOTE, {})).toBe('');
  expect(worthSentence(A_QUOTE, { leadDays: '20' })).toBe('Costs the supplier ₹0.23 per m');
  expect(worthSentence(A_QUOTE, { leadDays: 'soon' })).toBe('');
});

test('the whole offer is seen from the other side, and one that both could take is proposed', () => {
  expect(balanceText(A_QUOTE, AS_QUOTED)).toBeNull();
  const low = { ...AS_QUOTED, rate: '90', creditDays: '30' };
  expect(balanceText(A_QUOTE, low)).toBe('For the supplier this is ₹2.01 per m short of the quote.');
  const even = evenOfferOf(A_QUOTE, low);
  expect(even).toEqual({
    text: '₹92.01 per m, balance 30 days after the tax invoice',
    values: { rate: '92.01', advancePercent: '' },
  });
  const taken = { ...low, ...even?.values };
  expect(balanceText(A_QUOTE, taken)).toBe('For the supplier this is as good as the quote.');
  expect(evenOfferOf(A_QUOTE, taken)).toBeNull();
});

test('who asks for more is shown what would make up for it', () => {
  expect(evenOfferOf(A_QUOTE, { ...AS_QUOTED, creditDays: '60' })?.text).toBe(
    '₹92.20 per m, 50% in advance, balance 60 days after the tax invoice',
  );
});
