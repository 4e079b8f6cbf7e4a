/** How calls go out, by section 7 of the specification. */
import { expect, test } from '#tests/support/browser/browser-test.ts';
import { begin } from '#tests/support/browser/request.ts';

test('material options are asked with the brand and the list of types', async ({
  page,
  signedIn: { customer },
}) => {
  const requested = page.waitForRequest('**/api/material/options**');
  await begin(page);
  const { searchParams } = new URL((await requested).url());
  expect(Object.fromEntries(searchParams)).toEqual({
    brandId: customer.brandId,
    types: 'fabricCategory,fabricSubCategory,certification,currency,unitByType',
  });
});

test('policies are asked with the bearer of whoever is signed in, and without one by a visitor', async ({
  page,
  context,
  signedIn: { signIn },
}) => {
  const bearer = async () => {
    const requested = page.waitForRequest('**/apifabric/policies/**');
    await page.goto('/terms');
    return (await (await requested).allHeaders()).authorization;
  };
  expect(await bearer()).toBe(`Bearer ${signIn.accessToken}`);
  await page.evaluate(() => localStorage.clear());
  await context.clearCookies();
  expect(await bearer()).toBeUndefined();
});
