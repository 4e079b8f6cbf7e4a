/** Jobs that were given up, messages in doubt and notices of providers: seen, tried again or left, each once. */
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import * as health from '#contract/staff/health.ts';
import { closeUndelivered, listUndelivered } from '#contract/staff/notifications.ts';
import { readToday } from '#contract/staff/today.ts';
import type { DeskDuty } from '#domain/home/desk-duties.ts';
import { deliverDue } from '#server/capabilities/notifications/deliveries/deliver-due.ts';
import { sendNotification } from '#server/capabilities/notifications/send-notification.ts';
import { JOBS_SCHEMA } from '#server/db/schema/migrate.ts';
import { deliverQueuedMessages } from '#server/integrations/messages/deliver-message.ts';
import { refusalOf } from '#tests/support/server/visitor.ts';
import { waitFor } from '#tests/support/server/wait-for.ts';
import { openWorld } from '#tests/support/server/world.ts';
import { worldForFile } from '#tests/support/server/world-for-file.ts';

const world = await worldForFile(openWorld());
const owner = await world.asStaff('owner');

async function waiting(duty: DeskDuty): Promise<number> {
  return (await owner.call(readToday, {})).find((each) => each.duty === duty)?.total ?? 0;
}

test('the versions of everything that runs can be read', async () => {
  const { versions, queues } = await owner.call(health.readHealth, {});
  expect(versions).toMatchObject({ node: process.version.slice(1) });
  expect(versions.app).toMatch(/^\d+\.\d+\.\d+$/);
  expect(versions.database).toMatch(/^\d+\.\d+/);
  expect(versions.schema).toMatch(/^\d{4}_\w+$/);
  expect(queues.map(({ name }) => name)).toContain('deliver-notifications');
});

test('a job that fails for the last time lies open until somebody tries it again or closes it', async () => {
  let isBroken = true;
  const done: string[] = [];
  const ids = [world.services.ids.next(), world.services.ids.next()] as const;
  for (const orderId of ids)
    await world.services.db.transaction((tx) =>
      world.services.jobs.enqueue(tx, 'order-fact', { fact: 'confirmed', orderId }),
    );
  // The last of the tries is what is looked at here, not the pauses between them.
  const table = sql.table(`${JOBS_SCHEMA}.job`);
  await sql`update ${table} set retry_limit = 0 where name = 'order-fact'`.execute(
    world.services.db.unscoped,
  );
  await world.services.jobs.work('order-fact', async ({ orderId }) => {
    if (isBroken) throw new Error('The mill is closed.');
    done.push(orderId);
  });
  const list = async () => (await owner.call(health.listFailedJobs, { query: {} })).records;
  await waitFor('the jobs to be given up', async () => (await list()).length === 2);
  expect(await waiting('failed_job')).toBe(2);
  const [first, second] = await list();
  expect(first).toMatchObject({ queue: 'order-fact', reason: 'Error' });

  isBroken = false;
  const retried = { params: { jobId: first?.jobId ?? '' }, body: {} };
  await owner.call(health.retryJob, retried);
  await waitFor('the job to be done', () => done.length === 1);
  expect(await refusalOf(owner.call(health.retryJob, retried))).toMatchObject({ code: 'not_found' });
  const closed = { params: { jobId: second?.jobId ?? '' }, body: {} };
  await owner.call(health.closeJob, closed);
  expect(await refusalOf(owner.call(health.closeJob, closed))).toMatchObject({ code: 'not_found' });
  expect(await list()).toEqual([]);
  expect(await waiting('failed_job')).toBe(0);
  const desk = await world.asStaff('desk');
  expect(await refusalOf(desk.call(health.listFailedJobs, { query: {} }))).toMatchObject({
    code: 'not_allowed',
  });
});

test('a message in doubt waits on Today until somebody closes it', async () => {
  const beside = await openWorld({ hasWorkers: false });
  const { customerId } = await beside.aCustomer({ market: 'INTL' });
  await beside.services.db.transaction((tx) =>
    sendNotification(beside.services, tx, {
      customerId,
      event: 'payment_failed',
      occurrence: 'once',
      subject: 'News',
      text: 'Something happened.',
      link: '/customer/orders',
    }),
  );
  const late = async () => {
    throw new DOMException('too late', 'TimeoutError');
  };
  await deliverDue(beside.services, { email: late, whatsapp: late, sms: late });
  // Whoever signs in needs a code.
  await deliverQueuedMessages(beside.services, beside.messages.senders);
  const staff = await beside.asStaff('desk');
  const [lying] = (await staff.call(listUndelivered, { query: {} })).records;
  expect(lying).toMatchObject({ state: 'in_doubt', title: 'News' });
  const counted = async () =>
    (await staff.call(readToday, {})).find(({ duty }) => duty === 'undelivered')?.total;
  expect(await counted()).toBe(1);
  const which = {
    params: { notificationId: lying?.notificationId ?? '', channel: lying?.channel ?? 'email' },
    body: {},
  };
  await staff.call(closeUndelivered, which);
  expect(await counted()).toBe(0);
  expect(await refusalOf(staff.call(closeUndelivered, which))).toMatchObject({ code: 'not_found' });
  await beside.close();
});

test('a notice of a provider that nobody handled is listed after a minute, handled again or closed', async () => {
  const { db, clock } = world.services;
  const received_at = clock.now();
  for (const event_id of ['evt_waits', 'evt_unknown'])
    await db.unscoped
      .insertInto('provider_events')
      .values({ provider: 'sandbox', event_id, kind: 'payment_changed', received_at })
      .execute();
  await db.unscoped
    .updateTable('provider_events')
    .set({ handled_at: received_at, outcome: 'unknown_at_provider' })
    .where('event_id', '=', 'evt_unknown')
    .execute();
  const accounts = await world.asStaff('accounts');
  const list = async () =>
    (await accounts.call(health.listUnresolvedWebhooks, { query: {} })).records.map(({ eventId, state }) => [
      eventId,
      state,
    ]);
  expect(await list()).toEqual([['evt_unknown', 'unknown']]);
  expect(await waiting('webhook')).toBe(1);
  const of = (eventId: string) => ({ params: { provider: 'sandbox', eventId }, body: {} });
  // It is being handled right now, and whoever knows its id does not get in between.
  for (const move of [health.closeWebhook, health.handleWebhookAgain])
    expect(await refusalOf(accounts.call(move, of('evt_waits')))).toMatchObject({ code: 'not_found' });
  world.clock.advance(61);
  expect((await list()).toSorted()).toEqual([
    ['evt_unknown', 'unknown'],
    ['evt_waits', 'waiting'],
  ]);
  await accounts.call(health.closeWebhook, of('evt_waits'));
  expect(await refusalOf(accounts.call(health.closeWebhook, of('evt_waits')))).toMatchObject({
    code: 'not_found',
  });
  await accounts.call(health.handleWebhookAgain, of('evt_unknown'));
  expect(await list()).toEqual([['evt_unknown', 'waiting']]);
});
