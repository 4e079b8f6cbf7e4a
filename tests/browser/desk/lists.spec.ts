/** Lists of the desk: views kept under a name, one action for many rows with a result for each, and what failed. */
import { randomInt } from 'node:crypto';
import { sql } from 'kysely';
import { createPaymentOrder, reportBankTransfer } from '#contract/customer/payments.ts';
import { expectAccessible } from '#tests/support/browser/accessible.ts';
import { expect } from '#tests/support/browser/browser-test.ts';
import { withSharedTables } from '#tests/support/browser/catalogue.ts';
import { test } from '#tests/support/browser/orders.ts';
import { someUtr } from '#tests/support/browser/pay.ts';

test('a view is saved under a name, opens by that name alone, is updated and deleted', async ({
  openDesk,
}) => {
  const { page, context } = await openDesk('desk');
  await page.getByRole('link', { name: 'Requests', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Save view' })).toHaveCount(0);
  await page.getByLabel('Market').selectOption('BD');
  await page.getByRole('button', { name: 'Save view' }).click();
  await page.getByRole('dialog').getByLabel('View name').fill('Dhaka');
  await page.getByRole('dialog').getByRole('button', { name: 'Save view' }).click();
  await expect(page).toHaveURL(/view=Dhaka/);
  const saved = page.getByRole('navigation', { name: 'Saved views' }).getByRole('link', { name: 'Dhaka' });
  await expect(saved).toHaveAttribute('aria-current', 'page');

  const status = page.getByLabel(/^Status: /);
  await status.click();
  await page.getByRole('checkbox', { name: 'Quote submitted' }).check();
  await expect(status).toHaveAccessibleName('Status: Quote requested, Quote submitted');
  await page.getByRole('checkbox', { name: 'Quote requested' }).uncheck();
  await page.getByRole('button', { name: 'Update “Dhaka”' }).click();
  await expect(page.getByText('View “Dhaka” saved.').last()).toBeVisible();
  await page.goto('/desk/requests?view=Dhaka');
  await expect(page).toHaveURL(/market=BD&status=3/);
  await expect(status).toHaveAccessibleName('Status: Quote submitted');
  await page.goto('/desk/requests');
  await saved.click();
  await expect(page.getByLabel('Market')).toHaveValue('BD');
  await page.getByRole('button', { name: 'Delete “Dhaka”' }).click();
  await expect(saved).toHaveCount(0);
  await context.close();
});

test('overdue buyers are reminded together, and whoever was reminded today is passed over by name', async ({
  openDesk,
  complaints,
  ordering,
}) => {
  test.slow();
  complaints.allowFailedCalls();
  const orders = [await ordering.aConfirmedOrder(), await ordering.aConfirmedOrder()] as const;
  await withSharedTables((db) =>
    sql`update instalments set due_on = current_date - 3
      where order_id in (${orders[0].orderId}, ${orders[1].orderId}) and state = 'open'`.execute(db),
  );
  const { page, context } = await openDesk('accounts');
  await page.getByRole('link', { name: 'Overdue payments' }).click();
  await page.getByRole('button', { name: orders[0].number }).click();
  const sheet = page.getByRole('dialog');
  await sheet.getByRole('button', { name: 'Send reminder' }).click();
  await expect(sheet.getByText('Write a note to the buyer.')).toBeVisible();
  await sheet.getByLabel('Note to the buyer').fill('Please pay by Friday.');
  await sheet.getByRole('button', { name: 'Send reminder' }).click();
  await expect(page.getByText('Reminder sent.')).toBeVisible();
  const row = page.getByRole('row').filter({ hasText: orders[0].number });
  await expect(row).not.toContainText('Not reminded yet');

  for (const { number } of orders)
    await page.getByRole('checkbox', { name: new RegExp(`^Select ${number}`) }).check();
  await page.getByRole('button', { name: 'Send reminder' }).click();
  await sheet.getByLabel('Note to the buyer').fill('A second word.');
  await sheet.getByRole('button', { name: 'Send reminder' }).click();
  await expect(page.getByText('Send reminder: 1 of 2 done')).toBeVisible();
  await expect(page.getByText(/sent a reminder in the last 24 hours/)).toBeVisible();
  await expect(page.getByText('1 row selected')).toBeVisible();
  await context.close();
});

test('a job that was given up is on Today, and is closed from its list', async ({ openDesk }) => {
  const reason = `Error ECONNREFUSED ${randomInt(1_000_000_000)}`;
  await withSharedTables((db) =>
    sql`insert into jobs.job (name, data, source_name, source_output)
      values ('dead-letters', '{}', 'cleanup', ${JSON.stringify({ reason })}::jsonb)`.execute(db),
  );
  const { page, context } = await openDesk('owner');
  await page
    .getByRole('region', { name: 'Failed background jobs' })
    .getByRole('link', { name: 'cleanup' })
    .first()
    .click();
  const row = page.getByRole('row').filter({ hasText: reason });
  await row.getByRole('checkbox', { name: /^Select cleanup/ }).check();
  await page.getByRole('button', { name: 'Close' }).click();
  await expect(page.getByText('Close: 1 of 1 done')).toBeVisible();
  await expect(page.getByText('No job has failed.')).toBeVisible();
  await page.getByRole('link', { name: 'System', exact: true }).click();
  await expect(page.getByRole('region', { name: 'Versions' })).toContainText('PostgreSQL');
  await context.close();
});

test('a company is one record with notes and credit, and its trail is read between two days', async ({
  openDesk,
  people,
}) => {
  const { company } = await people.aCustomer();
  const { page, context } = await openDesk('owner');
  await page.goto(`/desk/companies?q=${company}`);
  await page.getByRole('link', { name: company }).click();
  await expect(page.getByRole('heading', { level: 1, name: company })).toBeVisible();
  await page.getByLabel('New note').fill('Prefers calls after four.');
  await page.getByRole('button', { name: 'Add note' }).click();
  await expect(page.getByRole('list', { name: 'Notes' })).toContainText('Prefers calls after four.');
  await page.getByRole('button', { name: 'Change credit' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Credit limit').fill('90000');
  await dialog.getByRole('button', { name: 'Save credit' }).click();
  await expect(page.getByRole('region', { name: 'Credit', exact: true })).toContainText('₹90,000.00');
  await expectAccessible(page);

  await page.getByRole('link', { name: 'Audit trail' }).last().click();
  const granted = page.getByRole('row').filter({ hasText: 'credit limit set' });
  await expect(granted).toContainText('limit: ₹90,000.00');
  await page.getByLabel('From', { exact: true }).fill('2000-01-02');
  await page.getByLabel('To', { exact: true }).fill('2000-01-03');
  await expect(page).toHaveURL(/from=2000-01-02&to=2000-01-03/);
  await expect(page.getByText('Nothing matches these words and filters.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Save view' })).toBeVisible();
  await page.getByRole('button', { name: 'Clear search and filters' }).click();
  await expect(granted).toBeVisible();
  await context.close();
});

test('a table of hundreds of rows is drawn as far as somebody looks', async ({ openDesk }) => {
  await withSharedTables((db) =>
    sql`insert into ports (port, country, effective_from, is_served)
      select 'Quay ' || lpad(n::text, 3, '0'), 'ZZ', date '2098-01-01', false from generate_series(1, 300) n
      on conflict do nothing`.execute(db),
  );
  const { page, context } = await openDesk('owner');
  await page.goto('/desk/tables?table=ports&q=Quay');
  const rows = page.getByRole('row').filter({ hasText: 'Quay' });
  for (const drawn of [100, 200, 300]) {
    await expect(rows).toHaveCount(drawn);
    await rows.last().scrollIntoViewIfNeeded();
  }
  await context.close();
});

test('a line of the bank statement suggests its transfer, and a person matches it', async ({
  openDesk,
  ordering,
}) => {
  test.slow();
  const { orderId } = await ordering.aConfirmedOrder();
  const { paymentOrderId, amount } = await ordering.buyer(createPaymentOrder, {
    body: { orderId, instalment: 2, method: 'bank_transfer' },
  });
  const utr = someUtr();
  const rupees = (Number(amount.minor) / 100).toFixed(2);
  await ordering.buyer(reportBankTransfer, {
    params: { paymentOrderId },
    body: { utr, amount: rupees, paidOn: new Date().toISOString().slice(0, 10) },
  });
  const { page, context } = await openDesk('accounts');
  await page.goto('/desk/money/transfers');
  await page.getByRole('button', { name: 'Match bank statement' }).click();
  const sheet = page.getByRole('dialog');
  await sheet.getByLabel('Statement lines').fill(`NEFT CR-${utr}-SOMEBODY ${rupees}\nCHARGES 0.01`);
  const line = sheet.getByRole('listitem').filter({ hasText: `NEFT CR-${utr}` });
  await expect(line.getByText('UTR', { exact: true })).toBeVisible();
  await expect(line.getByText('Amount', { exact: true })).toBeVisible();
  await expect(sheet.getByText('No reported transfer fits this line.')).toBeVisible();
  await expectAccessible(page);
  await sheet.getByRole('button', { name: `Match ${utr}` }).click();
  await expect(sheet.getByLabel('Amount received')).toHaveValue(rupees);
  await page.keyboard.press('Escape');
  await sheet.getByRole('button', { name: 'Close' }).click();
  // What the buyer reported is no proof: without the statement the amount is typed.
  await page.getByRole('button', { name: utr }).click();
  await expect(sheet.getByLabel('Amount received')).toHaveValue('');
  await sheet.getByRole('button', { name: 'Cancel' }).click();

  await page.getByRole('button', { name: 'Match bank statement' }).click();
  await sheet.getByLabel('Statement file (CSV)').setInputFiles({
    name: 'statement.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(`Date,Narration,Credit\n18-11-2026,NEFT ${utr},${rupees}\n18-11-2026,CHARGES,0.01\n`),
  });
  await sheet.getByRole('button', { name: 'Match 1 certain transfer' }).click();
  await expect(sheet.getByText(/^Match: 1 of 1/)).toBeVisible();
  await expect(sheet.getByRole('button', { name: `Match ${utr}` })).toHaveCount(0);
  await expect(sheet.getByText('Waiting for a second person')).toBeVisible();
  await context.close();
});
