import { expectAccessible } from '#tests/support/browser/accessible.ts';
import { expect, saveSignIn, stored, test } from '#tests/support/browser/browser-test.ts';
import { signInByApi } from '#tests/support/browser/people.ts';
import {
  answerAllSteps,
  atStep,
  begin,
  chooseFinish,
  countSubmissions,
  describeCloth,
  expectSent,
  fillSheet,
  goOn,
  POPLIN,
  radio,
  sendButton,
  WIZARD,
} from '#tests/support/browser/request.ts';
import { signInOnPage } from '#tests/support/browser/sign-in.ts';

const WILL_SEND = 'Not saved to your account yet';
const CONTINUE = { name: /^Continue: / };

test('a draft typed offline is sent by itself, survives a reload, and comes back after a logout', async ({
  page,
  context,
  people,
  signedIn: { customer },
  outbox,
  complaints,
}) => {
  complaints.allowFailedCalls();
  await begin(page);
  await describeCloth(page, POPLIN);
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();

  await context.setOffline(true);
  await chooseFinish(page, POPLIN);
  await expect(page.getByText(WILL_SEND)).toBeVisible();
  await atStep(page, 5, 'Minimum width');
  await radio(page, '58"').click();
  await atStep(page, 6, 'Quality specifications');
  await context.setOffline(false);
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
  await expect(page.getByText(WILL_SEND)).toBeHidden();

  await page.getByLabel('Weight', { exact: true }).fill('121');
  await page.reload();
  await atStep(page, 6, 'Quality specifications');
  await expect(page.getByLabel('Weight', { exact: true })).toHaveValue('121');

  await page.goto('/customer/account');
  await page.getByRole('button', { name: 'Sign out' }).click();
  await expect(page).toHaveURL('/login');
  expect(await page.evaluate(() => Object.keys(localStorage).filter((key) => key.includes('draft')))).toEqual(
    [],
  );
  await people.letCodesAge(customer, 60);
  await signInOnPage(page, customer, outbox);
  await expect(page.getByText(customer.company)).toBeVisible();
  await page.getByRole('link', { name: 'Add query' }).click();
  await page.getByRole('link', CONTINUE).click();
  await atStep(page, 8, 'Payment type');
  await page.goBack();
  await page.getByRole('link', CONTINUE).click();
  await atStep(page, 8, 'Payment type');
  await page.getByRole('button', { name: 'Back', exact: true }).last().click();
  await atStep(page, 7, 'Loom type');
  await page.getByRole('button', { name: 'Back', exact: true }).last().click();
  await atStep(page, 6, 'Quality specifications');
  await expect(page.getByLabel('Weight', { exact: true })).toHaveValue('121');
  await expect(page.getByLabel('EPI')).toHaveValue('120');

  await page.goto(WIZARD);
  await page.getByRole('button', { name: 'New query' }).click();
  await atStep(page, 1, 'Fabric type');
  await expect(radio(page, 'Cotton')).not.toBeChecked();
});

test('a double tap sends once, and one sent offline waits on the phone and goes out once', async ({
  page,
  context,
  signedIn: _,
  complaints,
}) => {
  complaints.allowFailedCalls();
  const submissions = countSubmissions(page);
  await begin(page);
  await answerAllSteps(page, POPLIN);
  await fillSheet(page);
  await sendButton(page).dblclick();
  await expectSent(page);
  expect(submissions()).toBe(1);

  await begin(page);
  await answerAllSteps(page, { ...POPLIN, loom: 'Sulzer' });
  await fillSheet(page, '3000');
  await context.setOffline(true);
  await sendButton(page).click();
  await expect(page.getByText('Saved on this device, not sent yet')).toBeVisible();
  await page.getByRole('button', { name: 'Make changes first' }).click();
  await page.getByLabel('Quantity', { exact: true }).fill('4000');
  await sendButton(page).click();
  await expect(page.getByText('Saved on this device, not sent yet')).toBeVisible();
  await context.setOffline(false);
  await expectSent(page);
  await page.goto('/customer/quotes?tab=3');
  await expect(page.getByText(/4,000\sm/)).toHaveCount(1);
  await expect(page.getByText(/5,000\sm/)).toHaveCount(1);
  await page.goto(WIZARD);
  await atStep(page, 1, 'Fabric type');

  // Whoever leaves is let go, also while the next screen takes its time.
  const arrival = Promise.withResolvers<void>();
  await page.route('**/assets/home-screen-*.js', async (route) => {
    await arrival.promise;
    await route.continue();
  });
  await page.getByRole('link', { name: 'Save and exit' }).click();
  await expect(page).toHaveURL('/customer/home');
  arrival.resolve();
  await expect(page.getByRole('heading', { level: 1, name: 'Home' })).toBeVisible();
  await expect(page).toHaveURL('/customer/home');
});

test('what another device changed meanwhile is never overwritten unasked', async ({
  page,
  browser,
  serverUrl,
  address,
  people,
  signedIn: { customer },
  complaints,
}) => {
  complaints.allowFailedCalls();
  // The first device types and hears nothing of the second.
  await page.route('**/apifabric/events', (route) => route.abort());
  await begin(page);
  await describeCloth(page, POPLIN);
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();

  await people.letCodesAge(customer, 60);
  const other = await browser.newContext({ extraHTTPHeaders: { 'x-forwarded-for': address } });
  complaints.watch(other);
  await saveSignIn(other, serverUrl, customer, await signInByApi(customer, { serverUrl, address }));
  const desk = await other.newPage();
  await radio(page, 'Greige').check();
  await desk.goto(serverUrl + WIZARD);
  await desk.getByRole('link', CONTINUE).click();
  await atStep(desk, 4, 'Requirement type');
  await chooseFinish(desk, POPLIN);
  await expect(desk.getByText('Saved', { exact: true })).toBeVisible();

  await goOn(page);
  const sheet = page.getByRole('dialog', { name: 'Which version do you want to keep?' });
  await expect(sheet.getByText('100% Cotton Poplin Greige')).toBeVisible();
  await expect(sheet.getByText('100% Cotton Poplin 40x40/120x80 58" Dyed')).toBeVisible();
  await sheet.getByRole('button', { name: 'Keep the other version' }).click();
  await expect(sheet).toBeHidden();
  await page.goBack();
  await expect(radio(page, 'Dyed')).toBeChecked();
  await expect(page.getByLabel('Number of colours')).toHaveValue('2');
  await other.close();
});

test('a logout offline asks first; a sign-in ended by the server keeps the draft for the same customer', async ({
  page,
  context,
  people,
  signedIn: { customer },
  outbox,
  complaints,
}) => {
  complaints.allowFailedCalls();
  await begin(page);
  await page.route('**/apifabric/fabrics/**', (route) => route.abort());
  await radio(page, 'Denim').click();
  await expect(page.getByText(WILL_SEND)).toBeVisible();
  await page.goto('/customer/account');
  await expect(page.getByRole('button', { name: 'Sign out' })).toBeVisible();
  await context.setOffline(true);
  await page.getByRole('button', { name: 'Sign out' }).click();
  await expect(page.getByText('1 unsaved change is only on this device')).toBeVisible();
  await page.getByRole('button', { name: 'Stay signed in' }).click();
  await context.setOffline(false);

  await page.route('**/apifabric/customer/fabrics**', (route) =>
    route.fulfill({ status: 401, json: { error: { code: 'session_ended', message: '' } } }),
  );
  await page.getByRole('link', { name: 'Add query' }).click();
  await expect(page.getByText('You have been logged out, please login again.')).toBeVisible();
  await expect(page).toHaveURL(/\/login/);
  expect((await stored(page, 'selvedge.login'))?.token).toBeNull();

  const stranger = await people.aCustomer();
  await page.unroute('**/apifabric/customer/fabrics**');
  await page.unroute('**/apifabric/fabrics/**');
  await signInOnPage(page, stranger, outbox);
  await atStep(page, 1, 'Fabric type');
  await expect(radio(page, 'Denim')).not.toBeChecked();
  // That one's sign-in ends from outside, too.
  await page.evaluate(() => localStorage.removeItem('selvedge.login'));
  await people.letCodesAge(customer, 60);
  await page.goto('/login');
  await signInOnPage(page, customer, outbox);
  await page.getByRole('link', { name: 'Add query' }).click();
  await page.getByRole('link', CONTINUE).click();
  await atStep(page, 3, 'Choose a Subcategory');
  await page.goBack();
  await expect(page.getByText('Draft', { exact: true })).toBeVisible();
});

test('drafts stand below a new query, and one that is not wanted is discarded on every device', async ({
  page,
  signedIn: _,
}) => {
  await begin(page);
  await describeCloth(page, POPLIN);
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
  await page.goto(WIZARD);
  const fresh = page.getByRole('button', { name: 'New query' });
  const draft = page.getByRole('link', CONTINUE);
  await expect(draft).toBeVisible();
  const [first, second] = [await fresh.boundingBox(), await draft.boundingBox()];
  expect(first?.y ?? 0).toBeLessThan(second?.y ?? 0);
  await expectAccessible(page);

  await page.getByRole('button', { name: 'Discard: 100% Cotton Poplin' }).click();
  const sheet = page.getByRole('dialog', { name: 'Discard this draft?' });
  await expectAccessible(page);
  await sheet.getByRole('button', { name: 'Keep draft' }).click();
  await expect(draft).toBeVisible();
  await page.getByRole('button', { name: 'Discard: 100% Cotton Poplin' }).click();
  await sheet.getByRole('button', { name: 'Discard draft' }).click();
  await expect(page.getByText('Draft discarded.')).toBeVisible();
  await atStep(page, 1, 'Fabric type');
  await page.goto('/customer/quotes?tab=1');
  await expect(page.getByText('Nothing Open!')).toBeVisible();
});
