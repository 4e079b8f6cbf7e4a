/** Two windows: a buyer of any market and the owner of the marketplace, who play an order from the request on. */
import { randomInt } from 'node:crypto';
import type { BrowserContext, Page } from '@playwright/test';
import type { Call } from '#contract/client.ts';
import { readTna } from '#contract/customer/production.ts';
import { completeTask, readTnaForStaff } from '#contract/staff/production.ts';
import { addSupplier } from '#contract/staff/requests.ts';
import type { Market } from '#domain/shared/market.ts';
import { photoWithPlace } from '#tests/support/data/pictures.ts';
import { supplierBody } from '#tests/support/data/quotes.ts';
import { waitFor } from '#tests/support/server/wait-for.ts';
import { expect, saveSignIn } from './browser-test.ts';
import { type DeskParts, type DeskWindow, openDesk } from './desk.ts';
import { openOrderingDesk } from './orders.ts';
import { atSandbox, choose, ending } from './pay.ts';
import { type Customer, signInByApi } from './people.ts';
import { openQuoteDesk, staffClient } from './quotes.ts';
import { type Answers, answerAllSteps, begin, expectSent, POPLIN, sendButton } from './request.ts';

export type Story = {
  market: Market;
  customer: Customer;
  page: Page;
  buyer: Call;
  /** The owner's window, and the same person without one. */
  desk: Page;
  staff: Call;
  parts: DeskParts;
  deskWindow: DeskWindow['context'];
};

type StoryParts = DeskParts & { page: Page; context: BrowserContext; serverUrl: string };

const GREIGE: Answers = { ...withoutColours(POPLIN), finish: 'Greige', credit: 'Before dispatch' };
const PORT = { BD: 'Chattogram', INTL: 'Hamburg' } as const;
export const QUANTITY = 3000;

function withoutColours({ colours: _, ...answers }: Answers): Answers {
  return answers;
}

export async function openStory(market: Market, story: StoryParts): Promise<Story> {
  const { page, context, serverUrl, people, outbox, address } = story;
  const customer = await people.aCustomer(market);
  const signIn = await signInByApi(customer, { serverUrl, address });
  await saveSignIn(context, serverUrl, customer, signIn);
  const options = { people, serverUrl, address, outbox };
  const quotes = await openQuoteDesk({ ...options, signIn });
  const { buyer } = await openOrderingDesk({ ...options, desk: quotes, customer });
  const { page: desk, context: deskWindow } = await openDesk(story, 'owner');
  const staff = await staffClient({ ...options, role: 'owner' });
  return { market, customer, page, buyer, desk, staff, parts: story, deskWindow };
}

/** Greige poplin, asked for step by step. */
export async function askForCloth({
  market,
  page,
}: Pick<Story, 'market' | 'page'>): Promise<{ fabId: string; number: string }> {
  await begin(page);
  await answerAllSteps(page, GREIGE);
  await page.getByLabel('Quantity', { exact: true }).fill(String(QUANTITY));
  if (market === 'IN') {
    await page.getByLabel('Delivery PIN code').fill('560058');
    await expect(page.getByText('Bengaluru, Karnataka')).toBeVisible();
  } else {
    await page.getByLabel('Port of delivery').fill(PORT[market]);
  }
  await page.getByRole('button', { name: '45 days', exact: true }).click();
  await sendButton(page).click();
  await expectSent(page);
  const fabId = /fabrics\/([0-9a-f-]{36})/.exec(page.url())?.[1] ?? '';
  const number = await page.getByRole('heading', { level: 1, name: /^Q-\d\d-\d{6}$/ }).textContent();
  return { fabId, number: number ?? '' };
}

/** The desk invites a mill and quotes for it; the buyer's page shows the quote by itself. */
export async function quoteAtDesk({ market, desk, staff }: Story, number: string): Promise<string> {
  const tail = randomInt(1_000_000_000);
  const mill = supplierBody({ name: `Hidden Weavers ${tail}`, alias: `Mill ${tail}` });
  await staff(addSupplier, { body: mill });
  await desk.getByRole('link', { name: 'Requests', exact: true }).click();
  await desk.getByLabel('Search this list').fill(number);
  await desk.getByRole('link', { name: number }).click();
  await desk.getByRole('button', { name: 'Invite suppliers' }).click();
  await desk.getByRole('dialog').getByLabel(`${mill.name}, ${mill.city}`).check();
  await desk.getByRole('dialog').getByRole('button', { name: 'Invite 1 supplier' }).click();
  await expect(desk.getByRole('region', { name: 'Suppliers' })).toContainText('Waiting');

  await desk.getByRole('button', { name: 'New quote' }).click();
  await desk.getByLabel('Supplier', { exact: true }).selectOption({ label: `${mill.name}, ${mill.city}` });
  await desk.getByLabel('Supplier rate', { exact: true }).fill(market === 'IN' ? '100' : '1.10');
  await desk.getByLabel('Margin').fill('4.5');
  await desk.getByLabel('Lead time').fill('25');
  await desk.getByLabel('Total freight').fill(market === 'IN' ? '9000' : '0');
  if (market !== 'IN') {
    await desk.getByLabel('Delivery term').selectOption({ label: 'x-factory' });
    await desk.getByLabel('Place').fill('Surat');
  }
  const preview = desk.getByRole('region', { name: 'What the buyer sees' });
  await expect(preview).toContainText(market === 'IN' ? '₹104.50 per m' : '$1.15 per yd');
  await desk.getByLabel('Credit', { exact: true }).selectOption({ label: 'Before dispatch' });
  await desk.getByRole('button', { name: 'Send quote' }).click();
  await expect(desk.getByRole('row').filter({ hasText: mill.name })).toBeVisible();
  return mill.alias;
}

export async function approveAndOrder({ page, customer, parts }: Story, alias: string): Promise<void> {
  await page.getByRole('button', { name: `Approve: ${alias}` }).click();
  await placeOrder({ page }, () => parts.outbox.codeFor(customer.address));
}

type OnPage = Pick<Story, 'page'>;

/** Of a quote that was just chosen. */
export async function placeOrder({ page }: OnPage, code: () => Promise<string>): Promise<void> {
  await page.getByRole('dialog').getByRole('button', { name: 'Approve and continue' }).click();
  await page.getByRole('button', { name: /^Place order · [₹$]/ }).click();
  await page
    .getByRole('dialog')
    .getByRole('textbox')
    .first()
    .fill(await code());
  await expect(page).toHaveURL(/\/customer\/create-order\/paymentDetails\/fabrics\//);
}

export async function payAtSandbox({ page }: OnPage): Promise<void> {
  await choose(page, 'Card', /^Pay [₹$]/);
  await atSandbox(page, 'pay');
  await expect(ending(page, 'Payment received')).toBeVisible();
}

/** The buyer tells of a transfer, and accounts find it on the statement. */
export async function payByTransfer({ page, desk }: Story): Promise<void> {
  await choose(page, 'Bank transfer', 'Show bank details');
  const utr = `UTRN${randomInt(1_000_000_000)}${randomInt(1_000_000)}`.padEnd(16, '7').slice(0, 16);
  const form = page.getByRole('region', { name: '2. Tell us you have paid' });
  await form.getByLabel('UTR').fill(utr);
  await form.getByRole('button', { name: 'I have paid' }).click();
  await expect(ending(page, 'We are checking your transfer')).toBeVisible();
  await desk.getByRole('link', { name: 'Bank transfers' }).click();
  await desk.getByLabel('Search this list').fill(utr);
  await desk.getByRole('button', { name: utr }).click();
  await desk.getByRole('dialog').getByRole('button', { name: 'Match transfer' }).click();
  await expect(desk.getByText('Transfer matched.')).toBeVisible();
  await expect(ending(page, 'Payment received')).toBeVisible();
}

export async function planIsMade({ buyer }: Story, fabId: string, orderId: string): Promise<void> {
  await waitFor('the plan', async () => {
    const plan = await buyer(readTna, { params: { fabId }, query: { orderId } });
    return !plan.isProvisional;
  });
}

/** Of the order on the desk's screen. */
export async function openPart(desk: Page, part: 'Plan' | 'Samples' | 'Shipments'): Promise<void> {
  const parts = desk.getByRole('navigation', { name: 'Parts of the order' });
  await parts.getByRole('link', { name: part }).click();
}

/** Everything the mill can finish now, one task after the other, without a window. */
export async function workGoesOn({ staff }: Story, orderId: string): Promise<void> {
  for (;;) {
    const { tasks } = await staff(readTnaForStaff, { params: { orderId } });
    const next = tasks.find(
      ({ isReady, actualEnd, owner, taskId, sampleType }) =>
        isReady && actualEnd === null && owner !== 'customer' && sampleType === null && taskId < 'T83',
    );
    if (!next) return;
    await staff(completeTask, { params: { orderId, taskId: next.taskId }, body: {} });
  }
}

/** The first piece off the loom waits on the production screen; every lot of it is approved. */
export async function approveFirstPiece({ page }: OnPage, path: string): Promise<void> {
  await page.goto(path);
  await page.getByRole('button', { name: /^Review sample/ }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Decide lot by lot' }).click();
  await expect(page).toHaveURL(/view=approve-bulk/);
  for (const lot of await dialog.getByRole('checkbox').all()) await lot.check();
  await dialog.getByRole('button', { name: /^Approve \d+ lots?$/ }).click();
  await expect(page).not.toHaveURL(/view=approve-bulk/);
}

export async function giveFeedback({ page }: OnPage, orderId: string): Promise<void> {
  await page.goto(`/customer/feedback/${orderId}`);
  const questions = page.getByRole('group').filter({ has: page.getByRole('radio') });
  await expect(questions).toHaveCount(5);
  for (const question of await questions.all())
    await question.getByRole('radio', { name: '5 – Excellent' }).check({ force: true });
  await page.getByRole('button', { name: 'Submit feedback' }).click();
  await expect(page).toHaveURL(new RegExp(`/customer/alradyFeedBack\\?orderId=${orderId}$`));
}

type ChosenPhoto = { name: string; mimeType: string; buffer: Buffer };

export async function photoFiles(...names: readonly string[]): Promise<ChosenPhoto[]> {
  const buffer = await photoWithPlace('jpeg');
  return names.map((name) => ({ name, mimeType: 'image/jpeg', buffer }));
}
