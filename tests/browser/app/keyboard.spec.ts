import { expect, test } from '#tests/support/browser/browser-test.ts';
import { codeField } from '#tests/support/browser/sign-in.ts';

test('the whole way in can be gone by keyboard alone', async ({ page, people, outbox }) => {
  const customer = await people.aCustomer('BD');
  await page.goto('/login');
  await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('radio', { name: /^India/ })).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('radio', { name: /^Bangladesh/ })).toBeChecked();
  await page.keyboard.press('Tab');
  await expect(page.getByLabel('Mobile number')).toBeFocused();
  await page.keyboard.type(customer.typed);
  await page.keyboard.press('Enter');
  await expect(codeField(page)).toBeFocused();
  await page.keyboard.type(await outbox.codeFor(customer.address));

  await expect(page.getByText(customer.company)).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Home', level: 1 })).toBeFocused();
});

test('the skip link shows when it is reached and leads past the navigation', async ({
  page,
  signedIn: _,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto('/customer/home');
  await expect(page.getByRole('heading', { name: 'Home' })).toBeVisible();
  const skip = page.getByRole('link', { name: 'Skip to content' });
  const width = async () => (await skip.boundingBox())?.width ?? 0;
  expect(await width()).toBeLessThan(50);
  await page.keyboard.press('Tab');
  await expect(skip).toBeFocused();
  expect(await width()).toBeGreaterThan(100);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
  await expect(page).toHaveURL(/\/customer\/home/);
  await page.keyboard.press('Tab');
  await expect(page.locator('aside :focus')).toHaveCount(0);
});

test('after a change of screen the keyboard continues at the new heading', async ({ page, signedIn: _ }) => {
  await page.goto('/customer/home');
  await page.getByRole('link', { name: 'Account' }).press('Enter');
  await expect(page.getByRole('heading', { name: 'Account', level: 1 })).toBeFocused();
});
