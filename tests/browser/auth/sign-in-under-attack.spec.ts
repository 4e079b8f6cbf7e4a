import { sendCode, verifyCode } from '#contract/customer/auth.ts';
import { sendStaffCode } from '#contract/staff/auth.ts';
import { expect, test } from '#tests/support/browser/browser-test.ts';
import { signInToDesk } from '#tests/support/browser/desk.ts';
import { answered } from '#tests/support/browser/people.ts';

test('a stranger who asked for codes of my number costs me a moment, not my sign-in', async ({
  page,
  people,
  serverUrl,
  outbox,
  complaints,
}) => {
  complaints.allowFailedCalls();
  const customer = await people.aCustomer();
  const body = JSON.stringify({ mobile: customer.address, isInternationalCustomer: false });
  const headers = { 'content-type': 'application/json', 'x-forwarded-for': '198.51.100.7' };
  const stranger = await answered(serverUrl + sendCode.path, { method: 'POST', headers, body });
  expect(stranger.status).toBe(200);
  const strangersCode = await outbox.codeFor(customer.address);

  await page.goto('/login');
  await page.getByLabel('Mobile number').fill(customer.typed);
  const requested: number[] = [];
  page.on('response', (answer) => {
    if (answer.url().endsWith(sendCode.path)) requested.push(answer.status());
  });
  await page.getByRole('button', { name: 'Send code' }).click();
  await expect(page.getByRole('heading', { name: 'Enter the code' })).toBeVisible();
  expect(requested).toEqual([429, 200]);

  const guess = { ...JSON.parse(body), otp: strangersCode === '000000' ? '000001' : '000000' };
  for (let tries = 0; tries < 5; tries += 1)
    await answered(serverUrl + verifyCode.path, {
      method: 'POST',
      headers,
      body: JSON.stringify({ ...guess, appType: 'Customer' }),
    });
  await page.getByLabel('One-time code').fill(await outbox.codeFor(customer.address));
  await expect(page.getByText(customer.company)).toBeVisible();
});

test('the desk, too, solves the puzzle that a stranger with its address brought about', async ({
  page,
  people,
  serverUrl,
  outbox,
  complaints,
}) => {
  complaints.allowFailedCalls();
  const { email } = await people.aStaffMember('desk');
  const headers = { 'content-type': 'application/json', 'x-forwarded-for': '198.51.100.8' };
  const body = JSON.stringify({ email });
  const stranger = await answered(serverUrl + sendStaffCode.path, { method: 'POST', headers, body });
  expect(stranger.status).toBe(200);
  await outbox.codeFor(email);

  const requested: number[] = [];
  page.on('response', (answer) => {
    if (answer.url().endsWith(sendStaffCode.path)) requested.push(answer.status());
  });
  await signInToDesk(page, email, outbox);
  expect(requested).toEqual([429, 200]);
});
