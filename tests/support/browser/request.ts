/** The steps of a fabric request, as a buyer takes them. */
import type { Page } from '@playwright/test';
import { expect } from './browser-test.ts';

export const WIZARD = '/customer/create-request/create';

export type Answers = {
  category: string;
  /** Left out for a fabric of one fibre. */
  blend?: string;
  subCategory: string;
  /** "Greige", or a finish. */
  finish: string;
  colours?: { count: string; names: string };
  width: string;
  construction: string;
  loom: string;
  credit: string;
};

export const POPLIN: Answers = {
  category: 'Cotton',
  subCategory: 'Poplin',
  finish: 'Dyed',
  colours: { count: '2', names: 'Navy, White' },
  width: '58"',
  construction: '40x40/120x80 58"',
  loom: 'Air Jet',
  credit: '30 days after the tax invoice',
};

export function radio(page: Page, name: string) {
  return page.getByRole('radio', { name, exact: true });
}

export async function atStep(page: Page, number: number, title: string): Promise<void> {
  await expect(page.getByRole('heading', { level: 2, name: title })).toBeVisible();
  await expect(page).toHaveURL(new RegExp(`[?&]step=${number}(&|$)`));
  await expect(page.getByText(`Step ${number} of 8`)).toBeVisible();
}

export async function goOn(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Continue', exact: true }).click();
}

/** Opens the wizard with nothing begun. */
export async function begin(page: Page): Promise<void> {
  await page.goto(WIZARD);
  await atStep(page, 1, 'Fabric type');
}

export async function describeCloth(page: Page, answers: Answers): Promise<void> {
  await radio(page, answers.category).click();
  await atStep(page, 2, 'Composition');
  if (answers.blend) {
    await radio(page, 'Blend').check();
    await page.getByRole('button', { name: answers.blend }).click();
    await expect(page.getByText('The shares add up to 100%.')).toBeVisible();
  } else {
    await page.getByRole('radio', { name: /^100%/ }).check();
  }
  await goOn(page);
  await atStep(page, 3, 'Choose a Subcategory');
  await radio(page, answers.subCategory).click();
  await atStep(page, 4, 'Requirement type');
}

export async function chooseFinish(page: Page, { finish, colours, construction }: Answers): Promise<void> {
  await radio(page, finish === 'Greige' ? 'Greige' : 'Finished').check();
  if (finish !== 'Greige') await radio(page, finish).check();
  if (colours) {
    await page.getByLabel(/^Number of/).fill(colours.count);
    await page.getByLabel('Colours (optional)').fill(colours.names);
  }
  await radio(page, construction).click();
}

export async function chooseLoom(page: Page, { width, loom }: Answers): Promise<void> {
  await atStep(page, 5, 'Minimum width');
  await radio(page, width).click();
  await atStep(page, 6, 'Quality specifications');
  await goOn(page);
  await atStep(page, 7, 'Loom type');
  await radio(page, loom).click();
  await atStep(page, 8, 'Payment type');
}

export async function chooseMaking(page: Page, answers: Answers): Promise<void> {
  await chooseLoom(page, answers);
  await radio(page, answers.credit).click();
  await expect(page.getByRole('heading', { level: 2, name: 'Quantity and delivery' })).toBeVisible();
  await expect(page).toHaveURL(/step=review/);
}

export async function answerAllSteps(page: Page, answers: Answers): Promise<void> {
  await describeCloth(page, answers);
  await chooseFinish(page, answers);
  await chooseMaking(page, answers);
}

export async function fillSheet(page: Page, quantity = '5000'): Promise<void> {
  await page.getByLabel('Quantity', { exact: true }).fill(quantity);
  await page.getByLabel('Delivery PIN code').fill('560058');
  await expect(page.getByText('Bengaluru, Karnataka')).toBeVisible();
  await page.getByRole('button', { name: '45 days', exact: true }).click();
}

export function sendButton(page: Page) {
  return page.getByRole('button', { name: 'Send to suppliers' });
}

/** Ends on the request itself. */
export async function expectSent(page: Page): Promise<void> {
  await expect(page).toHaveURL(/\/customer\/quote-detail\/fabrics\/[0-9a-f-]{36}/);
  await expect(page.getByText(/^Q-\d\d-\d{6} is sent to suppliers\.$/)).toBeVisible();
}

/** How often the page asked the server to send a request to suppliers. */
export function countSubmissions(page: Page): () => number {
  let count = 0;
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith('/submit/')) count += 1;
  });
  return () => count;
}
