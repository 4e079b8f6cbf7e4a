import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { readCustomer, requestDemo } from '#contract/customer/account.ts';
import { sendCode, verifyCode } from '#contract/customer/auth.ts';
import { medianOf, quickestOf } from '#tests/support/server/quickest.ts';
import { newAddress } from '#tests/support/server/visitor.ts';
import { waitFor } from '#tests/support/server/wait-for.ts';
import { openWorld } from '#tests/support/server/world.ts';
import { worldForFile } from '#tests/support/server/world-for-file.ts';

const world = await worldForFile(openWorld());
const bystander = await worldForFile(openWorld({ beside: world }));

const SIGN_IN_MS = 2000;
const demo = { contact: '+49 30 1234', email: 'clara@cloth.example', name: 'Clara' };

function askForDemo() {
  const start = performance.now();
  return world
    .visitor({ address: newAddress() })
    .inject({ method: 'POST', url: requestDemo.path, payload: demo })
    .then((answer) => ({ answer, ms: performance.now() - start }));
}

test('when ordinary calls pile up, more of them are refused at once, while sign-in goes on', async () => {
  let held: ReturnType<typeof askForDemo>[] = [];

  await bystander.services.db.unscoped.transaction().execute(async (tx) => {
    await sql`lock table demo_requests in access exclusive mode`.execute(tx);
    held = Array.from({ length: 160 }, () => askForDemo());
    await waitFor('calls that wait for the table', async () => {
      const { rows } = await sql`select 1 from pg_locks where not granted`.execute(tx);
      return rows.length >= 5;
    });

    const shed = await Promise.all(Array.from({ length: 40 }, () => askForDemo()));
    for (const { answer } of shed) {
      expect([answer.statusCode, answer.json().error.code]).toEqual([503, 'overloaded']);
      expect(answer.headers['retry-after']).toBe('1');
    }
    expect(medianOf(shed.map(({ ms }) => ms))).toBeLessThan(500);

    const quickest = await quickestOf(SIGN_IN_MS, async () => {
      const customer = await world.aCustomer();
      await world.call(sendCode, { body: customer.identity });
      const otp = await world.codeSentTo(customer.address);
      const signedIn = await world.call(verifyCode, {
        body: { ...customer.identity, otp, appType: 'Customer' },
      });
      expect(signedIn.customerId).toBe(customer.customerId);
      expect((await world.inject({ method: 'GET', url: '/readyz' })).statusCode).toBe(200);
    });
    expect(quickest).toBeLessThan(SIGN_IN_MS);
  });

  const outcomes = await Promise.all(held);
  for (const { answer } of outcomes) expect([200, 503]).toContain(answer.statusCode);
  expect(outcomes.filter(({ answer }) => answer.statusCode === 200).length).toBeGreaterThan(0);

  expect((await askForDemo()).answer.statusCode).toBe(200);
  const { call } = await world.asCustomer();
  expect(await call(readCustomer, { params: { customerId: 'me' } })).toHaveLength(1);
});
