import type { Route } from '@playwright/test';
import { expect, test } from '#tests/support/browser/browser-test.ts';
import { aPerson } from '#tests/support/browser/people.ts';
import { startSecondServer } from '#tests/support/browser/server.ts';
import { addressField, enterCode } from '#tests/support/browser/sign-in.ts';

const AUTH_HOST = 'https://auth.marketplace.example';
const API_HOST = 'https://api.marketplace.example';

const CUSTOMER_ID = '0190a000-0000-7000-8000-000000000001';
const ANSWERS: Record<string, unknown> = {
  '/apifabric/auth/otp/send/': {
    channel: 'sms',
    maskedTo: '+91 ••10',
    resendAfterSeconds: 30,
    expiresInSeconds: 600,
  },
  '/apifabric/auth/otp/verify/': {
    accessToken: 'token-of-another-back-end',
    expiresInSeconds: null,
    isNewCustomer: false,
    phoneNumber: '+919876543210',
    gstValidationToken: null,
    name: 'Asha',
    brandId: CUSTOMER_ID,
    customerId: CUSTOMER_ID,
  },
};

/** Another back end behind the same web app: its addresses come from the configuration, and the policy allows them. */
test('sending the code goes to the auth host, every other call to the API host', async ({
  page,
  complaints,
}) => {
  complaints.allowFailedCalls();
  const server = await startSecondServer({ AUTH_HOST, API_HOST });
  const called: string[] = [];
  const answer = (route: Route) => {
    const { origin, pathname } = new URL(route.request().url());
    called.push(origin + pathname);
    const data = ANSWERS[pathname];
    const headers = { 'access-control-allow-origin': '*' };
    return route.fulfill({ status: data ? 200 : 404, headers, json: { data } });
  };
  try {
    await page.route(`${AUTH_HOST}/**`, answer);
    await page.route(`${API_HOST}/**`, answer);
    await page.goto(`${server.url}/login`);
    await addressField(page, 'IN').fill(aPerson().typed);
    await page.getByRole('button', { name: 'Send code' }).click();
    await enterCode(page, '123456');
    await expect(page).toHaveURL(`${server.url}/customer/home`);
    await expect.poll(() => called).toContain(`${API_HOST}/apiuser/customer/${CUSTOMER_ID}/`);
    expect(called.slice(0, 2)).toEqual([
      `${AUTH_HOST}/apifabric/auth/otp/send/`,
      `${API_HOST}/apifabric/auth/otp/verify/`,
    ]);
    expect(called.filter((url) => url.startsWith(server.url))).toEqual([]);
  } finally {
    await server.stop();
  }
});
