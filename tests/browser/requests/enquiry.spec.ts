/** A message as people write it becomes a filled query, and how few taps that takes. */
import type { Locator } from '@playwright/test';
import { PHONE } from '#tests/support/browser/accessible.ts';
import { expect, test } from '#tests/support/browser/browser-test.ts';
import { expectSent, sendButton, WIZARD } from '#tests/support/browser/request.ts';

const LINE = '60x60 92x88 cambric kora 44 panna 10000 mtr rate batao';
const MOST_TAPS = 6;

function tapping() {
  const counted = { taps: 0 };
  const tap = async (target: Locator) => {
    counted.taps += 1;
    await target.click();
  };
  const type = async (target: Locator, text: string) => {
    await tap(target);
    await target.fill(text);
  };
  return { counted, tap, type };
}

test.beforeEach(({ page }) => page.setViewportSize(PHONE));

test('a pasted line is sent from home with at most six taps', async ({ page, signedIn: _ }) => {
  const { counted, tap, type } = tapping();
  await page.goto('/customer/home');
  await type(page.getByLabel('What fabric do you need?'), LINE);
  await tap(page.getByRole('button', { name: 'Fill the query' }));
  await expect(page.getByRole('heading', { level: 2, name: 'Payment type' })).toBeVisible();
  const reading = page.getByRole('region', { name: 'From your message' });
  await expect(reading.getByText('Assumed').first()).toBeVisible();
  await tap(page.getByRole('button', { name: 'Continue', exact: true }));
  await expect(page.getByLabel('Quantity', { exact: true })).toHaveValue('10000');
  await type(page.getByLabel('Delivery PIN code'), '560058');
  await tap(page.getByRole('button', { name: '45 days', exact: true }));
  await tap(sendButton(page));
  await expectSent(page);
  expect(counted.taps).toBeLessThanOrEqual(MOST_TAPS);
});

test('a message that says everything is one tap from being sent', async ({ page, signedIn: _ }) => {
  const { counted, tap, type } = tapping();
  await page.goto('/customer/home');
  await type(
    page.getByLabel('What fabric do you need?'),
    `100% cotton ${LINE}, 30 days credit, delivery pin 560058, 20 din mein chahiye`,
  );
  await tap(page.getByRole('button', { name: 'Fill the query' }));
  await tap(sendButton(page));
  await expectSent(page);
  expect(counted.taps).toBe(3);
});

test('contradictions are asked, words are shown, and what is left goes into the notes', async ({
  page,
  signedIn: _,
}) => {
  await page.goto(WIZARD);
  await page
    .getByLabel('What fabric do you need?')
    .fill('cambric kora 44 panna ya 58 panna 5000 mtr, lurex border wala');
  await page.getByRole('button', { name: 'Fill the query' }).click();
  const reading = page.getByRole('region', { name: 'From your message' });
  await expect(reading).toContainText('You wrote “44 panna” and “58 panna”. Which one do you need?');
  await expect(page.getByRole('heading', { level: 2, name: 'Minimum width' })).toBeVisible();
  await reading.getByRole('button', { name: /Show what we read/ }).click();
  await expect(reading).toContainText('“kora”');
  await reading.getByRole('button', { name: 'Say what “lurex border wala” is' }).click();
  await page
    .getByRole('dialog', { name: 'What is this?' })
    .getByRole('button', { name: /^Notes/ })
    .click();
  await expect(reading.getByText('Not understood')).toBeHidden();
});

test('words that were not understood are tapped into the field they belong to', async ({
  page,
  signedIn: _,
}) => {
  await page.goto(WIZARD);
  await page
    .getByLabel('What fabric do you need?')
    .fill('100% cotton cambric kora 60x60 92x88 44 panna 7500 mtr, fatafat loom, GR mark, 30 days credit');
  await page.getByRole('button', { name: 'Fill the query' }).click();
  const reading = page.getByRole('region', { name: 'From your message' });
  const sheet = page.getByRole('dialog', { name: 'What is this?' });
  const open = async (words: string) => {
    await reading.getByRole('button', { name: `Say what “${words}” is` }).click();
    await expect(sheet).toContainText(`“${words}”`);
  };
  await open('fatafat loom');
  await sheet.getByRole('button', { name: /^Loom type/ }).click();
  await expect(sheet.getByRole('button', { name: 'Water Jet' })).toBeHidden();
  await sheet.getByRole('button', { name: 'Air Jet' }).click();
  await open('GR mark');
  await page.keyboard.press('Escape');
  await expect(reading.getByText('Not understood')).toBeVisible();
  await open('GR mark');
  await sheet.getByRole('button', { name: /^Certification/ }).click();
  await sheet.getByRole('button', { name: 'GRS', exact: true }).click();
  await expect(reading.getByText('Not understood')).toBeHidden();
  await expect(page.getByLabel('Quantity', { exact: true })).toHaveValue('7500');
  await expect(page.getByRole('definition').filter({ hasText: 'Air Jet' }).first()).toBeVisible();
  await reading.getByRole('button', { name: /Show what we read/ }).click();
  await expect(reading).toContainText('“fatafat loom”');
});

test('several fabrics become several drafts, and no fabric gets a sentence', async ({
  page,
  signedIn: _,
}) => {
  await page.goto('/customer/search');
  const message = page.getByLabel('What fabric do you need?');
  await message.fill('good morning');
  await page.getByRole('button', { name: 'Fill the query' }).click();
  await expect(page.getByText('We could not find a fabric in this text.')).toBeVisible();
  await message.fill('cambric kora 44 panna 5000 mtr\npoplin rfd 58 inch 3000 mtr');
  await page.getByRole('button', { name: 'Fill the query' }).click();
  await expect(page.getByRole('heading', { name: 'Your drafts' })).toBeVisible();
  await expect(page.getByRole('button', { name: /^Discard: / })).toHaveCount(2);
});
