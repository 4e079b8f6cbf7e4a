import { expect, test } from '#tests/support/browser/browser-test.ts';
import { aPerson } from '#tests/support/browser/people.ts';
import { askForCode, enterCode } from '#tests/support/browser/sign-in.ts';

test('the demo names its outbox on the sign-in pages, and the code can be read there', async ({
  page,
  browser,
  people,
  serverUrl,
  complaints,
}) => {
  const customer = await people.aCustomer();
  await page.goto('/login');
  await expect(page.getByRole('link', { name: 'outbox' })).toHaveAttribute('href', '/outbox');
  await askForCode(page, customer);

  // Someone at this very machine: nothing in between that would forward the call.
  const local = await browser.newContext({ extraHTTPHeaders: {} });
  complaints.watch(local);
  complaints.allow(/favicon\.ico/);
  const outboxPage = await local.newPage();
  const row = outboxPage.getByRole('row').filter({ hasText: customer.address });
  await expect(async () => {
    await outboxPage.goto(`${serverUrl}/outbox`);
    await expect(row.locator('strong')).toHaveText(/^\d{6}$/, { timeout: 500 });
  }).toPass();
  const code = await row.locator('strong').textContent();
  await local.close();
  await enterCode(page, code ?? '');
  await expect(page.getByText(customer.company)).toBeVisible();
});

test('the outbox is not there for anybody who comes from elsewhere', async ({ serverUrl, context }) => {
  const person = aPerson();
  for (const header of ['x-forwarded-for', 'forwarded', 'via']) {
    const answer = await fetch(`${serverUrl}/outbox`, { headers: { [header]: '203.0.113.7' } });
    expect(answer.status).toBe(404);
    expect(await answer.text()).not.toContain(person.address);
  }
  expect((await context.request.get('/outbox')).status()).toBe(404);
});
