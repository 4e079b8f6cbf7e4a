import { expect, test } from 'vitest';
import { refundText } from './refund-text.ts';

const REFUND = {
  refundId: 'r1',
  amount: { minor: '4031400', currency: 'INR' as const },
  at: '2026-11-14T20:00:00Z',
  voucherNumber: null,
};

test.each([
  ['waiting', 'Being prepared', 'Being prepared, within 5 to 7 working days'],
  ['on_its_way', 'On its way', 'On its way, within 5 to 7 working days'],
  ['sent', 'Sent', 'Sent, Nov 15, 2026'],
] as const)('a refund that is %s says how far it is', (state, label, words) => {
  expect(refundText({ ...REFUND, state, label }, 'Asia/Kolkata')).toBe(words);
});

test('money that has left us names its refund voucher', () => {
  const sent = { ...REFUND, state: 'sent', label: 'Sent', voucherNumber: 'RV/26-27/000001' } as const;
  expect(refundText(sent, 'Asia/Kolkata')).toBe('Sent, Nov 15, 2026, refund voucher RV/26-27/000001');
});
