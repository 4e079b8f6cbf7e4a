import { expect, test } from 'vitest';
import {
  chooseCreditPeriod,
  chooseNotification,
  listAccountHistory,
  readCreditPeriod,
  readNotificationChoices,
} from '#contract/customer/preferences.ts';
import { recordHistory } from '#server/db/history.ts';
import { rowsOf } from '#tests/support/database/database-facts.ts';
import { changesOf } from '#tests/support/server/history.ts';
import { refusalOf } from '#tests/support/server/visitor.ts';
import { openWorld } from '#tests/support/server/world.ts';
import { worldForFile } from '#tests/support/server/world-for-file.ts';

const world = await worldForFile(openWorld());

const CHOICES = [
  { days: 0, loadBasisPoints: 0 },
  { days: 30, loadBasisPoints: 150 },
  { days: 45, loadBasisPoints: 225 },
  { days: 60, loadBasisPoints: 300 },
  { days: 90, loadBasisPoints: 450 },
];

test.each([
  ['IN', 'INR'],
  ['BD', 'USD'],
  ['INTL', 'USD'],
] as const)('a customer of %s begins without credit, in %s', async (market, currency) => {
  const { call } = await world.asCustomer({ market });
  expect(await call(readCreditPeriod, {})).toEqual({
    creditDays: 0,
    choices: CHOICES,
    limit: { minor: '0', currency },
  });
});

test('choosing a credit period leaves the limit to the marketplace, and a history row', async () => {
  const { call, customer } = await world.asCustomer();
  await call(chooseCreditPeriod, { body: { creditDays: 30 } });
  await world.services.db.scoped
    .updateTable('credit_terms')
    .set({ limit_minor: 9_007_199_254_740_993n })
    .where('brand_id', '=', customer.brandId)
    .execute();

  const chosen = await call(chooseCreditPeriod, { body: { creditDays: 60 } });

  expect(chosen).toEqual({
    creditDays: 60,
    choices: CHOICES,
    limit: { minor: '9007199254740993', currency: 'INR' },
  });
  expect(await call(readCreditPeriod, {})).toEqual(chosen);
  expect(await changesOf(world, customer.brandId, 'credit-period')).toMatchObject([
    { change: 'credit-period chosen', actor: customer.customerId, details: '{"creditDays":30}' },
    { change: 'credit-period chosen', actor: customer.customerId, details: '{"creditDays":60}' },
  ]);
});

test('a period that is not offered is refused', async () => {
  const { inject } = await world.asCustomer();
  for (const creditDays of [15, -30, '30', 1e9, null]) {
    const answer = await inject({ method: 'PUT', url: chooseCreditPeriod.path, payload: { creditDays } });
    expect(answer.statusCode).toBe(400);
  }
});

test('of many credit periods chosen at once one stays', async () => {
  const { call, customer } = await world.asCustomer();
  const days = [0, 30, 45, 60, 90, 30, 60, 90] as const;
  await Promise.all(days.map((creditDays) => call(chooseCreditPeriod, { body: { creditDays } })));
  expect(days).toContain((await call(readCreditPeriod, {})).creditDays);
  expect(await changesOf(world, customer.brandId, 'credit-period')).toHaveLength(days.length);
});

test('everything is told until it is switched off, and only what is off is kept', async () => {
  const { call, customer } = await world.asCustomer();
  const before = await rowsOf(world.services, 'notification_choices');
  const all = await call(readNotificationChoices, {});
  expect(all.length).toBeGreaterThan(10);
  expect(all.every(({ email, whatsapp, inApp }) => email && whatsapp && inApp)).toBe(true);

  const off = { event: 'payment_due', channel: 'in_app', isOn: false } as const;
  const switched = await call(chooseNotification, { body: off });
  await call(chooseNotification, { body: off });

  expect(switched.find(({ event }) => event === 'payment_due')).toEqual({
    event: 'payment_due',
    label: 'Payment due',
    email: true,
    whatsapp: true,
    inApp: false,
  });
  expect(switched.filter(({ inApp }) => !inApp)).toHaveLength(1);
  expect((await rowsOf(world.services, 'notification_choices')).notification_choices).toBe(
    before.notification_choices + 1,
  );

  expect(await call(chooseNotification, { body: { ...off, isOn: true } })).toEqual(all);
  expect(await rowsOf(world.services, 'notification_choices')).toEqual(before);
  const changes = await changesOf(world, customer.brandId, 'notification-choice');
  expect(changes.map(({ change }) => change)).toEqual([
    'notification-choice switched-off',
    'notification-choice switched-on',
  ]);
});

test('choices of one customer do not reach another, and an unknown event is refused', async () => {
  const one = await world.asCustomer();
  const other = await world.asCustomer();
  await one.call(chooseNotification, { body: { event: 'payment_due', channel: 'email', isOn: false } });
  expect((await other.call(readNotificationChoices, {})).every(({ email }) => email)).toBe(true);
  for (const event of ['free_gifts', 'constructor', '__proto__', '']) {
    const refused = await refusalOf(
      one.call(chooseNotification, { body: { event, channel: 'email', isOn: false } }),
    );
    expect([refused.status, refused.body.fields]).toEqual([422, { event: 'Choose an event.' }]);
  }
});

const ALL = { query: { offset: 0, limit: 100 } };

test('the account shows who changed what, when and on which device, newest first', async () => {
  const customer = await world.aCustomer();
  world.clock.advance(60);
  const { call } = await world.signIn(customer);
  world.clock.advance(60);
  await call(chooseCreditPeriod, { body: { creditDays: 45 } });

  const { records, total, nextOffset } = await call(listAccountHistory, ALL);

  expect(records.map(({ what, who, device }) => [what, who, device])).toEqual([
    ['Credit period chosen', customer.name, 'Unknown device'],
    ['Signed in', customer.name, 'Unknown device'],
    ['Account created', 'System', null],
  ]);
  expect(records[0]?.at).toBe(world.clock.now().toISOString());
  expect([total, nextOffset]).toEqual([3, null]);
});

test('the history is paged without gaps or repeats', async () => {
  const { call } = await world.asCustomer();
  for (const creditDays of [30, 45, 60, 90, 0] as const)
    await call(chooseCreditPeriod, { body: { creditDays } });
  const whole = await call(listAccountHistory, ALL);
  const seen: string[] = [];
  let offset: number | null = 0;
  while (offset !== null) {
    const page: typeof whole = await call(listAccountHistory, { query: { offset, limit: 3 } });
    expect(page.total).toBe(whole.total);
    seen.push(...page.records.map(({ historyId }) => historyId));
    offset = page.nextOffset;
  }
  expect(seen).toEqual(whole.records.map(({ historyId }) => historyId));
  const beyond = await call(listAccountHistory, { query: { offset: 50, limit: 3 } });
  expect(beyond).toEqual({ records: [], total: whole.total, nextOffset: null });
});

test("nobody reads another company's history, and staff is named without their device", async () => {
  const victim = await world.asCustomer();
  await victim.call(chooseCreditPeriod, { body: { creditDays: 90 } });
  const stranger = await world.asCustomer();
  const staff = await world.asStaff();
  world.clock.advance(1);
  await world.services.db.transaction(async (tx) => {
    const session = await tx.unscoped
      .selectFrom('sessions')
      .select('session_id')
      .where('staff_id', '=', staff.staffId)
      .executeTakeFirstOrThrow();
    await recordHistory(world.services, tx, {
      brandId: stranger.customer.brandId,
      subject: { kind: 'credit-period', id: stranger.customer.brandId },
      action: 'limit-set',
      actor: { kind: 'staff', id: staff.staffId, sessionId: session.session_id },
    });
  });

  const theirs = await stranger.call(listAccountHistory, ALL);

  expect(theirs.total).toBe(3);
  expect(theirs.records[0]).toMatchObject({ who: 'Selvedge staff', device: null });
  const ids = new Set((await victim.call(listAccountHistory, ALL)).records.map(({ historyId }) => historyId));
  expect(theirs.records.filter(({ historyId }) => ids.has(historyId))).toEqual([]);
});

test('a page is never larger than a hundred rows, nor begins before the first', async () => {
  const { inject } = await world.asCustomer();
  for (const query of ['limit=101', 'limit=0', 'offset=-1', 'offset=1e9', 'limit=x', 'brandId=1']) {
    const answer = await inject({ method: 'GET', url: `${listAccountHistory.path}?${query}` });
    expect([query, answer.statusCode]).toEqual([query, 400]);
  }
});
