import type { Page } from '@playwright/test';
import { expectAccessible } from '#tests/support/browser/accessible.ts';
import { openPart } from '#tests/support/browser/account.ts';
import { expect, saveSignIn, test } from '#tests/support/browser/browser-test.ts';
import { signInByApi } from '#tests/support/browser/people.ts';

const pin = (page: Page) => page.getByLabel('PIN code');

async function addFactory(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Add an address' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Add an address' })).toBeFocused();
  // Refused in words, never cut in silence.
  const long = 'Warehouse of our job worker behind the old cotton exchange';
  await page.getByLabel('Address name').fill(long);
  await page.getByLabel('PIN code').focus();
  await expect(page.getByText('Use at most 40 characters.')).toBeVisible();
  await expect(page.getByLabel('Address name')).toHaveValue(long);
  await page.getByLabel('Address name').fill('Factory');
  await pin(page).fill('560058');
  await expect(page.getByLabel('State')).toHaveValue('29');
  await page.getByLabel('House, street, area').fill('Plot 14, Peenya 2nd Stage');
  await page.getByRole('button', { name: 'Add address' }).click();
  await expect(page.getByText('Address added.')).toBeVisible();
}

test('a PIN code fills in district, city and state, which stay open to correction', async ({
  page,
  signedIn: _,
}) => {
  await openPart(page, 'addresses', 'Addresses');
  await expect(page.getByText('No address yet.')).toBeVisible();
  await addFactory(page);
  await expect(page).toHaveURL('/customer/account?view=addresses');
  await expect(page.getByText('Default for everything')).toBeVisible();
  await expect(page.getByText(/Karnataka 560058/)).toBeVisible();

  await page.getByRole('button', { name: 'Edit Factory' }).click();
  await page.getByLabel('City').fill('Peenya');
  await page.getByRole('button', { name: 'Save address' }).click();
  await expect(page.getByText(/^Peenya, /)).toBeVisible();

  await page.goto('/customer/account');
  await expect(page.getByRole('link', { name: /^Addresses 1 address/ })).toBeVisible();
});

test('every way a PIN code can fail has its own words', async ({ page, signedIn: _, complaints }) => {
  test.slow();
  complaints.allowFailedCalls();
  await openPart(page, 'addresses', 'Addresses');
  await page.getByRole('button', { name: 'Add an address' }).click();
  await pin(page).fill('56005');
  await pin(page).blur();
  await expect(page.getByText('A PIN code has 6 digits')).toBeVisible();
  await pin(page).fill('560999');
  await expect(page.getByText('We could not find this PIN code. Please check the 6 digits.')).toBeVisible();
  await page.route('**/apifabric/pincode/*/', (route) => route.abort());
  await pin(page).fill('110001');
  await expect(
    page.getByText('PIN code check is not available. Please choose the city and state yourself.'),
  ).toBeVisible();
  await expect(pin(page)).not.toHaveAttribute('aria-invalid', 'true');
  await expectAccessible(page);
});

test('a state that does not fit the PIN code is put right by one tap, before and after saving', async ({
  page,
  signedIn: _,
}) => {
  test.slow();
  await openPart(page, 'addresses', 'Addresses');
  await addFactory(page);
  await page.getByRole('button', { name: 'Edit Factory' }).click();
  await page.getByLabel('State').selectOption('Kerala');
  await expect(page.getByText('This PIN code belongs to Karnataka, but you chose Kerala.')).toBeVisible();
  await page.getByRole('button', { name: 'Save address' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Addresses' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Change to Karnataka' }).click();
  await expect(page.getByText('State corrected.')).toBeVisible();
  await expect(page.getByText('This PIN code belongs to Karnataka')).toBeHidden();
});

test('a place around Delhi is marked, someone else’s place is asked for, and defaults move', async ({
  page,
  signedIn: _,
  complaints,
}) => {
  complaints.allowFailedCalls();
  await openPart(page, 'addresses', 'Addresses');
  await addFactory(page);
  await page.getByRole('button', { name: 'Add an address' }).click();
  await page.getByLabel('Address name').fill('Job worker');
  await pin(page).fill('110001');
  await expect(page.getByLabel('State')).toHaveValue('07');
  await page.getByLabel('City').fill('Delhi');
  await page.getByLabel('House, street, area').fill('4 Lane');
  await page.getByRole('radio', { name: "Someone else's place" }).check();
  await page.getByLabel('Shipping').check();
  await page.getByRole('button', { name: 'Add address' }).click();
  const card = page.getByRole('listitem').filter({ hasText: 'Job worker' });
  await expect(card.getByText('Delhi NCR')).toBeVisible();
  await expect(card.getByText('Default: shipping')).toBeVisible();

  await page.getByRole('button', { name: 'Edit Job worker' }).click();
  await page.getByRole('button', { name: 'Remove address' }).click();
  await expect(page.getByRole('button', { name: 'Keep' })).toBeFocused();
  await page.getByRole('button', { name: 'Remove address' }).click();
  await expect(page.getByText('Set another default address first.')).toBeVisible();
});

for (const market of ['BD', 'INTL'] as const) {
  test(`the address form of ${market} asks what that market has`, async ({
    page,
    context,
    people,
    serverUrl,
    address,
  }) => {
    test.slow();
    const customer = await people.aCustomer(market);
    await saveSignIn(context, serverUrl, customer, await signInByApi(customer, { serverUrl, address }));
    await openPart(page, 'addresses', 'Addresses');
    await page.getByRole('button', { name: 'Add an address' }).click();
    await page.getByLabel('Address name').fill('Office');
    await page.getByLabel('House, street, area').fill('House 7');
    if (market === 'BD') {
      await page.getByLabel('Division').selectOption('Dhaka');
      await page.getByLabel('District').selectOption('Gazipur');
      await page.getByLabel('Postcode').fill('1700');
    } else {
      await page.getByLabel('Country').selectOption('Portugal');
      await page.getByLabel('City').fill('Porto');
    }
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Add address' }).click();
    await expect(page.getByText(market === 'BD' ? 'Gazipur, Dhaka 1700' : 'Portugal')).toBeVisible();
  });
}
