import { expect, test } from '#tests/support/browser/browser-test.ts';
import { answered, signInByApi } from '#tests/support/browser/people.ts';
import { startSecondServer } from '#tests/support/browser/server.ts';

test('two processes on one database are one: codes, their limits, sign-in and logout', async ({
  serverUrl: first,
  address,
  people,
  outbox,
}) => {
  const other = await startSecondServer();
  try {
    const customer = await people.aCustomer();
    const mobile = { mobile: customer.address, isInternationalCustomer: false };
    const post = (url: string, body: object) =>
      answered(url, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'x-forwarded-for': address },
        body: JSON.stringify(body),
      });
    expect((await post(`${first}/apifabric/auth/otp/send/`, mobile)).status).toBe(200);
    expect((await post(`${other.url}/apifabric/auth/otp/send/`, mobile)).status).toBe(429);
    const otp = await outbox.codeFor(customer.address);
    const entered = { ...mobile, otp, appType: 'Customer' };
    expect((await post(`${other.url}/apifabric/auth/otp/verify/`, entered)).status).toBe(200);

    await people.letCodesAge(customer, 30);
    const { accessToken } = await signInByApi(customer, { serverUrl: first, address });
    const ask = (url: string) => answered(url, { headers: { authorization: `Bearer ${accessToken}` } });
    expect((await ask(`${other.url}/apiuser/customer/me/`)).status).toBe(200);
    expect((await ask(`${first}/apiuser/logout/`)).status).toBe(200);
    expect((await ask(`${other.url}/apiuser/customer/me/`)).status).toBe(401);
  } finally {
    await other.stop();
  }
});
