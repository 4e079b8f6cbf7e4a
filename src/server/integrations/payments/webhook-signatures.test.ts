/** Nobody but the provider can make us believe a webhook or a browser's answer. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { razorpayWebhook } from '#tests/support/providers/razorpay-server.ts';
import { stripeWebhook } from '#tests/support/providers/stripe-server.ts';
import { browserSignature, isBrowserAnswerSigned, readRazorpayWebhook } from './razorpay-form.ts';
import { readStripeWebhook } from './stripe-form.ts';

const SECRET = 'webhook-secret-of-the-tests';
const NOW = new Date('2026-11-02T06:30:00.000Z');
const clock = { now: () => NOW };
const later = (seconds: number) => ({ now: () => new Date(NOW.getTime() + seconds * 1000) });

const CAPTURED = {
  entity: 'event',
  event: 'payment.captured',
  contains: ['payment'],
  payload: { payment: { entity: { id: 'pay_1', order_id: 'order_1', amount: 100, note: '₹ ünïcode' } } },
};
const SUCCEEDED = {
  id: 'evt_1',
  type: 'payment_intent.succeeded',
  data: { object: { object: 'payment_intent', id: 'pi_1' } },
};

const readRazorpay = (call: { rawBody: Buffer; headers: Record<string, string> }, secrets = [SECRET]) =>
  readRazorpayWebhook(secrets, call.rawBody, call.headers);
const readStripe = (
  call: { rawBody: Buffer; headers: Record<string, string> },
  { secrets = [SECRET], at = clock } = {},
) => readStripeWebhook(secrets, at, call.rawBody, call.headers);

function withByte(bytes: Buffer, place: number, change: number): Buffer {
  const changed = Buffer.from(bytes);
  const index = place % changed.length;
  changed.writeUInt8(changed.readUInt8(index) ^ change, index);
  return changed;
}

const somePlace = fc.nat(10_000);
const someChange = fc.integer({ min: 1, max: 255 });

test('a genuine webhook of Razorpay names its event, order and payment', () => {
  expect(readRazorpay(razorpayWebhook(SECRET, CAPTURED, 'evt_7'))).toEqual({
    eventId: 'evt_7',
    kind: 'payment_captured',
    providerOrderId: 'order_1',
    providerPaymentId: 'pay_1',
  });
});

test.each([
  ['payment.authorized', 'payment_authorized'],
  ['payment.failed', 'payment_failed'],
  ['order.paid', 'payment_captured'],
  ['payment.dispute.created', 'other'],
  ['constructor', 'other'],
])('an event %s of Razorpay is %s', (event, kind) => {
  expect(readRazorpay(razorpayWebhook(SECRET, { ...CAPTURED, event }))?.kind).toBe(kind);
});

test('a refund of Razorpay names the payment it belongs to', () => {
  const payload = { refund: { entity: { id: 'rfnd_1', payment_id: 'pay_9', amount: 100 } } };
  const call = razorpayWebhook(SECRET, { event: 'refund.processed', payload });
  expect(readRazorpay(call)).toMatchObject({ kind: 'refund_changed', providerPaymentId: 'pay_9' });
});

test('without a plausible event id, equal bodies are one event', () => {
  const { rawBody, headers } = razorpayWebhook(SECRET, CAPTURED);
  const eventIds = [undefined, '', "x' or 1=1", 'x'.repeat(101)].map(
    (eventId) =>
      readRazorpayWebhook([SECRET], rawBody, { ...headers, 'x-razorpay-event-id': eventId })?.eventId,
  );
  expect(new Set(eventIds).size).toBe(1);
  expect(eventIds[0]).toMatch(/^[0-9a-f]{64}$/);
});

test('no change of one byte in body or signature passes at Razorpay', () => {
  const { rawBody, headers } = razorpayWebhook(SECRET, CAPTURED);
  fc.assert(
    fc.property(somePlace, someChange, fc.boolean(), (place, change, isBody) => {
      const signature = Buffer.from(headers['x-razorpay-signature'], 'latin1');
      const call = isBody
        ? { rawBody: withByte(rawBody, place, change), headers }
        : {
            rawBody,
            headers: {
              ...headers,
              'x-razorpay-signature': withByte(signature, place, change).toString('latin1'),
            },
          };
      expect(readRazorpay(call)).toBeNull();
    }),
    { numRuns: 2000 },
  );
});

test('no change of one byte in body or header passes at Stripe', () => {
  const { rawBody, headers } = stripeWebhook([SECRET], SUCCEEDED, NOW);
  fc.assert(
    fc.property(somePlace, someChange, fc.boolean(), (place, change, isBody) => {
      const header = Buffer.from(headers['stripe-signature'], 'latin1');
      const call = isBody
        ? { rawBody: withByte(rawBody, place, change), headers }
        : { rawBody, headers: { 'stripe-signature': withByte(header, place, change).toString('latin1') } };
      expect(readStripe(call)).toBeNull();
    }),
    { numRuns: 2000 },
  );
});

test.each(['', 'x', 'é'.repeat(64), '0'.repeat(64), 'A'.repeat(63)])(
  'the signature %j is refused',
  (signature) => {
    const { rawBody } = razorpayWebhook(SECRET, CAPTURED);
    expect(readRazorpay({ rawBody, headers: { 'x-razorpay-signature': signature } })).toBeNull();
    expect(readStripe({ rawBody, headers: { 'stripe-signature': signature } })).toBeNull();
  },
);

test('without its header nothing is believed, nor with a signature in capitals, nor with another secret', () => {
  const { rawBody, headers } = razorpayWebhook(SECRET, CAPTURED);
  expect(readRazorpay({ rawBody, headers: {} })).toBeNull();
  const capitals = { 'x-razorpay-signature': headers['x-razorpay-signature'].toUpperCase() };
  expect(readRazorpay({ rawBody, headers: capitals })).toBeNull();
  expect(readRazorpay({ rawBody, headers }, ['another-secret'])).toBeNull();
  expect(readRazorpay({ rawBody, headers }, [])).toBeNull();
  expect(readStripe({ rawBody, headers: {} })).toBeNull();
});

test('while a secret is replaced the new and the old one count, afterwards only the new one', () => {
  const [fresh, old] = ['the-new-secret', 'the-old-secret'];
  for (const secret of [fresh, old]) {
    expect(readRazorpay(razorpayWebhook(secret, CAPTURED), [fresh, old])).not.toBeNull();
    expect(readStripe(stripeWebhook([secret], SUCCEEDED, NOW), { secrets: [fresh, old] })).not.toBeNull();
  }
  expect(readRazorpay(razorpayWebhook(old, CAPTURED), [fresh])).toBeNull();
  expect(readStripe(stripeWebhook([old], SUCCEEDED, NOW), { secrets: [fresh] })).toBeNull();
  expect(readStripe(stripeWebhook([fresh, old], SUCCEEDED, NOW), { secrets: [old] })).not.toBeNull();
});

test('a webhook of Stripe counts for five minutes before and after its time, to the second', () => {
  const call = stripeWebhook([SECRET], SUCCEEDED, NOW);
  for (const seconds of [-300, 0, 300]) expect(readStripe(call, { at: later(seconds) })).not.toBeNull();
  for (const seconds of [-301, 301, 86_400]) expect(readStripe(call, { at: later(seconds) })).toBeNull();
});

test('a replayed webhook of Stripe cannot be given a new time', () => {
  const call = stripeWebhook([SECRET], SUCCEEDED, NOW);
  const later301 = later(301);
  const seconds = Math.floor(later301.now().getTime() / 1000);
  const renewed = call.headers['stripe-signature'].replace(/t=\d+/, `t=${seconds}`);
  for (const header of [renewed, `t=${seconds},${call.headers['stripe-signature']}`])
    expect(readStripe({ ...call, headers: { 'stripe-signature': header } }, { at: later301 })).toBeNull();
});

test.each([
  [{ object: 'checkout.session', id: 'cs_1', payment_intent: 'pi_2' }, 'cs_1', 'pi_2'],
  [{ object: 'checkout.session', id: 'cs_1', payment_intent: null }, 'cs_1', null],
  [{ object: 'charge', id: 'ch_1', payment_intent: 'pi_2' }, null, 'pi_2'],
  [{ object: 'payment_intent', id: 'pi_1' }, null, 'pi_1'],
])('Stripe writes about %j', (object, providerOrderId, providerPaymentId) => {
  const call = stripeWebhook([SECRET], { id: 'evt_2', type: 'charge.refunded', data: { object } }, NOW);
  expect(readStripe(call)).toEqual({
    eventId: 'evt_2',
    kind: 'refund_changed',
    providerOrderId,
    providerPaymentId,
  });
});

test('something genuine that nobody understands is taken and does nothing', () => {
  for (const body of [[], null, 7, { event: 'payment.captured' }, { id: 'evt', type: 'x' }]) {
    const nothing = { kind: 'other', providerOrderId: null, providerPaymentId: null };
    expect(readRazorpay(razorpayWebhook(SECRET, body))).toMatchObject(nothing);
    expect(readStripe(stripeWebhook([SECRET], body, NOW))).toMatchObject(nothing);
  }
});

test("a browser's answer is signed for one order and one payment; of another order it is refused", () => {
  const ids = { providerOrderId: 'order_1', providerPaymentId: 'pay_1' };
  const signature = browserSignature('key-secret', ids);
  const isSigned = (answer: object) => isBrowserAnswerSigned('key-secret', { ...ids, signature, ...answer });
  expect(isSigned({})).toBe(true);
  for (const changed of [
    { providerOrderId: 'order_2' },
    { providerPaymentId: 'pay_2' },
    { providerOrderId: 'order_1|pay', providerPaymentId: '_1' },
    { signature: signature.toUpperCase() },
    { signature: '' },
    { signature: `${signature} ` },
  ])
    expect(isSigned(changed), JSON.stringify(changed)).toBe(false);
  expect(isBrowserAnswerSigned('another-key', { ...ids, signature })).toBe(false);
});
