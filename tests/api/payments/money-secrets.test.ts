/** The secrets of providers stay with the server: not in a reply, not in the log, not in a table. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { cancelOrder } from '#contract/customer/cancel-order.ts';
import { createPaymentLink, listPayments, readPayment, verifyPayment } from '#contract/customer/payments.ts';
import { listRefunds, listRefusedProofs, readLedger, releaseRefund } from '#contract/staff/payments.ts';
import { sendRefunds } from '#server/capabilities/payments/refunds/send-refunds.ts';
import { readConfig } from '#server/config.ts';
import { openLog } from '#server/log.ts';
import { noticesOf } from '#tests/support/data/money-notices.ts';
import {
  aPayableOrder,
  aPayingWorld,
  begin,
  paid,
  postHook,
  receiveWebhooks,
} from '#tests/support/data/payments.ts';
import { tablesContaining } from '#tests/support/database/database-facts.ts';
import { razorpayEnv, stripeEnv } from '#tests/support/providers/payment-providers.ts';
import {
  openRazorpayServer,
  RAZORPAY_KEYS,
  type RazorpayServer,
} from '#tests/support/providers/razorpay-server.ts';
import { refusalOf } from '#tests/support/server/visitor.ts';
import type { World } from '#tests/support/server/world.ts';

const SECRETS = {
  sandboxKey: 'sandbox-key-secret-nobody-sees',
  sandboxWebhook: 'sandbox-webhook-secret-nobody-sees',
  sandboxOldWebhook: 'sandbox-webhook-secret-of-before',
  razorpayKey: RAZORPAY_KEYS.keySecret,
  razorpayBasic: Buffer.from(`${RAZORPAY_KEYS.keyId}:${RAZORPAY_KEYS.keySecret}`).toString('base64'),
  providersWebhook: 'webhook-secret-of-the-tests',
  stripeKey: 'sk_test_nobody_sees_this_one',
};

let world: World;
let razorpay: RazorpayServer;
const lines: string[] = [];
const replies: string[] = [];
beforeAll(async () => {
  razorpay = await openRazorpayServer();
  const config = readConfig({ DATABASE_URL: 'postgres://unused', LOG_LEVEL: 'debug' });
  const log = openLog(config, { write: (line) => lines.push(line) });
  world = await aPayingWorld({
    log,
    env: {
      LOG_LEVEL: 'debug',
      ...razorpayEnv(razorpay.url),
      ...stripeEnv('http://127.0.0.1:9', SECRETS.stripeKey),
      PAYMENT_PROVIDER_IN: 'sandbox',
      PAYMENT_PROVIDER_BD: 'razorpay',
      SANDBOX_KEY_SECRET: SECRETS.sandboxKey,
      SANDBOX_WEBHOOK_SECRET: `${SECRETS.sandboxWebhook},${SECRETS.sandboxOldWebhook}`,
    },
  });
  recordReplies(world);
});
afterAll(async () => {
  await world.close();
  await razorpay.close();
});

/** Every answer of the server passes here, headers and all. */
function recordReplies({ app }: World): void {
  const inject = app.inject.bind(app) as unknown as (
    request: object,
  ) => Promise<{ headers: object; body: string }>;
  const recorded = async (request: object) => {
    const answer = await inject(request);
    replies.push(JSON.stringify(answer.headers), answer.body);
    return answer;
  };
  Object.assign(app, { inject: recorded });
}

/** Paying well, badly, by the sandbox, by Razorpay, at a provider that is away, and giving money back. */
async function wholeStory(): Promise<void> {
  const payable = await aPayableOrder(world);
  const payment = await begin(payable);
  const params = { paymentOrderId: payment.paymentOrderId };
  await world.inject({ method: 'GET', url: payment.checkout.url ?? '' });
  const proof = await paid(world, payment, { webhooks: 'prompt' });
  await payable.buyer.call(verifyPayment, { body: { ...proof, signature: '0'.repeat(64) } });
  const reported = await world.services.payments.forMarket('IN').readPayment(proof.providerPaymentId);
  for (const { body, headers } of noticesOf(reported, 'a-secret-of-somebody-else', world.clock.now())) {
    expect((await postHook(world, body, headers)).statusCode).toBe(401);
  }
  await receiveWebhooks(world);
  await payable.buyer.call(verifyPayment, { body: proof });
  await payable.buyer.call(readPayment, { params });
  await payable.buyer.call(listPayments, { query: {} });
  await payable.buyer.call(cancelOrder, { params: { orderId: payable.order.orderId }, body: {} });
  await giveBack();

  const abroad = await aPayableOrder(world, { market: 'BD', quantity: '600' });
  const atRazorpay = await begin(abroad);
  expect(atRazorpay).toMatchObject({ provider: 'razorpay', checkout: { keyId: RAZORPAY_KEYS.keyId } });
  await abroad.buyer.call(createPaymentLink, {
    params: { paymentOrderId: atRazorpay.paymentOrderId },
    body: {},
  });
  const away = await refusalOf(begin(await aPayableOrder(world, { market: 'INTL', quantity: '600' })));
  expect(away.code).toBe('provider_unavailable');
}

async function giveBack(): Promise<void> {
  const accounts = await world.asStaff('accounts');
  const { records } = await accounts.call(listRefunds, { query: { state: 'asked' } });
  await accounts.call(releaseRefund, { params: { refundId: records[0]?.refundId ?? '' }, body: {} });
  await sendRefunds(world.services);
  await accounts.call(readLedger, { query: {} });
  await accounts.call(listRefusedProofs, { query: {} });
}

test('no reply, no line of the log and no row holds a secret of a provider', async () => {
  await wholeStory();
  for (const url of [
    '/config.json',
    '/openapi.json',
    '/metrics',
    '/healthz',
    '/readyz',
    '/',
    '/customer/payments',
  ]) {
    await world.inject({ method: 'GET', url });
  }
  expect([replies.length > 60, lines.length > 30]).toEqual([true, true]);
  const [said, logged] = [replies.join('\n'), lines.join('\n')];
  for (const [name, secret] of Object.entries(SECRETS)) {
    expect([name, said.includes(secret), logged.includes(secret)]).toEqual([name, false, false]);
  }
  expect(await tablesContaining(world.services, ...Object.values(SECRETS))).toEqual([]);
  // What a card holds is never asked for, so it can be nowhere.
  expect(said).not.toMatch(/card_?number|\bcvv\b|\bcvc\b/i);
});

test('signatures of browsers and of notices are in no line of the log', () => {
  expect(lines.join('\n')).not.toMatch(/\b[0-9a-f]{64}\b/);
});
