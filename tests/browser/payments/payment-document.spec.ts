import type { Page } from '@playwright/test';
import { expect, saveSignIn, test } from '#tests/support/browser/browser-test.ts';
import { followLink } from '#tests/support/browser/follow-link.ts';
import { signInByApi } from '#tests/support/browser/people.ts';
import { startSecondServer } from '#tests/support/browser/server.ts';

const RAZORPAY = {
  PAYMENT_PROVIDER_IN: 'razorpay',
  RAZORPAY_KEY_ID: 'rzp_test_key',
  RAZORPAY_KEY_SECRET: 'a key secret',
  RAZORPAY_WEBHOOK_SECRET: 'a webhook secret',
};
const PAY = '/customer/create-order/paymentDetails/fabrics/f-1?orderId=o-1';

/** Whether the policy of the document in sight asks for trusted types; null while documents change. */
function isStrict(page: Page): Promise<boolean | null> {
  return page
    .evaluate(() => {
      try {
        document.createElement('div').innerHTML = '<i></i>';
        return false;
      } catch {
        return true;
      }
    })
    .catch(() => null);
}

test('with Razorpay the payment page is a document of its own, and leaving it brings the strict policy back', async ({
  page,
  context,
  people,
  address,
  complaints,
}) => {
  test.slow();
  complaints.allowFailedCalls();
  complaints.allow(/TrustedHTML|Trusted ?Type/i);
  // The screen on its way is left with its document.
  complaints.allow(/ChunkLoadError/);
  const server = await startSecondServer(RAZORPAY);
  try {
    const customer = await people.aCustomer();
    const signIn = await signInByApi(customer, { serverUrl: server.url, address });
    await saveSignIn(context, server.url, customer, signIn);
    await page.goto(`${server.url}/customer/home`);
    await expect(page.getByText(customer.company)).toBeVisible();
    expect(await isStrict(page)).toBe(true);

    await followLink(page, PAY);
    await expect.poll(() => isStrict(page)).toBe(false);
    await expect(page).toHaveURL(server.url + PAY);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();

    await page
      .getByRole('link', { name: 'Home', exact: true })
      .or(page.getByRole('button', { name: 'Back' }))
      .first()
      .click();
    await expect(page).not.toHaveURL(/paymentDetails/);
    await expect.poll(() => isStrict(page)).toBe(true);
  } finally {
    await server.stop();
  }
});

test('without such a provider paying is a screen like any other', async ({ page, signedIn, complaints }) => {
  complaints.allowFailedCalls();
  complaints.allow(/TrustedHTML|Trusted ?Type/i);
  await page.goto('/customer/home');
  await expect(page.getByText(signedIn.customer.company)).toBeVisible();
  await page.evaluate(() => Object.assign(window, { isSameDocument: true }));
  await followLink(page, PAY);
  await expect(page).toHaveURL(PAY);
  await expect(page).toHaveTitle(/^Payment/);
  expect(await page.evaluate('window.isSameDocument')).toBe(true);
  expect(await isStrict(page)).toBe(true);
});
