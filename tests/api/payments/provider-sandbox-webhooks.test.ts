/** The sandbox's webhooks: signed, and in time, late, repeated, out of order or never. */

import { beforeAll, beforeEach, expect, test } from 'vitest';
import type { PaymentProvider } from '#server/integrations/payments/payment-provider.ts';
import { deliverSandboxWebhooks } from '#server/integrations/payments/sandbox/deliver-webhooks.ts';
import { openLocalServer } from '#tests/support/providers/local-server.ts';
import { aSandboxOrder, checkOut, deliverWebhooks, eventsIn } from '#tests/support/providers/sandbox.ts';
import { waitFor } from '#tests/support/server/wait-for.ts';
import { openWorld } from '#tests/support/server/world.ts';
import { worldForFile } from '#tests/support/server/world-for-file.ts';

const world = await worldForFile(openWorld({ hasWorkers: false }));
let sandbox: PaymentProvider;
beforeAll(async () => {
  sandbox = world.services.payments.forMarket('IN');
});
beforeEach(async () => {
  await world.services.db.unscoped.deleteFrom('sandbox_webhooks').execute();
});

test('webhooks are signed over their body, name order and payment, and go out once', async () => {
  const orderId = await aSandboxOrder(world);
  const { providerPaymentId } = await checkOut(world, orderId);
  const arrived = await deliverWebhooks(world);
  const events = arrived.map(({ body, headers }) => sandbox.readWebhook(Buffer.from(body), headers));
  expect(events.map((event) => event?.kind)).toEqual([
    'payment_authorized',
    'payment_captured',
    'payment_captured',
  ]);
  for (const event of events) expect(event).toMatchObject({ providerOrderId: orderId, providerPaymentId });
  expect(new Set(events.map((event) => event?.eventId)).size).toBe(3);
  const [first] = arrived;
  expect(sandbox.readWebhook(Buffer.from(`${first?.body} `), first?.headers ?? {})).toBeNull();
  expect(await deliverWebhooks(world)).toEqual([]);
});

test('webhooks come late, three times, in the wrong order or never, as chosen', async () => {
  const after = async (webhooks: string, seconds: number[]) => {
    await checkOut(world, await aSandboxOrder(world), { webhooks });
    const rounds = [];
    for (const wait of seconds) {
      world.clock.advance(wait);
      rounds.push(await deliverWebhooks(world));
    }
    return rounds;
  };
  const late = await after('late', [29, 1]);
  expect(late.map((round) => round.length)).toEqual([0, 3]);
  const repeated = await after('repeated', [0, 5, 5]);
  const eventIds = repeated.map((round) => round.map(({ headers }) => headers['x-razorpay-event-id']));
  expect(eventIds[0]).toHaveLength(3);
  expect(eventIds).toEqual([eventIds[0], eventIds[0], eventIds[0]]);
  const shuffled = await after('out_of_order', [0, 5, 5]);
  expect(shuffled.map(eventsIn)).toEqual([['order.paid'], ['payment.captured'], ['payment.authorized']]);
  expect((await after('never', [0, 600])).flat()).toEqual([]);
});

test('a webhook that is not taken comes again, later each time, until it is', async () => {
  await checkOut(world, await aSandboxOrder(world), { outcome: 'failure' });
  const closed = async () => false;
  for (const wait of [0, 5, 10, 20]) {
    world.clock.advance(wait - 1);
    if (wait > 0) expect(await deliverWebhooks(world)).toEqual([]);
    world.clock.advance(1);
    expect(await deliverWebhooks(world, closed)).toEqual([]);
  }
  world.clock.advance(40);
  expect(eventsIn(await deliverWebhooks(world))).toEqual(['payment.failed']);
  world.clock.advance(3600);
  expect(await deliverWebhooks(world)).toEqual([]);
});

test('several processes share the deliveries without doubling one', async () => {
  for (let i = 0; i < 15; i += 1) await checkOut(world, await aSandboxOrder(world));
  const rounds = await Promise.all(Array.from({ length: 4 }, () => deliverWebhooks(world)));
  const ids = rounds.flat().map(({ headers }) => headers['x-razorpay-event-id']);
  expect([ids.length, new Set(ids).size]).toEqual([45, 45]);
});

test('the job brings webhooks to the door of the server by HTTP', async () => {
  const door = await openLocalServer((_asked, reply) => reply.writeHead(200).end());
  const { port } = new URL(door.url);
  const process = await openWorld({ beside: world, hasWorkers: false, env: { PORT: port } });
  await deliverSandboxWebhooks(process.services);
  const { providerPaymentId } = await checkOut(process, await aSandboxOrder(process));
  await waitFor('three webhooks', () => door.requested.length === 3);
  for (const { method, path, headers, body } of door.requested) {
    expect([method, path]).toEqual(['POST', '/hooks/payments/sandbox']);
    expect(sandbox.readWebhook(body, headers)).toMatchObject({ providerPaymentId });
  }
  await process.close();
  await door.close();
});
