/** What the desk knows of a supplier: a scorecard of what happened, capacity, the register's word and its bank. */
import { expect, test } from 'vitest';
import { approveQuote } from '#contract/customer/quotes.ts';
import { listMillAnswers, publishMillQuote } from '#contract/staff/mill-quotes.ts';
import { changeSupplier, readSupplier } from '#contract/staff/requests.ts';
import { readScorecard } from '#contract/staff/scorecards.ts';
import {
  changeSupplierBank,
  changeSupplierCapacity,
  checkSupplierGst,
  readSupplierRecord,
} from '#contract/staff/supplier-records.ts';
import { declineEnquiry, sendMillQuote } from '#contract/supplier/enquiry.ts';
import { someGstin } from '#tests/support/data/gst-numbers.ts';
import {
  aMill,
  aQuotingMill,
  confirmed,
  invitedKey,
  millQuoteBody,
  openedLink,
} from '#tests/support/data/mills.ts';
import { pricedWorldForFile } from '#tests/support/data/priced-world.ts';
import { aSubmittedRequest } from '#tests/support/data/requests.ts';
import { refusalOf } from '#tests/support/server/visitor.ts';

const world = await pricedWorldForFile();
const desk = await world.asStaff('desk');

test('answer times, hit rate and price against the same cloth are worked out from what happened', async () => {
  const buyer = await world.asCustomer();
  const mill = await aMill(desk);
  const params = { supplierId: mill.supplierId };
  const first = await aSubmittedRequest(buyer);
  const visitor = await confirmed(
    world,
    await openedLink(world, await invitedKey(world, desk, first.fabId, mill)),
    mill,
  );
  const rival = await aQuotingMill(world, desk, first.fabId);
  world.clock.advance(2 * 3600);
  await visitor.call(sendMillQuote, { body: millQuoteBody({ rate: '90' }) });
  await rival.visitor.call(sendMillQuote, { body: millQuoteBody({ rate: '110' }) });
  const later = await world.asStaff('desk');
  const buyerLater = await world.signIn(buyer.customer);
  const answers = await later.call(listMillAnswers, { params: { fabId: first.fabId } });
  const publishing = { marginPercent: '5', logisticCost: '4000' };
  const quoteIds: Record<string, string> = {};
  for (const { supplierId, quote } of answers) {
    const ids = { millQuoteId: quote?.millQuoteId ?? '' };
    quoteIds[supplierId] = (await later.call(publishMillQuote, { params: ids, body: publishing })).quoteId;
  }
  await buyerLater.call(approveQuote, {
    params: { quoteId: quoteIds[mill.supplierId] ?? '' },
    body: { version: 1 },
  });
  const second = await aSubmittedRequest(buyerLater);
  const declining = await openedLink(world, await invitedKey(world, later, second.fabId, mill));
  world.clock.advance(4 * 3600 - 60);
  await declining.call(declineEnquiry, { body: { reason: 'no_capacity' } });
  const staff = await world.asStaff('desk');
  const third = await aSubmittedRequest(await world.signIn(buyer.customer));
  await invitedKey(world, staff, third.fabId, mill);

  const card = await staff.call(readScorecard, { params });
  expect(card.answers).toEqual({
    asked: 3,
    answered: 2,
    quoted: 1,
    won: 1,
    medianHours: 3,
    hitPercent: 100,
  });
  expect(card.price).toEqual({ requests: 1, percent: '-10' });
  expect(card.months).toHaveLength(12);
  expect(card.months.at(-1)).toMatchObject({ asked: 3, quoted: 1, won: 1 });
  expect(card.onTime).toMatchObject({ orders: 0, percent: null });
  expect(card.claims).toEqual([]);
  const none = await refusalOf(
    staff.call(readScorecard, { params: { supplierId: world.services.ids.next() } }),
  );
  expect(none.status).toBe(404);
});

test('capacity and holidays are kept, and holidays that overlap are named', async () => {
  const staff = await world.asStaff('production');
  const { supplierId } = await aMill(await world.asStaff('desk'));
  const params = { supplierId };
  const holiday = { from: '2099-11-07', to: '2099-11-12', reason: 'Diwali' };
  const body = { capacityNote: '40 looms free from next month', holidays: [holiday] };
  const saved = await staff.call(changeSupplierCapacity, { params, body });
  expect(saved).toMatchObject({
    capacityNote: body.capacityNote,
    holidays: [holiday],
    bank: null,
    gst: null,
  });
  const twice = { ...body, holidays: [holiday, holiday] };
  const refused = await refusalOf(staff.call(changeSupplierCapacity, { params, body: twice }));
  expect(refused.body.fields).toHaveProperty(['holidays.1.from']);
});

test('the register’s word belongs to the number that was asked about', async () => {
  const staff = await world.asStaff('desk');
  const { supplierId } = await aMill(staff);
  const params = { supplierId };
  const check = () => staff.call(checkSupplierGst, { params, body: {} });
  expect((await refusalOf(check())).body.fields).toHaveProperty('gstin');
  const change = async (gstin: string) => {
    const {
      invitations: _,
      ownMarginPercent: __,
      reportsDirectly: ___,
      supplierId: ____,
      ...form
    } = await staff.call(readSupplier, { params });
    await staff.call(changeSupplier, { params, body: { ...form, gstin } });
  };
  await change(someGstin());
  expect((await check()).gst).toMatchObject({ state: 'valid', problem: null });
  await change(someGstin({ pan: 'ZZZCA1002Z' }));
  expect((await staff.call(readSupplierRecord, { params })).gst).toBeNull();
});

test('a bank is typed twice by accounts, checked like a buyer’s, and never shown or stored whole', async () => {
  const staff = await world.asStaff('accounts');
  const { supplierId } = await aMill(await world.asStaff('desk'));
  const params = { supplierId };
  const body = {
    accountHolder: 'Hidden Weavers',
    bankCode: 'HDFC0000001',
    accountNumber: '50100123456789',
    accountNumberAgain: '50100123456789',
  };
  const again = { ...body, accountNumberAgain: '50100123456780' };
  const mistyped = await refusalOf(staff.call(changeSupplierBank, { params, body: again }));
  expect(mistyped.body.fields).toHaveProperty('accountNumberAgain');
  const byDesk = (await world.asStaff('desk')).call(changeSupplierBank, { params, body });
  expect((await refusalOf(byDesk)).status).toBe(403);
  const { bank } = await staff.call(changeSupplierBank, { params, body });
  expect(bank).toMatchObject({ accountHolder: 'Hidden Weavers', ifsc: 'HDFC0000001' });
  const stored = await world.services.db.unscoped
    .selectFrom('supplier_records')
    .selectAll()
    .where('supplier_id', '=', supplierId)
    .executeTakeFirstOrThrow();
  expect(JSON.stringify([bank, stored])).not.toContain(body.accountNumber);
});
