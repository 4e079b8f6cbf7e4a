import { expectAccessible, PHONE } from '#tests/support/browser/accessible.ts';
import { expect } from '#tests/support/browser/browser-test.ts';
import { onTheShelf } from '#tests/support/browser/catalogue.ts';
import { test } from '#tests/support/browser/orders.ts';
import { ADDRESS_OF } from '#tests/support/data/addresses.ts';

test('freight to a PIN code is known before anything is ordered', async ({
  page,
  ordering: _,
  complaints,
}) => {
  // A PIN code that does not exist is refused by the server.
  complaints.allowFailedCalls();
  const { fabId } = await onTheShelf({ kind: 'made_to_order' });
  await page.setViewportSize(PHONE);
  await page.goto(`/customer/liveQualityDetailsView/fabrics/${fabId}`);
  const freight = page.getByRole('region', { name: 'Freight' });
  await freight.getByLabel('Quantity').fill('3000');
  await freight.getByRole('button', { name: 'Check freight' }).click();
  await expect(freight.getByText('Enter the PIN code.')).toBeVisible();
  await freight.getByLabel('PIN code').fill('000000');
  await freight.getByRole('button', { name: 'Check freight' }).click();
  await expect(freight.getByText(/^A PIN code has 6 digits/)).toBeVisible();
  await freight.getByLabel('PIN code').fill(ADDRESS_OF.IN.pincode ?? '');
  await freight.getByRole('button', { name: 'Check freight' }).click();
  await expect(freight.getByText(/^Freight ₹[\d,.]+ \(₹[\d.]+ per m\)$/)).toBeVisible();
  await expectAccessible(page);
});
