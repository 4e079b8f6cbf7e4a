import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { requestDemo } from '#contract/customer/account.ts';
import { rowsOf } from '#tests/support/database/database-facts.ts';
import { refusalOf } from '#tests/support/server/visitor.ts';
import { openWorld } from '#tests/support/server/world.ts';
import { worldForFile } from '#tests/support/server/world-for-file.ts';

const world = await worldForFile(openWorld());
const secondProcess = await worldForFile(openWorld({ beside: world }));

let made = 0;
const someDemo = () => {
  made += 1;
  return { contact: '+49 30 123456', email: `clara-${made}@cloth.example`, name: 'Clara' };
};
const newKey = () => world.services.ids.next();

async function demosOf({ email }: { email: string }) {
  const { rows } = await sql<{ n: bigint }>`
    select count(*) as n from demo_requests where email = ${email}`.execute(world.services.db.unscoped);
  return Number(rows[0]?.n);
}

test('the same key with the same body gives the first answer again and one row', async () => {
  const visitor = world.visitor();
  const body = someDemo();
  const idempotencyKey = newKey();
  const first = await visitor.call(requestDemo, { body }, { idempotencyKey });
  const { name, email, contact } = body;
  const inOtherOrder = { name, email, contact };
  expect(await visitor.call(requestDemo, { body: inOtherOrder }, { idempotencyKey })).toEqual(first);
  expect(await demosOf(body)).toBe(1);
});

test('twenty parallel calls with one key on two processes have one effect', async () => {
  const body = someDemo();
  const idempotencyKey = newKey();
  const visitors = [world.visitor({ address: '192.0.2.7' }), secondProcess.visitor({ address: '192.0.2.7' })];
  const before = await rowsOf(world.services, 'history');
  const answers = await Promise.all(
    Array.from({ length: 20 }, (_, i) => visitors[i % 2]?.call(requestDemo, { body }, { idempotencyKey })),
  );
  expect(answers).toEqual(Array(20).fill({ received: true }));
  expect(await demosOf(body)).toBe(1);
  expect((await rowsOf(world.services, 'history')).history - before.history).toBe(1);
});

test('the same key with another body is 409 and changes nothing', async () => {
  const visitor = world.visitor();
  const [body, other] = [someDemo(), someDemo()];
  const idempotencyKey = newKey();
  await visitor.call(requestDemo, { body }, { idempotencyKey });
  const refused = await refusalOf(visitor.call(requestDemo, { body: other }, { idempotencyKey }));
  expect([refused.status, refused.code]).toEqual([409, 'idempotency_key_reused']);
  expect(await demosOf(other)).toBe(0);
});

test('without a key, two equal calls are two requests', async () => {
  const body = someDemo();
  await world.call(requestDemo, { body });
  await world.call(requestDemo, { body });
  expect(await demosOf(body)).toBe(2);
});

test("one caller's key means nothing for another caller", async () => {
  const body = someDemo();
  const idempotencyKey = newKey();
  await world.visitor().call(requestDemo, { body }, { idempotencyKey });
  await world.visitor().call(requestDemo, { body }, { idempotencyKey });
  expect(await demosOf(body)).toBe(2);
});

test.each(['short', 'with a space in it', `${'x'.repeat(129)}`, 'tab\tinside', 'übergroß-key'])(
  'the key %j is refused with 400',
  async (idempotencyKey) => {
    const body = someDemo();
    const answer = await world.visitor().inject({
      method: 'POST',
      url: requestDemo.path,
      payload: body,
      headers: { 'idempotency-key': idempotencyKey },
    });
    expect([answer.statusCode, answer.json().error.fields]).toEqual([
      400,
      { 'Idempotency-Key': expect.any(String) },
    ]);
    expect(await demosOf(body)).toBe(0);
  },
);

test('a call that fails half-way leaves neither its key nor its rows, so it can be tried again', async () => {
  const visitor = world.visitor();
  const body = someDemo();
  const idempotencyKey = newKey();
  const { unscoped } = world.services.db;
  await sql`alter table history add constraint broken_for_a_test check (subject_kind <> 'demo-request') not valid`.execute(
    unscoped,
  );
  try {
    const failed = await refusalOf(visitor.call(requestDemo, { body }, { idempotencyKey }));
    expect([failed.status, failed.body]).toEqual([
      500,
      { code: 'unexpected', message: 'Something went wrong !' },
    ]);
  } finally {
    await sql`alter table history drop constraint broken_for_a_test`.execute(unscoped);
  }
  expect(await demosOf(body)).toBe(0);
  const keys = await unscoped
    .selectFrom('idempotency_keys')
    .select('key')
    .where('key', '=', idempotencyKey)
    .execute();
  expect(keys).toEqual([]);

  expect(await visitor.call(requestDemo, { body }, { idempotencyKey })).toEqual({ received: true });
  expect(await demosOf(body)).toBe(1);
});

test('a network address may ask for sixty demos an hour, counted over all processes', async () => {
  const address = '192.0.2.60';
  for (let calls = 0; calls < 60; calls += 1) {
    const process = calls % 2 ? world : secondProcess;
    await process.visitor({ address }).call(requestDemo, { body: someDemo() });
  }
  const refused = await refusalOf(world.visitor({ address }).call(requestDemo, { body: someDemo() }));
  expect([refused.status, refused.code]).toEqual([429, 'rate_limited']);
  expect(refused.retryAfterSeconds).toBeGreaterThan(0);
  expect(refused.retryAfterSeconds).toBeLessThanOrEqual(3600);
  world.clock.advance(refused.retryAfterSeconds ?? 0);
  await world.visitor({ address }).call(requestDemo, { body: someDemo() });
});
