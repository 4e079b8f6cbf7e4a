import { request as httpRequest } from 'node:http';
import type { Page } from '@playwright/test';
import { expect, test } from '#tests/support/browser/browser-test.ts';

const SCRIPT_LIMIT_BYTES = 120_000;
const STYLE_LIMIT_BYTES = 15_000;

/** Addresses of everything of one kind that the page has loaded so far. */
function loaded(page: Page, kind: 'script' | 'stylesheet'): Set<string> {
  const urls = new Set<string>();
  page.on('request', (request) => {
    if (request.resourceType() === kind) urls.add(request.url());
  });
  return urls;
}

async function gzipBytes(urls: Iterable<string>): Promise<number> {
  const sizes = await Promise.all([...urls].map(gzipSize));
  return sizes.reduce((sum, size) => sum + size, 0);
}

/** What comes over the line to a browser that knows gzip only; `fetch` would unpack it. */
function gzipSize(url: string): Promise<number> {
  return new Promise((resolve, reject) => {
    httpRequest(url, { headers: { 'accept-encoding': 'gzip' } }, (response) => {
      let bytes = 0;
      response.on('data', (piece: Buffer) => {
        bytes += piece.length;
      });
      response.on('end', () => resolve(bytes));
    })
      .on('error', reject)
      .end();
  });
}

test('sign-in loads at most 120 kB of script and 15 kB of style, also once the field is used', async ({
  page,
}) => {
  const scripts = loaded(page, 'script');
  const styles = loaded(page, 'stylesheet');
  await page.goto('/login', { waitUntil: 'networkidle' });
  const atFirst = scripts.size;
  await page.getByLabel('Mobile number').focus();
  await expect.poll(() => scripts.size).toBeGreaterThan(atFirst);
  await page.waitForLoadState('networkidle');
  await page.getByLabel('Mobile number').fill('12');
  await page.getByRole('button', { name: 'Send code' }).click();
  await expect(page.locator('[aria-invalid=true]')).toBeVisible();

  expect(await gzipBytes(scripts)).toBeLessThanOrEqual(SCRIPT_LIMIT_BYTES);
  expect(await gzipBytes(styles)).toBeLessThanOrEqual(STYLE_LIMIT_BYTES);
  expect(styles.size).toBeGreaterThan(0);
});

test.describe('without any script', () => {
  test.use({ javaScriptEnabled: false });

  test('the sign-in form is on the page', async ({ page }) => {
    await page.goto('/login');
    await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible();
    await expect(page.getByRole('radio', { name: /^India/ })).toBeChecked();
    await expect(page.getByLabel('Mobile number')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Send code' })).toBeVisible();
    await expect(page).toHaveTitle('Sign in · Selvedge');
  });
});

test('what is chosen and typed before the script arrives is kept, and pressing does no harm', async ({
  page,
}) => {
  const held = Promise.withResolvers<void>();
  await page.route('**/assets/*.js', async (route) => {
    await held.promise;
    await route.continue();
  });
  await page.goto('/login', { waitUntil: 'commit' });
  await page.getByRole('radio', { name: /^Bangladesh/ }).check();
  await page.getByLabel('Mobile number').fill('1712');
  await page.getByRole('button', { name: 'Send code' }).click();
  await expect(page).toHaveURL('/login');
  held.resolve();

  // Once beside the country and once before the number: the script has taken the page over.
  await expect(page.getByText('+880', { exact: true })).toHaveCount(2);
  await expect(page.getByRole('radio', { name: /^Bangladesh/ })).toBeChecked();
  await expect(page.getByLabel('Mobile number')).toHaveValue('1712');
  await page.getByRole('button', { name: 'Send code' }).click();
  await expect(page.getByText('Enter a Bangladeshi mobile number')).toBeVisible();
});

test('what is sent before the app has started is sent once it has, as the form stood', async ({ page }) => {
  const held = Promise.withResolvers<void>();
  await page.route('**/assets/{react,start}-*.js', async (route) => {
    await held.promise;
    await route.continue();
  });
  // The first script has run once it asks for the second.
  const requested = page.waitForRequest('**/assets/react-*.js');
  await page.goto('/login', { waitUntil: 'commit' });
  await requested;
  await page.getByRole('radio', { name: /^Bangladesh/ }).check();
  await page.getByLabel('Mobile number').fill('12');
  await page.getByRole('button', { name: 'Send code' }).click();
  held.resolve();
  await expect(page.getByText('Enter a Bangladeshi mobile number')).toBeVisible();
});

for (const [name, size] of [
  ['a phone', { width: 390, height: 844 }],
  ['a desk', { width: 1280, height: 800 }],
] as const) {
  test(`nothing on the sign-in page moves on ${name}, even when the font comes late`, async ({ page }) => {
    await page.setViewportSize(size);
    await page.addInitScript(() => {
      const shifts: number[] = [];
      Object.assign(window, { shifts });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) shifts.push((entry as unknown as { value: number }).value);
      }).observe({ type: 'layout-shift', buffered: true });
    });
    const held = Promise.withResolvers<void>();
    await page.route('**/*.woff2', async (route) => {
      await held.promise;
      await route.continue();
    });
    await page.goto('/login', { waitUntil: 'commit' });
    await expect(page.getByText('Demo: codes appear')).toBeVisible();
    const arrived = page.waitForResponse('**/*.woff2');
    held.resolve();
    await arrived;
    await page.evaluate(() => document.fonts.ready);
    await page.evaluate(
      () => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))),
    );
    const shifts = (await page.evaluate('shifts')) as number[];
    // Reported to three decimals; a letter that is a hair wider in the real font does not count.
    expect(shifts.reduce((sum, shift) => sum + shift, 0)).toBeLessThan(0.0005);
  });
}

test('scripts come from our own files only, and Trusted Types guard the page', async ({
  page,
  complaints,
}) => {
  complaints.allow(/TrustedHTML|Trusted ?Type|Content Security Policy/i);
  const answer = await page.goto('/login');
  const policy = answer?.headers()['content-security-policy'] ?? '';
  expect(policy).toContain("script-src 'self';");
  expect(policy).toContain("require-trusted-types-for 'script'");
  expect(policy).not.toContain('unsafe');
  expect(answer?.headers()['referrer-policy']).toBe('no-referrer');

  const outcome = await page.evaluate(() => {
    try {
      document.body.innerHTML = '<p>written by a string</p>';
      return 'written';
    } catch (problem) {
      return (problem as Error).name;
    }
  });
  expect(outcome).toBe('TypeError');
});

const ROUTE_LIMIT_BYTES = 50_000;

/** The scripts a screen needs before it can show anything; the page names them all. */
async function scriptsNamedBy(url: string): Promise<string[]> {
  const page = await (await fetch(url)).text();
  return [...page.matchAll(/(?:href|src)="(\/assets\/[^"]+\.js)"/g)].map(
    ([, path]) => new URL(path ?? '', url).href,
  );
}

/** What a script cannot run without. */
async function importsOf(url: string): Promise<string[]> {
  const script = await (await fetch(url)).text();
  return [...script.matchAll(/from"(\.\/[^"]+\.js)"/g)].map(([, path]) => new URL(path ?? '', url).href);
}

test('home needs at most 50 kB of script more than sign-in, and each further screen at most 50 kB more than home', async ({
  page,
  serverUrl,
  signedIn: _,
}) => {
  const login = new Set(await scriptsNamedBy(`${serverUrl}/login`));
  const home = await scriptsNamedBy(`${serverUrl}/customer/home`);
  const requested = loaded(page, 'script');
  await page.goto('/customer/home');
  await expect(page.getByRole('heading', { name: 'Waiting for you' })).toBeVisible();
  // Nothing comes later but the painter of cloth, the bell, the fabrics below the first picture, and what the wizard reads, with their own imports.
  const isLater = (url: string) =>
    /cloth-worker|quality-(parts|strip)|previous-orders|list-parts|notification-bell|keep-wizard-ready|material-options|credit-terms/.test(
      url,
    );
  const atFirst = [...requested];
  const forLater = (await Promise.all(atFirst.filter(isLater).map(importsOf))).flat();
  const known = [...home, ...forLater];
  expect(atFirst.filter((url) => !known.includes(url) && !isLater(url))).toEqual([]);
  expect(await gzipBytes(home.filter((url) => !login.has(url)))).toBeLessThanOrEqual(ROUTE_LIMIT_BYTES);

  const further = ['quotes', 'create-request/create', 'orders', 'payments', 'account'].map(
    (name) => `customer/${name}`,
  );
  const quality = 'customer/liveQualityDetailsView/fabrics/01a19af3-5240-78a8-a40f-9aa3012fa488';
  for (const name of [...further, 'customer/search', 'topSelling', quality]) {
    const more = (await scriptsNamedBy(`${serverUrl}/${name}`)).filter((url) => !home.includes(url));
    expect(more.length, name).toBeGreaterThan(0);
    expect(await gzipBytes(more), name).toBeLessThanOrEqual(ROUTE_LIMIT_BYTES);
  }
});

test('no schema of the contract travels to the browser with the orders', async ({ serverUrl }) => {
  for (const url of await scriptsNamedBy(`${serverUrl}/customer/orders`))
    expect(await (await fetch(url)).text(), url).not.toContain('_zod');
});
