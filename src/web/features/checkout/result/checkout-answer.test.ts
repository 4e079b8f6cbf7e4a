import { expect, test } from 'vitest';
import { readAnswer } from './checkout-answer.ts';

test('a paid answer brings its proof', () => {
  expect(readAnswer('#outcome=paid&providerOrderId=order_1&providerPaymentId=pay_1&signature=ab12')).toEqual({
    outcome: 'paid',
    proof: { providerOrderId: 'order_1', providerPaymentId: 'pay_1', signature: 'ab12' },
  });
});

test('without a whole proof there is none', () => {
  expect(readAnswer('#outcome=paid&providerOrderId=order_1')).toEqual({ outcome: 'paid', proof: null });
  expect(readAnswer('#outcome=failed&providerOrderId=o&providerPaymentId=p&signature=s')).toEqual({
    outcome: 'failed',
    proof: null,
  });
});

test.each(['', '#', '#content', '#outcome=won', '#k=abc'])('%j is no answer', (fragment) => {
  expect(readAnswer(fragment)).toBeNull();
});
