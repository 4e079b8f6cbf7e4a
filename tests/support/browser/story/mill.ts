/** The mill in the third window: on a phone, from the link of its invitation to the goods that are ready. */
import type { Browser, Page } from '@playwright/test';
import { expect } from '../browser-test.ts';
import { packingList } from './goods.ts';
import { photoFiles } from './making.ts';

const PHONE = { width: 390, height: 844 };

export async function millPhone({ browser, address }: { browser: Browser; address: string }): Promise<Page> {
  const context = await browser.newContext({
    viewport: PHONE,
    hasTouch: true,
    baseURL: process.env.BASE_URL ?? '',
    extraHTTPHeaders: { 'x-forwarded-for': address },
  });
  return context.newPage();
}

type TypedQuote = { rate: string; readyDays: string };

/** Types as a thumb does: a tap into each field, then its figures. */
export async function quoteFromLink(
  mill: Page,
  { rate, readyDays }: TypedQuote,
  code: () => Promise<string>,
): Promise<void> {
  await mill.getByLabel('Ex-mill rate').click();
  await mill.keyboard.type(rate, { delay: 60 });
  await mill.getByLabel('Ready in days').click();
  await mill.keyboard.type(readyDays, { delay: 60 });
  await mill.getByRole('button', { name: 'Send quote' }).click();
  await mill.getByLabel('Code', { exact: true }).click();
  await mill.keyboard.type(await code(), { delay: 60 });
  await expect(mill.getByRole('heading', { name: 'Quote sent' })).toBeVisible();
}

export async function openOwnOrder(mill: Page, orderNumber: string): Promise<void> {
  await mill.goto('/supplier/#list');
  await mill.getByRole('link', { name: new RegExp(orderNumber) }).click();
  await expect(mill.getByRole('heading', { name: 'Your work' })).toBeVisible();
}

export async function acceptOrder(mill: Page): Promise<void> {
  await mill.getByRole('button', { name: 'Accept order' }).click();
  await expect(mill.getByText('You have accepted this order.')).toBeVisible();
}

/** Everything of its own that can be finished now; answers how much that was. */
export async function millWorks(mill: Page): Promise<number> {
  await reopened(mill);
  for (let done = 0; ; done += 1) {
    const [next] = await mill.getByRole('button', { name: /^Finished: / }).all();
    if (!next) return done;
    const name = (await next.getAttribute('aria-label')) ?? '';
    await next.click();
    await expect(mill.getByRole('button', { name, exact: true })).toBeHidden();
  }
}

async function reopened(mill: Page): Promise<void> {
  await mill.reload();
  await expect(mill.getByRole('heading', { name: 'Your work' })).toBeVisible();
}

/** The one sample that is to be sent now, with a photo of each option or lot. */
export async function sendOwnSample(mill: Page, ...pieces: readonly string[]): Promise<void> {
  await reopened(mill);
  const part = mill.getByRole('region', { name: 'Samples to send' });
  await part.locator('summary').first().click();
  await part.getByLabel('Courier').fill('BlueDart');
  await part.getByLabel('Parcel number').fill('79012345');
  for (const [index, piece] of pieces.entries()) {
    if (index > 0) await part.getByRole('button', { name: /^Add (an option|a lot)$/ }).click();
    await part.getByLabel(`Photo of ${piece}`).setInputFiles(await photoFiles(`${piece}.jpg`));
    await expect(part.getByText('Photo added')).toHaveCount(index + 1);
  }
  await part.getByRole('button', { name: 'Send sample' }).click();
  await expect(mill.getByText('Sent.')).toBeVisible();
}

export async function packOwnRolls(mill: Page, quantity: number): Promise<void> {
  await reopened(mill);
  await mill.getByText('Packed rolls', { exact: true }).click();
  await mill.getByLabel('Roll list').fill(packingList(quantity));
  await mill.getByRole('button', { name: 'Send roll list' }).click();
  await expect(mill.getByText('Sent.')).toBeVisible();
  await mill.getByText('Ready for pick-up', { exact: true }).click();
  await mill.getByRole('button', { name: 'Goods are ready' }).click();
  await expect(mill.getByText('Ready for pick-up').last()).toBeVisible();
}
