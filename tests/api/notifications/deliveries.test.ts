import { afterAll, beforeAll, expect, test } from 'vitest';
import { listUndelivered, sendAgain } from '#contract/staff/notifications.ts';
import type { NotificationEvent } from '#domain/account/choices/notification-choices.ts';
import { deliverDue } from '#server/capabilities/notifications/deliveries/deliver-due.ts';
import { sendNotification } from '#server/capabilities/notifications/send-notification.ts';
import type { OutgoingMessage, Senders } from '#server/integrations/messages/port.ts';
import { smtpSender } from '#server/integrations/messages/smtp.ts';
import { openSmtpServer } from '#tests/support/providers/smtp-server.ts';
import { openWorld, type World } from '#tests/support/server/world.ts';

let world: World;
beforeAll(async () => {
  // Nobody works off what the tests deliver themselves.
  world = await openWorld({ hasWorkers: false, env: { PUBLIC_URL: 'https://fabric.example' } });
});
afterAll(() => world.close());

async function notify(customerId: string, occurrence: string, event: NotificationEvent = 'payment_failed') {
  await world.services.db.transaction((tx) =>
    sendNotification(world.services, tx, {
      customerId,
      event,
      occurrence,
      subject: `News ${occurrence}`,
      text: `What happened: ${occurrence}.`,
      link: `/customer/orders?view=order&id=${occurrence}`,
    }),
  );
}

function sendersTo(take: (message: OutgoingMessage) => Promise<void>): Senders {
  return { email: take, whatsapp: take, sms: take };
}

function statesOf(customerId: string) {
  return world.services.db.unscoped
    .selectFrom('notification_deliveries')
    .select(['state', 'attempts', 'problem'])
    .where('customer_id', '=', customerId)
    .execute();
}

test('e-mail arrives at a real mail server once, as text and as HTML, with the way into the app', async () => {
  const smtp = await openSmtpServer();
  const { customerId, address } = await world.aCustomer({ market: 'INTL' });
  await notify(customerId, 'a&b');
  const email = smtpSender({ smtpUrl: smtp.url, emailFrom: 'fabric@selvedge-demo.example' });
  await deliverDue(world.services, { ...sendersTo(async () => {}), email });
  await deliverDue(world.services, { ...sendersTo(async () => {}), email });
  expect(smtp.letters).toHaveLength(1);
  expect(smtp.letters[0]?.to).toBe(address);
  const content = (smtp.letters[0]?.content ?? '').replaceAll('=\n', '');
  expect(content).toContain('text/plain');
  expect(content).toContain('text/html');
  expect(content).toContain('What happened: a&b.');
  expect(content).toContain('What happened: a&amp;b.');
  expect(content).toContain('https://fabric.example/customer/orders?view=order&id=a&b');
  await smtp.close();
});

test('of 1,000 messages to a receiver that fails half the time each arrives once or is given up', async () => {
  const { customerId } = await world.aCustomer({ market: 'INTL' });
  const count = 1000;
  for (let from = 0; from < count; from += 100)
    await world.services.db.transaction(async (tx) => {
      for (let n = from; n < from + 100; n += 1)
        await sendNotification(world.services, tx, {
          customerId,
          event: 'payment_failed',
          occurrence: `n${n}`,
          subject: `News ${n}`,
          text: `Text ${n}`,
          link: '/customer/orders',
        });
    });
  const arrived = new Map<string, number>();
  let turn = 0;
  const flaky = sendersTo(async ({ subject }) => {
    turn += 1;
    if (turn % 2 === 0) throw new Error('busy');
    arrived.set(subject, (arrived.get(subject) ?? 0) + 1);
  });
  // Two processes at the same time, and all the pauses between tries.
  for (let round = 0; round < 6; round += 1) {
    await Promise.all([deliverDue(world.services, flaky), deliverDue(world.services, flaky)]);
    world.clock.advance(31 * 60);
  }
  const states = await statesOf(customerId);
  expect(states).toHaveLength(count);
  expect([...arrived.values()].every((times) => times === 1)).toBe(true);
  expect(states.filter(({ state }) => state === 'sent')).toHaveLength(arrived.size);
  const dead = states.filter(({ state }) => state === 'dead');
  expect(dead.length + arrived.size).toBe(count);
  expect(dead.every(({ attempts }) => attempts === 5)).toBe(true);
});

test('what is given up is seen by staff and sent once more when they say so', async () => {
  const { customerId } = await world.aCustomer({ market: 'INTL' });
  await notify(customerId, 'dead');
  const failing = sendersTo(async () => {
    throw new Error('down');
  });
  for (let tries = 0; tries < 5; tries += 1) {
    await deliverDue(world.services, failing);
    world.clock.advance(31 * 60);
  }
  expect((await statesOf(customerId))[0]).toMatchObject({ state: 'dead', problem: 'Error' });
  const beside = await openWorld({ beside: world, hasWorkers: true });
  const desk = await beside.asStaff();
  const { records } = await desk.call(listUndelivered, { query: { limit: 100 } });
  const lost = records.find(({ title }) => title === 'News dead');
  expect(lost).toMatchObject({ channel: 'email', state: 'dead', attempts: 5 });
  const params = { notificationId: lost?.notificationId ?? '', channel: 'email' } as const;
  expect(await desk.call(sendAgain, { params, body: {} })).toEqual({ success: true });
  await expect(desk.call(sendAgain, { params, body: {} })).rejects.toMatchObject({ code: 'not_found' });
  await beside.close();
});

test('a message that may have arrived is never sent again unasked', async () => {
  const { customerId } = await world.aCustomer({ market: 'INTL' });
  await notify(customerId, 'late');
  const late = sendersTo(async () => {
    throw new DOMException('too late', 'TimeoutError');
  });
  await deliverDue(world.services, late);
  expect(await statesOf(customerId)).toMatchObject([{ state: 'in_doubt', attempts: 1 }]);

  await notify(customerId, 'killed');
  const held = Promise.withResolvers<void>();
  const killed = deliverDue(
    world.services,
    sendersTo(() => held.promise),
  );
  await expect.poll(async () => (await statesOf(customerId)).map(({ state }) => state)).toContain('sending');
  world.clock.advance(121);
  await deliverDue(
    world.services,
    sendersTo(async () => {}),
  );
  expect((await statesOf(customerId)).map(({ state }) => state)).toEqual(['in_doubt', 'in_doubt']);
  held.resolve();
  await killed;
});

test('ordinary news waits for the morning, and quiet news comes as one letter', async () => {
  const { customerId } = await world.aCustomer({ market: 'BD' });
  await world.services.db.unscoped
    .updateTable('people')
    .set({ contact_email: 'buyer@cloth.example' })
    .where('customer_id', '=', customerId)
    .execute();
  const sent: OutgoingMessage[] = [];
  const senders = sendersTo(async (message) => void sent.push(message));
  // 21:30 in Dhaka.
  const night = Date.parse(
    `${new Date(world.clock.now().getTime() + 86_400_000).toISOString().slice(0, 10)}T15:30:00Z`,
  );
  world.clock.advance((night - world.clock.now().getTime()) / 1000);
  await notify(customerId, 'quote', 'quote_received');
  await notify(customerId, 'one', 'document_ready');
  await notify(customerId, 'two', 'document_ready');
  await deliverDue(world.services, senders);
  expect(sent).toEqual([]);
  world.clock.advance(10.5 * 3600);
  await deliverDue(world.services, senders);
  expect(sent.map(({ subject }) => subject)).toEqual(['News quote']);
  world.clock.advance(3600);
  await deliverDue(world.services, senders);
  expect(sent[1]?.subject).toMatch(/^2 updates/);
  expect(sent[1]?.text).toContain('What happened: one.');
  expect(sent[1]?.text).toContain('What happened: two.');
  expect(sent).toHaveLength(2);
});
