/** Account credit can be paid out: set aside at once, released by people, sent to the company's own bank account by a bank file. */

import { expect, test } from 'vitest';
import { payOutAccountCredit } from '#contract/customer/account-credit.ts';
import { changeBankDetails } from '#contract/customer/bank-details.ts';
import { listNotifications } from '#contract/customer/notifications.ts';
import { listPayments } from '#contract/customer/payments.ts';
import { listAuditTrail } from '#contract/staff/audit.ts';
import {
  confirmPayout,
  createPayoutFile,
  downloadPayoutFile,
  listPayoutFiles,
  listPayouts,
  refusePayout,
  releasePayout,
  returnPayout,
} from '#contract/staff/payouts.ts';
import { readToday } from '#contract/staff/today.ts';
import type { PayoutState } from '#domain/payments/payout-state.ts';
import { payByBank } from '#tests/support/data/bank-transfers.ts';
import { bookedWorldForFile } from '#tests/support/data/booked-world.ts';
import { anOrderingBuyer, type OrderingBuyer } from '#tests/support/data/orders.ts';
import { aPayableOrder, expectBooksRight } from '#tests/support/data/payments.ts';
import { stepUp } from '#tests/support/data/step-up.ts';
import { refusalOf } from '#tests/support/server/visitor.ts';
import type { StaffVisitor } from '#tests/support/server/world.ts';

const world = await bookedWorldForFile();
const accounts = await world.asStaff('accounts');

async function aBuyerWithCredit(minor: number): Promise<OrderingBuyer> {
  const payable = await aPayableOrder(world, { buyer: await anOrderingBuyer(world) });
  await payByBank(world, accounts, payable, minor);
  return payable.buyer;
}

async function withBank(
  buyer: OrderingBuyer,
  { holder = 'Asha Garments', number = '001122334455' } = {},
): Promise<void> {
  world.clock.advance(31);
  await stepUp(world, buyer);
  await buyer.call(changeBankDetails, {
    body: {
      accountHolder: holder,
      accountNumber: number,
      accountNumberAgain: number,
      bankCode: 'HDFC0000001',
    },
  });
}

const credit = async ({ call }: OrderingBuyer) => (await call(listPayments, { query: {} })).advance.minor;
const ask = ({ call }: OrderingBuyer) => call(payOutAccountCredit, { body: {} });
const release = (staff: StaffVisitor, payoutId: string) =>
  staff.call(releasePayout, { params: { payoutId }, body: {} });
const refuse = (staff: StaffVisitor, payoutId: string) =>
  staff.call(refusePayout, { params: { payoutId }, body: { reason: 'Your bank account is closed.' } });
const putIntoFile = (staff: StaffVisitor, ...payoutIds: string[]) =>
  staff.call(createPayoutFile, { body: { payoutIds } });
const confirm = (staff: StaffVisitor, payoutId: string, utr: string) =>
  staff.call(confirmPayout, { params: { payoutId }, body: { utr } });
const sendBack = (staff: StaffVisitor, payoutId: string) =>
  staff.call(returnPayout, { params: { payoutId }, body: { reason: 'Account closed' } });

async function waiting(state: PayoutState = 'asked') {
  const { records } = await accounts.call(listPayouts, { query: { state, limit: 100 } });
  const last = records.at(-1);
  if (!last) throw new Error('Nothing waits to be paid out.');
  return last;
}

async function anAskedPayout(minor: number, bank: Parameters<typeof withBank>[1] = {}) {
  const buyer = await aBuyerWithCredit(minor);
  await withBank(buyer, bank);
  await ask(buyer);
  return { buyer, ...(await waiting()) };
}

test('account credit is set aside when it is asked for, and its bank number is masked on every list', async () => {
  const buyer = await aBuyerWithCredit(159_800);
  const without = await refusalOf(ask(buyer));
  expect(without.body.details?.message).toBe('Add your bank account first, so we know where to send it.');
  await withBank(buyer);
  expect(await ask(buyer)).toMatchObject({
    amount: { minor: '159800', currency: 'INR' },
    maskedAccount: expect.stringMatching(/4455$/),
  });
  expect(await credit(buyer)).toBe('0');
  expect((await refusalOf(ask(buyer))).code).toBe('method_closed');
  await expectBooksRight(world);
  const payout = await waiting();
  expect(payout).toMatchObject({
    number: expect.stringMatching(/^AC-\d\d-\d{6}$/),
    needsTwoPeople: false,
    account: { holder: 'Asha Garments', masked: expect.stringMatching(/4455$/) },
  });
  expect(JSON.stringify(payout)).not.toContain('001122334455');
});

test('a payout is released, written into one bank file and confirmed with its UTR', async () => {
  const { buyer, payoutId, number } = await anAskedPayout(42_000, {
    holder: '=cmd Asha, Sons',
    number: '002233445566',
  });
  expect((await refusalOf(putIntoFile(accounts, payoutId))).code).toBe('illegal_transition');
  expect(await release(accounts, payoutId)).toMatchObject({ state: 'released' });
  const { file, toReleaseAgain } = await putIntoFile(accounts, payoutId);
  expect({ file, toReleaseAgain }).toMatchObject({
    file: { payouts: 1, total: { minor: '42000' } },
    toReleaseAgain: 0,
  });
  expect((await refusalOf(putIntoFile(accounts, payoutId))).code).toBe('illegal_transition');
  const fileId = file?.fileId ?? '';
  const { fileName, csv } = await accounts.call(downloadPayoutFile, { params: { fileId }, body: {} });
  expect(fileName).toMatch(/^payouts-\d{4}-\d\d-\d\d-\d+\.csv$/);
  expect(csv.split('\r\n')[1]).toBe(
    `"'=cmd Asha, Sons",002233445566,HDFC0000001,HDFC Bank,420.00,INR,${number}`,
  );
  await expectBooksRight(world);
  expect((await refusalOf(confirm(accounts, payoutId, 'x'))).body.fields).toHaveProperty('utr');
  expect(await confirm(accounts, payoutId, 'LOOMN2600009001')).toMatchObject({
    state: 'sent',
    reference: 'LOOMN2600009001',
  });
  expect((await refusalOf(refuse(accounts, payoutId))).code).toBe('illegal_transition');
  expect(await credit(buyer)).toBe('0');
  await expectBooksRight(world);
  const { records } = await buyer.call(listNotifications, { query: {} });
  expect(records.map(({ title }) => title)).toContain('We paid out ₹420.00 of your account credit');
});

test('a file that is fetched again is the same file, and each time the audit trail says who took the bank numbers', async () => {
  const { buyer, payoutId } = await anAskedPayout(43_000, { number: '003344556677' });
  await release(accounts, payoutId);
  const fileId = (await putIntoFile(accounts, payoutId)).file?.fileId ?? '';
  const fetchIt = () => accounts.call(downloadPayoutFile, { params: { fileId }, body: {} });
  const first = await fetchIt();
  await withBank(buyer, { number: '009988776655' });
  expect(await fetchIt()).toEqual(first);
  const owner = await world.asStaff('owner');
  const { records } = await owner.call(listAuditTrail, { query: { subjectId: fileId } });
  expect(records.map(({ action }) => action)).toEqual(['downloaded', 'downloaded', 'created']);
  expect(JSON.stringify(records)).not.toContain('003344556677');
  const { records: files } = await accounts.call(listPayoutFiles, { query: {} });
  expect(files[0]).toMatchObject({ fileId, payouts: 1 });
});

test('two payouts with one UTR are refused: each transfer has its own', async () => {
  const one = await anAskedPayout(4100);
  const other = await anAskedPayout(4200);
  for (const { payoutId } of [one, other]) await release(accounts, payoutId);
  await putIntoFile(accounts, one.payoutId, other.payoutId);
  await confirm(accounts, one.payoutId, 'LOOMN2600009777');
  const clash = await refusalOf(confirm(accounts, other.payoutId, 'loomn 2600009777'));
  expect(clash.body.fields).toEqual({ utr: 'This UTR is already recorded for another payout.' });
  await confirm(accounts, other.payoutId, 'LOOMN2600009778');
});

test('a payout that staff refuse is account credit again, and the buyer reads why', async () => {
  const { buyer, payoutId } = await anAskedPayout(5000);
  await refuse(accounts, payoutId);
  expect(await credit(buyer)).toBe('5000');
  const { records } = await buyer.call(listNotifications, { query: {} });
  expect(records[0]?.body).toContain('Your bank account is closed.');
  await expectBooksRight(world);
});

test('a large payout needs two people, and is in no bank file before both have given their word', async () => {
  const { payoutId, needsTwoPeople } = await anAskedPayout(10_000_001);
  expect(needsTwoPeople).toBe(true);
  expect(await release(accounts, payoutId)).toMatchObject({ state: 'approved', releasedBy: null });
  expect((await refusalOf(release(accounts, payoutId))).code).toBe('second_person_needed');
  expect((await refusalOf(putIntoFile(accounts, payoutId))).code).toBe('illegal_transition');
  expect((await waiting('approved')).approvedBy).toMatchObject({ staffId: expect.any(String) });
  const owner = await world.asStaff('owner');
  expect(await release(owner, payoutId)).toMatchObject({ state: 'released' });
});

test('a payout waits on Today with its amount and state until its UTR is recorded, for accounts alone', async () => {
  const { payoutId, number } = await anAskedPayout(7700);
  const onToday = async () =>
    (await accounts.call(readToday, {}))
      .find(({ duty }) => duty === 'payout')
      ?.items.find(({ recordId }) => recordId === payoutId);
  expect(await onToday()).toMatchObject({
    title: number,
    state: 'asked',
    amount: { minor: '7700', currency: 'INR' },
    isLate: false,
  });
  await release(accounts, payoutId);
  await putIntoFile(accounts, payoutId);
  expect(await onToday()).toMatchObject({ state: 'at_bank' });
  await confirm(accounts, payoutId, 'LOOMN2600007700');
  expect(await onToday()).toBeUndefined();
  for (const role of ['desk', 'production'] as const) {
    const others = await world.asStaff(role);
    expect((await others.call(readToday, {})).map(({ duty }) => duty)).not.toContain('payout');
    expect((await refusalOf(others.call(listPayouts, { query: {} }))).code).toBe('not_allowed');
    expect((await refusalOf(release(others, payoutId))).code).toBe('not_allowed');
  }
});

test('one person in two tabs at once is one person', async () => {
  const { payoutId } = await anAskedPayout(10_000_002);
  const both = await Promise.allSettled([release(accounts, payoutId), release(accounts, payoutId)]);
  expect(both.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  expect((await waiting('approved')).payoutId).toBe(payoutId);
});

test('two files at once: the payout stands in one of them', async () => {
  const { payoutId } = await anAskedPayout(6100);
  await release(accounts, payoutId);
  const both = await Promise.allSettled([putIntoFile(accounts, payoutId), putIntoFile(accounts, payoutId)]);
  expect(both.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
});

test('a bank account that changes after the release needs a new one', async () => {
  const { buyer, payoutId } = await anAskedPayout(10_000_003);
  const owner = await world.asStaff('owner');
  await release(accounts, payoutId);
  await withBank(buyer, { number: '005566778899' });
  expect(await release(owner, payoutId)).toMatchObject({ state: 'approved' });
  await release(accounts, payoutId);
  await withBank(buyer, { number: '006677889900' });
  expect(await putIntoFile(accounts, payoutId)).toEqual({ file: null, toReleaseAgain: 1 });
  expect(await waiting('asked')).toMatchObject({ payoutId, approvedBy: null, releasedBy: null });
});

test('what the bank sent back is released anew; whoever said so does not turn it into credit alone', async () => {
  const { buyer, payoutId } = await anAskedPayout(10_000_004);
  const owner = await world.asStaff('owner');
  await release(accounts, payoutId);
  await release(owner, payoutId);
  expect((await refusalOf(sendBack(accounts, payoutId))).code).toBe('illegal_transition');
  await putIntoFile(accounts, payoutId);
  expect((await refusalOf(refuse(owner, payoutId))).code).toBe('illegal_transition');
  await sendBack(accounts, payoutId);
  expect((await refusalOf(refuse(accounts, payoutId))).code).toBe('second_person_needed');
  await refuse(owner, payoutId);
  expect(await credit(buyer)).toBe('10000004');
  await expectBooksRight(world);
});
