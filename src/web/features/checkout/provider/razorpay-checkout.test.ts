import { afterEach, expect, test, vi } from 'vitest';
import { openRazorpay } from './razorpay-checkout.ts';

const ORDER = {
  keyId: 'rzp_test_1',
  providerOrderId: 'order_1',
  description: 'Advance for SO-26-000789',
  method: 'net_banking',
} as const;

type Options = {
  order_id: string;
  prefill: object;
  handler: (paid: object) => void;
  modal: { ondismiss: () => void };
};

/** A window whose Razorpay does at once what the buyer would do in it. */
function playRazorpay(buyer: (options: Options, fail: () => void) => void): Options[] {
  const opened: Options[] = [];
  class Razorpay {
    readonly options: Options;
    fail = () => {};
    constructor(options: Options) {
      this.options = options;
      opened.push(options);
    }
    on(_event: string, listener: () => void) {
      this.fail = listener;
    }
    open() {
      buyer(this.options, this.fail);
    }
  }
  vi.stubGlobal('window', { Razorpay });
  return opened;
}

afterEach(() => vi.unstubAllGlobals());

test('what Razorpay signs for the browser is handed on as proof', async () => {
  const opened = playRazorpay(({ handler }) =>
    handler({ razorpay_order_id: 'order_1', razorpay_payment_id: 'pay_1', razorpay_signature: 'ab' }),
  );
  expect(await openRazorpay(ORDER)).toEqual({
    outcome: 'paid',
    proof: { providerOrderId: 'order_1', providerPaymentId: 'pay_1', signature: 'ab' },
  });
  expect(opened).toMatchObject([
    { key: 'rzp_test_1', order_id: 'order_1', prefill: { method: 'netbanking' } },
  ]);
});

test('a closed window is a payment that was left, or one that failed before', async () => {
  playRazorpay(({ modal }) => modal.ondismiss());
  expect(await openRazorpay(ORDER)).toEqual({ outcome: 'abandoned', proof: null });
  playRazorpay(({ modal }, fail) => {
    fail();
    modal.ondismiss();
  });
  expect(await openRazorpay({ ...ORDER, method: null })).toEqual({ outcome: 'failed', proof: null });
});

test('without an order at Razorpay nothing is opened', async () => {
  const opened = playRazorpay(() => {});
  await expect(openRazorpay({ ...ORDER, providerOrderId: null })).rejects.toThrow();
  expect(opened).toEqual([]);
});
