/** However an order ends, its papers and the books say the same: summary, receipts, proforma, invoices, credit notes, ledger. */
import { expect, test } from 'vitest';
import { acceptOffer } from '#contract/customer/issues.ts';
import { cancelOrderForStaff } from '#contract/staff/cancel-order.ts';
import { closeShortOrder } from '#contract/staff/delivery.ts';
import { addWriteOffLimit } from '#contract/staff/orders.ts';
import {
  ORDER_ACCOUNT_LABEL,
  ORDER_ACCOUNT_PARTS,
  type OrderAccountPart,
  signedPart,
} from '#domain/payments/ledger/order-account.ts';
import { formatMoney } from '#domain/shared/format-money.ts';
import { money } from '#domain/shared/money.ts';
import { issueDueDocuments } from '#server/capabilities/documents/issue/issue-due-documents.ts';
import { findOrderForStaff } from '#server/capabilities/order-records/lock-order.ts';
import { readOrderAccount } from '#server/capabilities/payments/ledger/read-order-account.ts';
import { followOrder } from '#server/capabilities/production/follow-order.ts';
import {
  matchTransfer,
  reportTransfer,
  transferOf,
  typedAmount,
} from '#tests/support/data/bank-transfers.ts';
import { bookedWorldForFile } from '#tests/support/data/booked-world.ts';
import {
  aPackedOrder,
  aPackedOrderOnCredit,
  deliver,
  rollsSeenBy,
  ship,
  someRolls,
} from '#tests/support/data/delivery.ts';
import { issueAndRender } from '#tests/support/data/documents.ts';
import { offer, raise } from '#tests/support/data/issues.ts';
import {
  aPayableOrder,
  begin,
  expectBooksRight,
  type PayableOrder,
  payByCard,
} from '#tests/support/data/payments.ts';
import { balanceText, printedPapers } from '#tests/support/data/printed-papers.ts';
import { bookMaterial } from '#tests/support/data/production.ts';
import { secondPersonReleases } from '#tests/support/data/second-person.ts';

const world = await bookedWorldForFile();
const production = await world.asStaff('production');
const accounts = await world.asStaff('accounts');
const owner = await world.asStaff('owner');
await accounts.call(addWriteOffLimit, {
  body: { currency: 'INR', effectiveFrom: '2026-01-01', smallRest: '0.50', bankCharges: '60' },
});
await secondPersonReleases(world);

type Case = { made: () => Promise<PayableOrder>; shown: OrderAccountPart[] };

const CASES: Record<string, Case> = {
  whole: { made: () => shipped(aPackedOrder(world), [250, 250]), shown: ['invoiced', 'received'] },
  short: {
    made: () => shipped(aPackedOrder(world), [245, 245]),
    shown: ['invoiced', 'received', 'toCredit'],
  },
  excess: { made: () => shipped(aPackedOrder(world), [255, 255]), shown: ['invoiced', 'received'] },
  'excess on credit': {
    made: () => shipped(aPackedOrderOnCredit(world), [255, 255]),
    shown: ['invoiced'],
  },
  'closed short': { made: closedShort, shown: ['invoiced', 'received', 'toCredit'] },
  'written off': { made: writtenOff, shown: ['received', 'writtenOff'] },
  cancelled: { made: cancelled, shown: ['received', 'toRefund', 'kept'] },
  claimed: { made: claimed, shown: ['invoiced', 'credited', 'received', 'toCredit'] },
};

async function shipped(packed: Promise<PayableOrder>, lengths: number[]): Promise<PayableOrder> {
  const payable = await packed;
  const { dispatchId } = await ship(world, production, payable, { rolls: someRolls(lengths), isLast: true });
  await deliver(production, dispatchId);
  return payable;
}

async function closedShort(): Promise<PayableOrder> {
  const payable = await aPackedOrder(world);
  const rolls = someRolls([200, 100.25]);
  const { dispatchId } = await ship(world, production, payable, { rolls, isLast: false });
  await deliver(production, dispatchId);
  const { orderId } = payable.order;
  const body = { reason: 'The mill has no more yarn of this lot.' };
  await production.call(closeShortOrder, { params: { orderId }, body });
  return payable;
}

async function writtenOff(): Promise<PayableOrder> {
  const payable = await aPayableOrder(world);
  const payment = await begin(payable, 'bank_transfer');
  const came = typedAmount(payment.amount, -4500);
  await reportTransfer(payable, payment, { amount: came });
  const { transferId } = await transferOf(accounts, payable);
  await matchTransfer(world, accounts, transferId, came);
  return payable;
}

async function cancelled(): Promise<PayableOrder> {
  const payable = await aPayableOrder(world, { quality: { kind: 'made_to_order' } });
  await payByCard(world, payable);
  await issueDueDocuments(world.services, payable.order.orderId);
  await followOrder(world.services, payable.order.orderId);
  await bookMaterial(owner.call, payable.order.orderId);
  const body = { reason: 'Cancelled by agreement.', materialCost: '5000' };
  await accounts.call(cancelOrderForStaff, { params: { orderId: payable.order.orderId }, body });
  await secondPersonReleases(world);
  return payable;
}

async function claimed(): Promise<PayableOrder> {
  const payable = await shipped(aPackedOrder(world), [250, 250]);
  const rollIds = (await rollsSeenBy(payable)).map(({ rollId }) => rollId);
  const { issueId } = await raise({ ...payable, rollIds });
  await offer(world, issueId, { amount: '2769.52' });
  await payable.buyer.call(acceptOffer, { params: { issueId }, body: { offer: 1 } });
  return payable;
}

test.each(Object.entries(CASES))(
  '%s: every paper has the figures of the books',
  async (_name, { made, shown }) => {
    const payable = await made();
    const { order } = payable;
    await issueAndRender(world, order.orderId);
    const account = await accountOf(order.orderId);
    const { only, textOf, sumOf } = await printedPapers(world, payable);
    const summary = await textOf(only('customer_order_summary'));
    expect(ORDER_ACCOUNT_PARTS.filter((part) => account[part].minor !== 0n)).toEqual(shown);
    for (const part of shown)
      expect(summary).toContain(`${ORDER_ACCOUNT_LABEL[part]} ${formatMoney(signedPart(account, part))}`);
    expect(summary).toContain(balanceText(account.balance));
    const proforma = only('proforma_invoice');
    expect(await textOf(proforma)).toContain(formatMoney(money(BigInt(order.total.minor), 'INR')));
    expect(proforma.voidReason).toBe(shown.includes('kept') ? 'The order was cancelled.' : null);
    expect(await sumOf('advance_receipt', 'Amount received')).toBe(account.received.minor);
    const invoiced = await sumOf('tax_invoice', 'Invoice total');
    const credited = await sumOf('credit_note', 'Total credited');
    expect([invoiced, credited]).toEqual([account.invoiced.minor, account.credited.minor]);
    if (invoiced > 0n) expect(summary).toContain(formatMoney(money(invoiced - credited, 'INR')));
    await expectBooksRight(world);
  },
);

async function accountOf(orderId: string) {
  return readOrderAccount(world.services.db, await findOrderForStaff(world.services.db, orderId));
}
