/** Editing what suppliers already know begins on what the server holds, whatever this device remembers. */
import { changeRequest, readRequest } from '#contract/customer/requests.ts';
import { expect } from '#tests/support/browser/browser-test.ts';
import { test } from '#tests/support/browser/quotes.ts';

test('an edit after a change on another device builds on that change', async ({ page, desk }) => {
  const { fabId } = await desk.aRequest();
  await page.goto(`/customer/quote-detail/fabrics/${fabId}`);
  await expect
    .poll(() => page.evaluate(() => window.localStorage.getItem('selvedge.cache') ?? ''))
    .toContain(`"one","${fabId}"`);
  await page.goto('about:blank');
  await desk.buyer(changeRequest, { params: { fabId }, body: { width: 42 } });

  await page.goto(`/customer/editspecifications?fabId=${fabId}`);
  await page.getByRole('button', { name: 'Edit Minimum width' }).click();
  await expect(page.getByRole('radio', { name: '42"', exact: true })).toBeChecked();
  await page.getByRole('radio', { name: '54"', exact: true }).check();
  await page.getByRole('button', { name: 'Done' }).click();
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(page.getByText('Your changes are saved.')).toBeVisible();
  expect(await desk.buyer(readRequest, { params: { fabId } })).toMatchObject({ width: 54 });
});
