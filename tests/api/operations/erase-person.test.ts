/** A person is forgotten and the books are not; history still proves, and nobody can use the same door to alter it. */
import { sql } from 'kysely';
import { beforeAll, expect, test } from 'vitest';
import { sendCode } from '#contract/customer/auth.ts';
import { registerCustomer } from '#server/capabilities/account/register-customer.ts';
import { erasePerson } from '#server/capabilities/operations/erase-person/erase-person.ts';
import { ERASED_NAME } from '#server/capabilities/operations/erase-person/erased-rows.ts';
import { proveLedger } from '#server/capabilities/payments/ledger/prove-ledger.ts';
import { recordHistory } from '#server/db/history.ts';
import { proveHistory } from '#server/db/history-chain/prove-history.ts';
import { redactHistory, withRedactionRight } from '#server/db/history-chain/redact-history.ts';
import { sealHistory } from '#server/db/history-chain/seal-history.ts';
import { aPayableOrder, aPayingWorld, type PayableOrder } from '#tests/support/data/payments.ts';
import { picture } from '#tests/support/data/pictures.ts';
import { uploaded } from '#tests/support/data/upload.ts';
import { allTables } from '#tests/support/database/database-facts.ts';
import { historyProblemsAfter } from '#tests/support/database/history-problems.ts';
import { worldForFile } from '#tests/support/server/world-for-file.ts';

const world = await worldForFile(aPayingWorld());
const { db, ids, secrets, files } = world.services;
const NAME = 'Zubeida Quettawala';
let mine: PayableOrder;
let fileId: string;

const erase = (typed: string, isPreview = false) => erasePerson(world.services, typed, { isPreview });
const prove = () => proveHistory(db, secrets);
const run = (text: string) => sql.raw(text).execute(db.unscoped);

beforeAll(async () => {
  mine = await aPayableOrder(world);
  const { customerId, brandId, address } = mine.buyer.customer;
  await db.unscoped.updateTable('people').set({ name: NAME }).where('customer_id', '=', customerId).execute();
  fileId = (await uploaded(mine.buyer, await picture().png().toBuffer(), `${NAME}.png`)).fileId;
  for (const details of [{ name: NAME, city: 'Surat' }, { note: `call ${NAME.toUpperCase()} at ${address}` }])
    await recordHistory(world.services, db, {
      brandId,
      subject: { kind: 'company', id: brandId },
      action: 'changed',
      actor: { kind: 'customer', id: customerId },
      details,
    });
});

/** Every place of the database where a word stands, the queue included. */
async function placesOf(word: string): Promise<string[]> {
  const places: string[] = [];
  for (const table of await allTables(world.services)) {
    const { rows } = await sql
      .raw<{ found: boolean }>(
        `select exists (select from ${table} as kept where strpos(lower(kept::text), lower('${word}')) > 0) as found`,
      )
      .execute(db.unscoped);
    if (rows[0]?.found) places.push(table);
  }
  return places;
}

test('a preview says what would go and changes nothing', async () => {
  const { address, customerId } = mine.buyer.customer;
  const { erased } = await erase(address, true);
  expect(erased).toEqual(
    expect.arrayContaining([
      { what: 'name, phone numbers and addresses of the person', count: 1 },
      { what: 'uploads', count: 1 },
    ]),
  );
  const { rows } =
    await sql`select from people where customer_id = ${customerId} and erased_at is null and phone = ${address}`.execute(
      db.unscoped,
    );
  expect(rows).toHaveLength(1);
  expect((await mine.buyer.inject({ method: 'GET', url: '/apiuser/customer/me/' })).statusCode).toBe(200);
  expect((await prove()).problems).toEqual([]);
});

test('with --really name, number, sign-ins and uploads are gone everywhere but on issued papers; books and history prove', async () => {
  const { address, customerId, brandId } = mine.buyer.customer;
  const before = await files.get(`${brandId}/${fileId}`);
  await erase(address);
  const allowed = ['public.documents'];
  const left = [...(await placesOf(NAME)), ...(await placesOf(address))].filter(
    (table) => !allowed.includes(table),
  );
  expect(left).toEqual([]);
  const person = await db.unscoped
    .selectFrom('people')
    .select(['name', 'phone', 'email', 'contact_email'])
    .where('customer_id', '=', customerId)
    .executeTakeFirst();
  expect(person).toEqual({ name: ERASED_NAME, phone: null, email: null, contact_email: null });
  expect((await mine.buyer.inject({ method: 'GET', url: '/apiuser/customer/me/' })).statusCode).toBe(401);
  const after = await files.get(`${brandId}/${fileId}`);
  expect(after?.equals(before ?? Buffer.alloc(0))).toBe(false);
  expect(await files.get(`${brandId}/${fileId}.thumbnail`)).toBeNull();

  await sealHistory(world.services);
  expect(await prove()).toMatchObject({ problems: [], waiting: [] });
  expect((await proveLedger(db)).problems).toEqual([]);
  const { rows } = await sql<{ details: object }>`
    select details from history where brand_id = ${brandId} and action = 'changed' and actor_id = ${customerId}
    order by history_id desc limit 2`.execute(db.unscoped);
  expect(rows.map(({ details }) => details)).toEqual([
    { note: 'call [erased] at [erased]' },
    { name: '[erased]', city: 'Surat' },
  ]);
});

test('a second run finds nobody and harms nothing', async () => {
  const head = (await prove()).head;
  await expect(erase(mine.buyer.customer.address)).rejects.toThrow('there is nothing to erase');
  const after = await proveHistory(db, secrets, head);
  expect(after.problems).toEqual([]);
});

test('the person can sign up anew, as somebody else’s company', async () => {
  const { address, brandId } = mine.buyer.customer;
  const answer = await world.visitor().inject({
    method: 'POST',
    url: sendCode.path,
    payload: { mobile: address, isInternationalCustomer: false },
  });
  expect(answer.statusCode).toBe(200);
  const again = await db.transaction((tx) =>
    registerCustomer(world.services, tx, {
      ...{ company: 'A new beginning', name: NAME, market: 'IN', phone: address },
      by: { kind: 'system' },
    }),
  );
  expect(again.brandId).not.toBe(brandId);
});

test('nobody who is unknown, and nobody of the staff, is erased', async () => {
  await expect(erase('+919000099999')).rejects.toThrow('there is nothing to erase');
  await expect(erase('not a person')).rejects.toThrow('phone number');
  const { email } = await world.asStaff();
  await expect(erase(email)).rejects.toThrow('member of staff');
});

async function aSealedRow(): Promise<string> {
  const id = ids.next();
  await recordHistory({ ...world.services, ids: { next: () => id } }, db, {
    subject: { kind: 'test', id },
    action: 'written',
    actor: { kind: 'system' },
    details: { sum: '100' },
  });
  await sealHistory(world.services);
  return id;
}

const problemsAfter = (...changes: string[]) => historyProblemsAfter(world.services, ...changes);

const HASH = `'\\x${'ab'.repeat(32)}'`;

test('the application’s role can neither write a redaction nor call the function, and history does not change beside it', async () => {
  const id = await aSealedRow();
  const forged = `insert into history_redactions (history_id, number, original_hash, redacted_hash, seal, redacted_at)
    values ('${id}', 1, ${HASH}, ${HASH}, ${HASH}, now())`;
  await expect(run(forged)).rejects.toThrow('permission denied');
  await expect(
    run(`select redact_history('${id}', 1, '{}', ${HASH}, ${HASH}, ${HASH}, now())`),
  ).rejects.toThrow('permission denied');
  await expect(run(`update history set details = '{}' where history_id = '${id}'`)).rejects.toThrow(
    'permission denied',
  );
  await expect(
    problemsAfter(
      'grant update on history to current_user',
      `update history set details = '{}' where history_id = '${id}'`,
    ),
  ).rejects.toThrow('never change once written');
  await expect(
    problemsAfter(
      'grant insert on history_redactions to current_user',
      'grant update on history to current_user',
      forged,
      `update history set action = 'other' where history_id = '${id}'`,
    ),
  ).rejects.toThrow('never change once written');
});

test('a redaction forged by whoever owns the tables fails the proof', async () => {
  const id = await aSealedRow();
  const problems = await problemsAfter(
    'grant execute on function redact_history to current_user',
    `select redact_history('${id}', 1, '{"sum": "1"}', ${HASH}, ${HASH}, ${HASH}, now())`,
  );
  expect(problems).toEqual([`row ${id}: redaction_forged`]);
});

test('a real redaction is neither moved to another row, nor used for other words, nor taken away', async () => {
  const [id, other] = [await aSealedRow(), await aSealedRow()];
  await db.transaction((tx) =>
    withRedactionRight(tx, async () => {
      await redactHistory(tx, { secrets, now: world.clock.now() }, id, { sum: '[erased]' });
      await redactHistory(tx, { secrets, now: world.clock.now() }, id, { sum: '[erased] twice' });
    }),
  );
  expect((await prove()).problems).toEqual([]);
  const open = [
    'alter table history disable trigger user',
    'alter table history_redactions disable trigger user',
    'grant update on history to current_user',
    'grant all on history_redactions to current_user',
  ];
  const forged = (problem: string, row = id) => expect.arrayContaining([`row ${row}: ${problem}`]);
  expect(
    await problemsAfter(...open, `update history set details = '{"sum": "1"}' where history_id = '${id}'`),
  ).toEqual(forged('redaction_forged'));
  expect(await problemsAfter(...open, `delete from history_redactions where history_id = '${id}'`)).toEqual(
    forged('row_altered'),
  );
  expect(
    await problemsAfter(...open, `delete from history_redactions where history_id = '${id}' and number = 1`),
  ).toEqual(forged('redaction_forged'));
  expect(
    await problemsAfter(
      ...open,
      `update history_redactions set history_id = '${other}' where history_id = '${id}'`,
      `update history set details = '{"sum": "[erased] twice"}' where history_id = '${other}'`,
    ),
  ).toEqual(expect.arrayContaining([`row ${other}: redaction_forged`, `row ${id}: row_altered`]));
});

test('an altered row is not made good by redacting it', async () => {
  const id = await aSealedRow();
  const redacting = db.transaction(async (tx) => {
    for (const change of [
      'alter table history disable trigger user',
      'grant update on history to current_user',
      `update history set details = '{"sum": "1"}' where history_id = '${id}'`,
    ])
      await sql.raw(change).execute(tx.unscoped);
    await redactHistory(tx, { secrets, now: world.clock.now() }, id, { sum: '[erased]' });
  });
  await expect(redacting).rejects.toThrow('is not as it was written');
});
