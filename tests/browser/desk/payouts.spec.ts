/** Account credit leaves by screens alone: two people in two windows, a bank file, and the UTR. */
import { readFile } from 'node:fs/promises';
import { payOutAccountCredit } from '#contract/customer/account-credit.ts';
import { changeBankDetails } from '#contract/customer/bank-details.ts';
import { createPaymentOrder, reportBankTransfer } from '#contract/customer/payments.ts';
import { listHeldActs, releaseHeldAct } from '#contract/staff/held-acts.ts';
import { listBankTransfers, matchBankTransfer } from '#contract/staff/payments.ts';
import { expectAccessible } from '#tests/support/browser/accessible.ts';
import { expect } from '#tests/support/browser/browser-test.ts';
import { type OrderingDesk, test } from '#tests/support/browser/orders.ts';
import { staffClient } from '#tests/support/browser/quotes.ts';
import { someUtr } from '#tests/support/data/bank-transfers.ts';

const ACCOUNT = '004455667788';
const CREDIT_MINOR = 15_000_000;

/** Paid more than the whole order by bank, and asked for the rest. */
async function anAskedPayout(
  { buyer, accounts, aPayableOrder }: OrderingDesk,
  second: OrderingDesk['accounts'],
): Promise<void> {
  const { orderId, total } = await aPayableOrder();
  const body = { orderId, instalment: 1, method: 'bank_transfer' } as const;
  const { paymentOrderId, amount } = await buyer(createPaymentOrder, { body });
  const utr = someUtr();
  const typed = (minor: number) => (minor / 100).toFixed(2);
  const paidOn = new Date().toISOString().slice(0, 10);
  const reported = { utr, amount: typed(Number(amount.minor)), paidOn };
  await buyer(reportBankTransfer, { params: { paymentOrderId }, body: reported });
  const { records } = await accounts(listBankTransfers, { query: { limit: 100 } });
  const transferId = records.find((transfer) => transfer.utr === utr)?.transferId ?? '';
  const received = { amount: typed(Number(total.minor) + CREDIT_MINOR) };
  await accounts(matchBankTransfer, { params: { transferId }, body: received });
  const { records: held } = await second(listHeldActs, { query: { subject: transferId } });
  for (const { actId } of held) await second(releaseHeldAct, { params: { actId }, body: {} });
  await buyer(changeBankDetails, {
    body: {
      accountHolder: 'Asha Garments',
      accountNumber: ACCOUNT,
      accountNumberAgain: ACCOUNT,
      bankCode: 'HDFC0000001',
    },
  });
  await buyer(payOutAccountCredit, { body: {} });
}

test('a large payout goes from Today through two people into a bank file and is confirmed with its UTR', async ({
  openDesk,
  complaints,
  ordering,
  people,
  serverUrl,
  address,
  outbox,
}) => {
  test.slow();
  complaints.allowFailedCalls();
  const second = await staffClient({ people, serverUrl, address, outbox, role: 'owner' });
  await anAskedPayout(ordering, second);

  const first = await openDesk('accounts');
  const panel = first.page.getByRole('region', { name: 'Payouts of account credit' });
  await expect(panel).toContainText('₹1,50,000.00');
  await panel
    .getByRole('link', { name: /^Pay out: AC-/ })
    .first()
    .click();
  const dialog = first.page.getByRole('dialog');
  await expect(dialog).toContainText('needs two people');
  await expect(dialog).toContainText(/7788/);
  await expect(dialog).not.toContainText(ACCOUNT);
  await expectAccessible(first.page);
  const otherTab = await first.context.newPage();
  await otherTab.goto(new URL(first.page.url()).pathname + new URL(first.page.url()).search);
  await expect(otherTab.getByRole('dialog')).toContainText('needs two people');
  await dialog.getByRole('button', { name: 'Approve' }).click();
  await expect(first.page.getByText('Approved. Someone else has to release it.')).toBeVisible();
  await otherTab.getByRole('dialog').getByRole('button', { name: 'Approve' }).click();
  await expect(otherTab.getByRole('dialog')).toContainText('Someone else has to approve this too.');
  await otherTab.close();

  const other = await openDesk('accounts');
  await other.page
    .getByRole('region', { name: 'Payouts of account credit' })
    .getByRole('link', { name: /^Pay out: AC-/ })
    .first()
    .click();
  await other.page.getByRole('dialog').getByRole('button', { name: 'Release' }).click();
  await expect(other.page.getByText('Released. It goes into the next bank file.')).toBeVisible();
  await other.page.goto('/desk/money/payouts?state=released');
  await other.page.getByRole('button', { name: /^Bank file: 1 payout, ₹1,50,000\.00/ }).click();
  const download = other.page.waitForEvent('download');
  await other.page.getByRole('dialog').getByRole('button', { name: 'Create and download' }).click();
  const file = await download;
  expect(file.suggestedFilename()).toMatch(/^payouts-\d{4}-\d\d-\d\d-\d+\.csv$/);
  const [, row = ''] = (await readFile(await file.path(), 'utf8')).split('\r\n');
  expect(row).toMatch(new RegExp(`^Asha Garments,${ACCOUNT},HDFC0000001,.*,150000\\.00,INR,AC-`));

  await first.page.goto('/desk/money/payouts?state=at_bank');
  await first.page.getByRole('row').filter({ hasText: '₹1,50,000.00' }).getByRole('button').click();
  await dialog.getByLabel('UTR').fill(someUtr());
  await dialog.getByRole('button', { name: 'Mark paid out' }).click();
  await expect(first.page.getByText('Paid out. The buyer has been notified.')).toBeVisible();
  await first.page.goto('/desk/money/payouts/files');
  await expect(first.page.getByRole('button', { name: /^Download bank file/ }).first()).toBeVisible();
  await expectAccessible(first.page);
  await other.context.close();
  await first.context.close();
});
