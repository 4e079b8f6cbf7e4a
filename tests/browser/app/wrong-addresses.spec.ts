import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { expect, test } from '#tests/support/browser/browser-test.ts';
import { PATHS, type PathName } from '#web/platform/paths.ts';

/** The way in leaves for home when somebody is signed in. */
const NAMES = (Object.keys(PATHS) as PathName[]).filter((name) => !['login', 'otp'].includes(name));
/** What every screen reads of its address, filled with something that is nobody's. */
const searchOf = (value: string) =>
  `?fabId=${value}&orderId=${value}&quoteId=${value}&quantity=${value}&tab=${value}&step=${value}&view=${value}&id=${value}&catId=${value}&q=${value}`;
const addressOf = (name: PathName, value: string, search: string) =>
  PATHS[name].path.replace(/\$\w+/g, encodeURIComponent(value)) + search;

/** Nothing loads any more, and the screen says something and leads somewhere. */
async function expectWayOn(page: Page, address: string): Promise<void> {
  const content = page.locator('main');
  await expect(content, address).toHaveText(/\S/);
  await expect(page.locator('.animate-pulse'), `${address} loads for ever`).toHaveCount(0);
  await expect(page.getByText('Something went wrong !'), address).toHaveCount(0);
  const ways = page.locator('main a, main button, main input, main textarea, header button, header a');
  await expect(ways.first(), address).toBeVisible();
}

for (const [kind, value, search] of [
  ['without parameters', randomUUID(), ''],
  ['with ids of nobody', randomUUID(), searchOf(randomUUID())],
  ['with nonsense', 'no%20such-thing', searchOf('no such-thing')],
] as const) {
  test(`every address ${kind} ends in a state that helps`, async ({ page, signedIn, complaints }) => {
    test.slow();
    complaints.allowFailedCalls();
    expect(signedIn.customer.name).not.toBe('');
    for (const name of NAMES) {
      const address = addressOf(name, value, search);
      await page.goto(address);
      await expectWayOn(page, address);
    }
  });
}

test('an order without a fabric leads to the fabrics', async ({ page, signedIn }) => {
  expect(signedIn.customer.name).not.toBe('');
  await page.goto('/customer/create-order/Live-Quality/ConfirmDetails');
  await expect(page.getByText('No fabric chosen yet')).toBeVisible();
  await page.getByRole('link', { name: 'View live rates' }).click();
  await expect(page).toHaveURL('/topSelling?tab=live');
  await page.goto('/customer/create-order/top-selling/ConfirmDetails');
  await page.getByRole('link', { name: 'View top-selling fabrics' }).click();
  await expect(page).toHaveURL('/topSelling');
});
