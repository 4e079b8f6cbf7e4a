/** Messages follow the change that caused them: never without it, never lost, never readable in the queue. */

import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { sendCode, verifyCode } from '#contract/customer/auth.ts';
import { deliverQueuedMessages, enqueueMessage } from '#server/integrations/messages/deliver-message.ts';
import type { OutgoingMessage } from '#server/integrations/messages/port.ts';
import { tablesContaining } from '#tests/support/database/database-facts.ts';
import { openMessageRecord } from '#tests/support/server/recording-senders.ts';
import { waitFor } from '#tests/support/server/wait-for.ts';
import { openWorld } from '#tests/support/server/world.ts';
import { worldForFile } from '#tests/support/server/world-for-file.ts';

const world = await worldForFile(openWorld({ hasWorkers: false }));

const queued = async () => {
  const { rows } = await sql<{ data: unknown; state: string; output: unknown }>`
    select data, state::text, output from jobs.job where name like 'deliver-%' and name not like '%webhooks' order by created_on`.execute(
    world.services.db.unscoped,
  );
  return rows;
};

const letter = (to: string): OutgoingMessage => ({
  channel: 'email',
  to,
  purpose: 'test',
  subject: 'Hello',
  text: 'A letter',
});

test('the queue holds neither the code nor the address, and a worker that starts later delivers it', async () => {
  const customer = await world.aCustomer({ market: 'INTL' });
  await world.call(sendCode, { body: customer.identity });
  expect(await queued()).toEqual([{ data: { sealed: expect.any(String) }, state: 'created', output: null }]);
  expect(world.messages.sent).toEqual([]);
  const where = await tablesContaining(world.services, customer.address);
  expect(where.filter((table) => table.startsWith('jobs.'))).toEqual([]);

  const later = await openWorld({ beside: world, hasWorkers: true });
  const message = await world.messages.next(customer.address);
  expect(JSON.stringify((await queued())[0])).not.toContain(message.code);
  const answer = await world.call(verifyCode, {
    body: { ...customer.identity, otp: message.code ?? '', appType: 'Customer' },
  });
  expect(answer.customerId).toBe(customer.customerId);
  await waitFor('the job to be done', async () => (await queued())[0]?.state === 'completed');
  await later.close();
});

test('a transaction that is rolled back sends nothing', async () => {
  const before = (await queued()).length;
  const undone = world.services.db.transaction(async (tx) => {
    await enqueueMessage(world.services, tx, letter('undone@cloth.example'));
    throw new Error('undone');
  });
  await expect(undone).rejects.toThrow('undone');
  expect(await queued()).toHaveLength(before);
});

test('a gateway that fails is tried again; its words, which may quote an address, are not kept', async () => {
  const record = openMessageRecord();
  let failures = 0;
  const flaky = async (message: OutgoingMessage) => {
    if (message.to === 'bounce@cloth.example' && failures < 1) {
      failures += 1;
      throw new Error(`550 <${message.to}> unknown`);
    }
    await record.senders.email(message);
  };
  const worker = await openWorld({ beside: world, hasWorkers: false });
  await deliverQueuedMessages(worker.services, { sms: flaky, email: flaky, whatsapp: flaky });

  await world.services.db.transaction(async (tx) => {
    for (const to of ['first@cloth.example', 'bounce@cloth.example', 'last@cloth.example'])
      await enqueueMessage(world.services, tx, letter(to));
  });

  await record.next('first@cloth.example');
  await record.next('last@cloth.example');
  await waitFor('the failure to be written down', async () =>
    (await queued()).some(({ state }) => state === 'retry'),
  );
  expect(JSON.stringify(await queued())).not.toContain('bounce@');
  expect((await record.next('bounce@cloth.example')).text).toBe('A letter');
  expect(failures).toBe(1);
  // Its neighbours were not sent twice.
  expect(record.sent.filter(({ to }) => to !== 'bounce@cloth.example')).toHaveLength(2);
  await worker.close();
});

test('a rush of a hundred messages is worked off in seconds', async () => {
  const worker = await openWorld({ beside: world, hasWorkers: true });
  await world.services.db.transaction(async (tx) => {
    for (let i = 0; i < 100; i += 1)
      await enqueueMessage(world.services, tx, letter(`rush-${i}@cloth.example`));
  });
  const arrived = () => world.messages.sent.filter(({ to }) => to.startsWith('rush-'));
  await waitFor('a hundred messages', () => arrived().length === 100);
  expect(new Set(arrived().map(({ to }) => to)).size).toBe(100);
  await worker.close();
});

test('two workers never deliver one message twice', async () => {
  const [first, second] = [
    await openWorld({ beside: world, hasWorkers: true }),
    await openWorld({ beside: world, hasWorkers: true }),
  ];
  for (let i = 0; i < 30; i += 1)
    await world.services.db.transaction((tx) =>
      enqueueMessage(world.services, tx, letter(`twins-${i}@cloth.example`)),
    );
  const arrived = () => world.messages.sent.filter(({ to }) => to.startsWith('twins-'));
  await waitFor('thirty messages', () => arrived().length >= 30);
  await waitFor('all jobs to be settled', async () =>
    (await queued()).every(({ state }) => state === 'completed'),
  );
  expect(arrived()).toHaveLength(30);
  await first.close();
  await second.close();
});

test('an SMS gateway that hangs delays no e-mail, however many messages wait for it', async () => {
  const record = openMessageRecord();
  const worker = await openWorld({ beside: world, hasWorkers: false });
  const hanging = Promise.withResolvers<void>();
  const senders = { ...record.senders, sms: () => hanging.promise };
  await deliverQueuedMessages(worker.services, senders);
  await world.services.db.transaction(async (tx) => {
    for (let i = 0; i < 25; i += 1)
      await enqueueMessage(world.services, tx, { ...letter(`+9190000${10_000 + i}`), channel: 'sms' });
    await enqueueMessage(world.services, tx, letter('quick@cloth.example'));
  });
  expect((await record.next('quick@cloth.example')).text).toBe('A letter');
  hanging.resolve();
  await worker.close();
});
