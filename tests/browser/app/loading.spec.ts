import type { Page } from '@playwright/test';
import { expect, test } from '#tests/support/browser/browser-test.ts';

// Holds back and replaces files of the app, which the worker would bring from its own cache.
test.use({ serviceWorkers: 'block' });

const HOME_CHUNK = '**/assets/home-screen-*.js';
const DID_NOT_LOAD = 'This screen did not load';

function spinner(page: Page) {
  return page.getByRole('status').getByText('Loading');
}

test('a spinner shows while a screen loads', async ({ page, signedIn: { customer } }) => {
  const held = Promise.withResolvers<void>();
  await page.route(HOME_CHUNK, async (route) => {
    await held.promise;
    await route.continue();
  });
  await page.goto('/customer/home');
  await expect(spinner(page)).toBeVisible();
  held.resolve();
  await expect(page.getByText(customer.company)).toBeVisible();
  await expect(spinner(page)).toBeHidden();
});

test('a screen that does not come in 120 000 ms says so, and can be asked for again', async ({
  page,
  signedIn: { customer },
  complaints,
}) => {
  complaints.allow(/The screen did not load/);
  await page.route(HOME_CHUNK, () => {}, { times: 1 });
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 10_000);
  const requested = page.waitForRequest(HOME_CHUNK);
  await page.goto('/customer/home');
  await requested;
  await page.clock.runFor(119_999);
  await expect(spinner(page)).toBeVisible();
  await expect(page.getByText(DID_NOT_LOAD)).toBeHidden();
  await page.clock.runFor(1000);
  await expect(page.getByRole('alert').getByText(DID_NOT_LOAD)).toBeVisible();
  await page.clock.resume();

  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByText(customer.company)).toBeVisible();
});

test('a screen whose file is gone says so at once, and comes when it is there again', async ({
  page,
  signedIn: { customer },
  complaints,
}) => {
  complaints.allowFailedCalls();
  complaints.allow(/The screen did not load/);
  await page.route(HOME_CHUNK, (route) => route.fulfill({ status: 404 }));
  await page.goto('/customer/home');
  await expect(page.getByRole('alert').getByText(DID_NOT_LOAD)).toBeVisible();
  await page.unroute(HOME_CHUNK);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByText(customer.company)).toBeVisible();
});

test('a screen that breaks while it is drawn says "Something went wrong !" and leaves the rest usable', async ({
  page,
  signedIn: { customer },
  complaints,
}) => {
  complaints.allow(/broken on purpose/);
  await page.route('**/assets/feedback-given-screen-*.js', async (route) => {
    const source = await (await route.fetch()).text();
    const name = /export\s*\{\s*\w+ as (\w+)\s*\}/.exec(source)?.[1];
    const body = `const Broken = () => { throw new Error('broken on purpose'); }; export { Broken as ${name} };`;
    await route.fulfill({ contentType: 'text/javascript', body });
  });
  await page.goto('/customer/alradyFeedBack');
  await expect(page.getByRole('alert').getByText('Something went wrong !', { exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();

  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Home' }).click();
  await expect(page.getByText(customer.company)).toBeVisible();
});

test('a screen whose data cannot be read says so and reads again on request', async ({
  page,
  signedIn: { customer },
  complaints,
}) => {
  complaints.allowFailedCalls();
  // Only what is read after the press is answered: the app reads ahead while it is idle.
  const isPressed = () => page.evaluate(() => 'isPressed' in window);
  await page.route('**/apiuser/customer/*/', async (route) =>
    (await isPressed()) ? route.continue() : route.fulfill({ status: 404, json: {} }),
  );
  await page.goto('/customer/home');
  await expect(page.getByRole('main').getByText('Something went wrong !').first()).toBeVisible();
  await page.evaluate(() =>
    window.addEventListener('click', () => Object.assign(window, { isPressed: true }), { capture: true }),
  );
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByText(customer.company)).toBeVisible();
});

test('an open query whose file does not come says so, is not asked for over and over, and can be tried again', async ({
  page,
  signedIn: _,
  complaints,
}) => {
  complaints.allowFailedCalls();
  complaints.allow(/The screen did not load/);
  let requested = 0;
  await page.route('**/assets/detail-pane-*.js', (route) => {
    requested += 1;
    return route.fulfill({ status: 404 });
  });
  await page.goto('/customer/quote-detail/fabrics/01a19af3-5240-78a8-a40f-9aa3012fa488');
  await expect(page.getByRole('alert').getByText(DID_NOT_LOAD)).toBeVisible();
  // The page names it, the screen imports it, and the browser may look once more.
  expect(requested).toBeLessThanOrEqual(3);
  await page.unroute('**/assets/detail-pane-*.js');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByText("We couldn't find this query.")).toBeVisible();
});
