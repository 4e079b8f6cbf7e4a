/** The statement of account says what the ledger says, to the paisa, and only to its own company. */
import { expect, test } from 'vitest';
import { printAccountStatement, readAccountStatement } from '#contract/customer/account-statement.ts';
import { cancelOrder } from '#contract/customer/cancel-order.ts';
import { acceptOffer } from '#contract/customer/issues.ts';
import {
  listAgeing,
  printCompanyStatement,
  readCompanyStatement,
} from '#contract/staff/account-statements.ts';
import { CUSTOMER_ACCOUNTS } from '#domain/payments/statement/account-statement.ts';
import { balanceText } from '#domain/payments/statement/balance-text.ts';
import { formatMoney } from '#domain/shared/format-money.ts';
import { moneyOf } from '#domain/shared/wire-figures.ts';
import { bookedWorldForFile } from '#tests/support/data/booked-world.ts';
import { aPackedOrderOnCredit, deliver, rollsSeenBy, ship, someRolls } from '#tests/support/data/delivery.ts';
import { pathOf, wordsOf } from '#tests/support/data/documents.ts';
import { answer, offer, raise } from '#tests/support/data/issues.ts';
import {
  aPayableOrder,
  expectBooksRight,
  type PayableOrder,
  payByCard,
} from '#tests/support/data/payments.ts';
import { goTo, laterVisit } from '#tests/support/data/production.ts';
import { refusalOf } from '#tests/support/server/visitor.ts';

const world = await bookedWorldForFile();
const START = world.clock.now();

const statementOf = ({ buyer }: Pick<PayableOrder, 'buyer'>, query: Record<string, string> = {}) =>
  buyer.call(readAccountStatement, { query });

async function ledgerOf(brandId: string) {
  const rows = await world.services.db.unscoped
    .selectFrom('ledger_lines')
    .select(['account', 'amount_minor'])
    .where('brand_id', '=', brandId)
    .execute();
  const sum = (accounts: readonly string[]) =>
    rows.filter(({ account }) => accounts.includes(account)).reduce((all, row) => all + row.amount_minor, 0n);
  return { receivable: sum(['receivable']), customer: sum(CUSTOMER_ACCOUNTS) };
}

const minorOf = ({ minor }: { minor: string }) => BigInt(minor);

/** Two shipments on credit, a claim, a payment, and another order paid ahead and cancelled. */
async function aBusyCompany(): Promise<PayableOrder> {
  const staff = await world.asStaff('production');
  const payable = await aPackedOrderOnCredit(world);
  const { dispatchId } = await ship(world, staff, payable, { rolls: someRolls([100, 100]), isLast: false });
  await deliver(staff, dispatchId);
  const rollIds = (await rollsSeenBy(payable)).map(({ rollId }) => rollId);
  const { issueId } = await raise({ ...payable, rollIds });
  await answer(world, issueId);
  await offer(world, issueId, { amount: '2100' });
  await payable.buyer.call(acceptOffer, { params: { issueId }, body: { offer: 1 } });
  await ship(world, staff, payable, { rolls: someRolls([100, 100, 100], 3) });
  await payByCard(world, payable, 1);
  const other = await aPayableOrder(world, { buyer: payable.buyer });
  await payByCard(world, other);
  await other.buyer.call(cancelOrder, { params: { orderId: other.order.orderId }, body: {} });
  return payable;
}

test('it closes with what the ledger says, and its ageing is what the invoices are open for', async () => {
  const payable = await aBusyCompany();
  const { brandId } = payable.buyer.customer;
  const statement = await statementOf(payable);
  const ledger = await ledgerOf(brandId);
  expect(minorOf(statement.closing)).toBe(ledger.customer);
  expect(minorOf(statement.balances.invoices)).toBe(ledger.receivable);
  expect(statement.ageing.reduce((sum, { amount }) => sum + minorOf(amount), 0n)).toBe(ledger.receivable);
  const { balances } = statement;
  expect(
    minorOf(balances.invoices) -
      minorOf(balances.paidAhead) -
      minorOf(balances.accountCredit) -
      minorOf(balances.toBeRefunded),
  ).toBe(ledger.customer);
  const labels = statement.lines.map(({ label }) => label);
  for (const label of ['Tax invoice', 'Payment received', 'Credit note', 'Order cancelled']) {
    expect(labels).toContain(label);
  }
  const papers = statement.lines.filter(
    ({ label }) => label === 'Tax invoice' || label === 'Payment received',
  );
  expect(papers.every(({ documentNumber }) => documentNumber !== null)).toBe(true);
  await expectBooksRight(world);
});

test('a later period opens with what the one before closed with, and past due sums move on', async () => {
  world.clock.set(START);
  const payable = await aBusyCompany();
  goTo(world, '2027-01-11');
  const later = await laterVisit(world, payable);
  const first = await statementOf(later, { from: '2026-04-01', to: '2026-11-30' });
  const second = await statementOf(later, { from: '2026-12-01', to: '2027-01-11' });
  expect([second.opening, second.lines]).toEqual([first.closing, []]);
  expect(second.closing).toEqual(first.closing);
  const late = second.ageing.filter(({ amount }) => amount.minor !== '0');
  // Due on 2 December: forty days ago.
  expect(late.map(({ age }) => age)).toEqual(['days_60']);
  const accounts = await world.asStaff('accounts');
  const { records } = await accounts.call(listAgeing, { query: { limit: 100 } });
  const row = records.find(({ brandId }) => brandId === later.buyer.customer.brandId);
  expect(row?.ageing).toEqual(second.ageing);
  expect(row?.total).toEqual(second.balances.invoices);
  const seen = await accounts.call(readCompanyStatement, {
    params: { brandId: later.buyer.customer.brandId },
    query: { from: '2026-12-01', to: '2027-01-11' },
  });
  expect(seen).toEqual(second);
  world.clock.set(START);
});

test('nobody reads another company’s account, and odd periods are refused in words', async () => {
  world.clock.set(START);
  const payable = await aBusyCompany();
  const stranger = await world.asCustomer();
  const empty = await stranger.call(readAccountStatement, { query: {} });
  expect([empty.lines, empty.closing.minor, empty.currencies]).toEqual([[], '0', []]);
  const { brandId } = payable.buyer.customer;
  const requested = stranger.call(readAccountStatement, { query: { brandId } as never });
  expect((await refusalOf(requested)).status).toBe(400);
  const staff = await world.asStaff('production');
  const peek = staff.call(readCompanyStatement, { params: { brandId }, query: {} });
  expect((await refusalOf(peek)).status).toBe(403);
  const accounts = await world.asStaff('accounts');
  const unknown = { params: { brandId: world.services.ids.next() }, query: {} };
  expect((await refusalOf(accounts.call(readCompanyStatement, unknown))).status).toBe(404);
  const backwards = await refusalOf(statementOf(payable, { from: '2026-11-02', to: '2026-11-01' }));
  expect(backwards.body.fields).toHaveProperty('to');
  const endless = await refusalOf(statementOf(payable, { from: '2020-01-01', to: '2026-11-01' }));
  expect(endless.body.fields).toHaveProperty('from');
});

test('its PDF prints every entry and sum of the screen, and opens once, for its own company alone', async () => {
  world.clock.set(START);
  const payable = await aBusyCompany();
  const { brandId } = payable.buyer.customer;
  const statement = await statementOf(payable);
  const { url } = await payable.buyer.call(printAccountStatement, { body: {} });
  const fetched = () => world.inject({ method: 'GET', url: pathOf(url) });
  const file = await fetched();
  expect([file.statusCode, file.headers['content-type']]).toEqual([200, 'application/pdf']);
  expect(file.headers['content-disposition']).toContain(`statement-${statement.from}-to-${statement.to}.pdf`);
  expect((await fetched()).statusCode).toBe(410);
  const { text } = await wordsOf(file.rawPayload);
  expect(text).toContain(statement.company);
  for (const { label, documentNumber, balance } of statement.lines) {
    expect(text).toContain(label);
    expect(text).toContain(documentNumber ?? '');
    expect(text).toContain(balanceText(balance));
  }
  expect(text).toContain(balanceText(statement.closing));
  for (const { amount } of statement.ageing) expect(text).toContain(formatMoney(moneyOf(amount)));

  const accounts = await world.asStaff('accounts');
  const own = await accounts.call(printCompanyStatement, { params: { brandId }, body: {} });
  const opened = await world.inject({ method: 'GET', url: pathOf(own.url) });
  expect((await wordsOf(opened.rawPayload)).text).toBe(text);
  const other = await aPayableOrder(world);
  const theirs = await other.buyer.call(printAccountStatement, { body: {} });
  const foreign = await world.inject({ method: 'GET', url: pathOf(theirs.url) });
  expect((await wordsOf(foreign.rawPayload)).text).not.toContain(statement.company);
  const late = await payable.buyer.call(printAccountStatement, { body: {} });
  world.clock.advance(5 * 60);
  expect((await world.inject({ method: 'GET', url: pathOf(late.url) })).statusCode).toBe(410);
  const backwards = { from: '2026-11-18', to: '2026-04-01' };
  const refused = await refusalOf(payable.buyer.call(printAccountStatement, { body: backwards }));
  expect(refused.body.fields).toHaveProperty('to');
});
