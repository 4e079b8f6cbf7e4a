/** How little a buyer has to do for a greige request, and how the wizard leads through it. */
import type { Locator } from '@playwright/test';
import { addAddress } from '#contract/customer/addresses.ts';
import { PHONE } from '#tests/support/browser/accessible.ts';
import { expect, test } from '#tests/support/browser/browser-test.ts';
import { clientAt } from '#tests/support/browser/client.ts';
import {
  answerAllSteps,
  begin,
  chooseFinish,
  chooseLoom,
  describeCloth,
  expectSent,
  goOn,
  POPLIN,
  radio,
  sendButton,
} from '#tests/support/browser/request.ts';
import { ADDRESS_OF } from '#tests/support/data/addresses.ts';

const MOST_TAPS = 12;

test('from home to a submitted request it takes at most twelve taps, dyed or greige', async ({
  page,
  signedIn: _,
}) => {
  await page.setViewportSize(PHONE);
  let taps = 0;
  const tap = async (target: Locator) => {
    taps += 1;
    await target.click();
  };
  /** Tapped into, then typed. */
  const type = async (target: Locator, text: string) => {
    await tap(target);
    await target.fill(text);
  };
  const next = page.getByRole('button', { name: 'Continue', exact: true });
  const heading = (name: string) => page.getByRole('heading', { level: 2, name });
  const useThese = page.getByRole('button', { name: 'Use these' });
  await page.goto('/customer/home');
  await tap(page.getByRole('link', { name: 'Add query' }).first());
  await tap(radio(page, 'Cotton'));
  await expect(radio(page, '100% Cotton')).toBeChecked();
  await tap(next);
  await tap(radio(page, 'Poplin'));
  await tap(radio(page, 'Finished'));
  await tap(radio(page, 'Dyed'));
  await expect(page.getByLabel('Number of colours')).toHaveValue('1');
  await tap(radio(page, '40x40/120x80 58"'));
  await expect(heading('Minimum width')).toBeVisible();
  await expect(page.getByText(/^Filled in: 58" · 40x40\/120x80 · No preference · /)).toBeVisible();
  await tap(useThese);
  await expect(heading('Quantity and delivery')).toBeVisible();
  await type(page.getByLabel('Quantity', { exact: true }), '5000');
  await type(page.getByLabel('Delivery PIN code'), '560058');
  await tap(page.getByRole('button', { name: '45 days', exact: true }));
  await tap(sendButton(page));
  await expectSent(page);
  expect(taps).toBeLessThanOrEqual(MOST_TAPS);
});

test('the progress bar announces what follows the steps, and the tabs are out of the way', async ({
  page,
  signedIn: _,
}) => {
  await begin(page);
  const bar = page.getByRole('progressbar', { name: 'Progress' });
  await expect(bar).toHaveAttribute('aria-valuetext', 'Step 1 of 8, then quantity and delivery');
  await expect(page.getByText('then quantity and delivery').filter({ visible: true })).toBeVisible();
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeHidden();
  await answerAllSteps(page, POPLIN);
  await expect(bar).toHaveAttribute('aria-valuetext', '8 of 8 steps done, now quantity and delivery');
  const titles = page.getByRole('heading', { level: 3 });
  await expect(titles).toHaveText([
    'How much do you need?',
    'Where and by when?',
    'Your specification',
    'More for suppliers (optional)',
  ]);
});

test('a field that needs another look comes into sight above the bars that stay, with its sentence', async ({
  page,
  signedIn: _,
}) => {
  await page.setViewportSize({ ...PHONE, height: 560 });
  await begin(page);
  await answerAllSteps(page, POPLIN);
  await page.getByLabel('Quantity', { exact: true }).fill('5000');
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
  await sendButton(page).click();
  const pincode = page.getByLabel('Delivery PIN code');
  await expect(pincode).toBeFocused();
  const inSight = () =>
    pincode.evaluate((input) => {
      const words = document.getElementById(`${input.id}-words`)?.getBoundingClientRect();
      const [top, bottom] = [input.getBoundingClientRect().top, words?.bottom ?? Number.NaN];
      const title = document.querySelector('header')?.getBoundingClientRect().bottom ?? 0;
      const action = [...document.querySelectorAll('button')].find(({ type }) => type === 'submit');
      const bar = action?.closest('.sticky')?.getBoundingClientRect().top ?? 0;
      return top >= title && bottom <= bar;
    });
  await expect.poll(inSight).toBe(true);
});

test('a yarn is chosen, and a loom that cannot weave the width says why', async ({ page, signedIn: _ }) => {
  await begin(page);
  await answerAllSteps(page, POPLIN);
  await page.getByRole('button', { name: 'Edit Quality specifications' }).click();
  await expect(radio(page, 'Open-end')).toBeDisabled();
  await radio(page, 'Combed').check();
  await page.getByRole('button', { name: 'Done' }).click();
  await expect(page.getByRole('definition').filter({ hasText: '40x40/120x80 · Combed yarn' })).toBeVisible();
  await page.getByRole('button', { name: 'Edit Loom type' }).click();
  await expect(radio(page, 'Power Loom')).toBeDisabled();
  await expect(page.getByText('Power looms weave up to 54 inches; you need 58 inches.')).toBeVisible();
});

test('a default address that arrives late leaves a PIN code alone that is being typed', async ({
  page,
  signedIn: { signIn },
  serverUrl,
  address,
}) => {
  const buyer = clientAt({ serverUrl, address, token: signIn.accessToken });
  await buyer(addAddress, { body: ADDRESS_OF.IN });
  const arrives = Promise.withResolvers<void>();
  await page.route('**/apiuser/addresses/', async (route) => {
    await arrives.promise;
    await route.continue();
  });
  await begin(page);
  await answerAllSteps(page, POPLIN);
  const pincode = page.getByLabel('Delivery PIN code');
  await pincode.click();
  arrives.resolve();
  await expect(page.getByRole('button', { name: 'Factory' })).toBeVisible();
  await page.keyboard.type('560058');
  await expect(page.getByText('Bengaluru, Karnataka')).toBeVisible();
  await expect(pincode).toHaveValue('560058');
});

test('a usual credit period that arrives after Continue was pressed leads on', async ({
  page,
  signedIn: _,
}) => {
  const arrives = Promise.withResolvers<void>();
  await page.route('**/apiuser/credit-period/', async (route) => {
    await arrives.promise;
    await route.continue();
  });
  await begin(page);
  await describeCloth(page, POPLIN);
  await chooseFinish(page, POPLIN);
  await chooseLoom(page, POPLIN);
  await goOn(page);
  await expect(page.getByText('Choose when you would like to pay.')).toBeVisible();
  arrives.resolve();
  await expect(page.getByRole('heading', { level: 2, name: 'Quantity and delivery' })).toBeVisible();
});
