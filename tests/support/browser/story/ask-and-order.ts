/** From the request to the paid advance, in the windows of buyer and desk. */
import { randomInt } from 'node:crypto';
import type { Market } from '#domain/shared/market.ts';
import { expect } from '../browser-test.ts';
import { newQuotes } from '../new-quotes.ts';
import { atSandbox, choose, ending } from '../pay.ts';
import { type Answers, answerAllSteps, begin, expectSent, POPLIN, sendButton } from '../request.ts';
import type { Story } from './cast.ts';

type OnPage = Pick<Story, 'page'>;

/** One colour, so that every sample is one. */
const FINISHES = {
  greige: { finish: 'Greige' },
  dyed: { finish: 'Dyed', colours: { count: '1', names: 'Navy' } },
  printed: { finish: 'Printed', colours: { count: '1', names: 'Floral' } },
  // Poplin is dyed in the piece.
  'yarn-dyed': {
    subCategory: 'Oxford',
    construction: '40x20/110x54 58"',
    finish: 'Yarn Dyed',
    colours: { count: '1', names: 'Blue check' },
  },
} as const satisfies Record<string, Partial<Answers>>;
export type Finish = keyof typeof FINISHES;

const PORT = { BD: 'Chattogram', INTL: 'Hamburg' } as const;
export const QUANTITY = 3000;

/** Asked for step by step. */
export async function askForCloth(
  { market, page }: OnPage & { market: Market },
  finish: Finish = 'greige',
): Promise<{ fabId: string; number: string }> {
  const { colours: _, ...poplin } = POPLIN;
  await begin(page);
  await answerAllSteps(page, { ...poplin, credit: 'Before dispatch', ...FINISHES[finish] });
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
  // What arrives after the page has read its quotes waits behind a count; what came before stands in the list.
  await expect(page.getByRole('heading', { level: 3, name: /^Quotes/ })).toBeVisible();
  const fabId = /fabrics\/([0-9a-f-]{36})/.exec(page.url())?.[1] ?? '';
  const number = await page.getByRole('heading', { level: 1, name: /^Q-\d\d-\d{6}$/ }).textContent();
  return { fabId, number: number ?? '' };
}

/** On the screen of the request, where the desk stays. */
export async function inviteMill({ desk, mill }: Story, number: string): Promise<void> {
  await desk.getByRole('link', { name: 'Requests', exact: true }).click();
  await desk.getByLabel('Search this list').fill(number);
  await expect(desk.getByRole('link', { name: /^Q-/ })).toHaveCount(1);
  await desk.getByRole('link', { name: number }).click();
  await desk.getByRole('button', { name: 'Invite suppliers' }).click();
  await desk.getByRole('dialog').getByLabel(`${mill.name}, ${mill.city}`).check();
  await desk.getByRole('dialog').getByRole('button', { name: 'Invite 1 supplier' }).click();
  await expect(desk.getByRole('region', { name: 'Suppliers' })).toContainText('Waiting');
}

/** The desk invites a mill and quotes for it; the buyer's page shows the quote by itself. */
export async function quoteAtDesk(story: Story, number: string): Promise<void> {
  const { market, desk, mill } = story;
  await inviteMill(story, number);
  await desk.getByRole('button', { name: 'New quote' }).click();
  await desk.getByLabel('Supplier', { exact: true }).selectOption({ label: `${mill.name}, ${mill.city}` });
  await desk.getByLabel('Supplier rate', { exact: true }).fill(market === 'IN' ? '110' : '1.10');
  await desk.getByLabel('Margin').fill('4.5');
  await desk.getByLabel('Lead time').fill('25');
  await desk.getByLabel('Total freight').fill(market === 'IN' ? '9000' : '0');
  if (market !== 'IN') {
    await desk.getByLabel('Delivery term').selectOption({ label: 'x-factory' });
    await desk.getByLabel('Place').fill('Surat');
  }
  const preview = desk.getByRole('region', { name: 'What the buyer sees' });
  await expect(preview).toContainText(market === 'IN' ? '₹114.95 per m' : '$1.15 per yd');
  await desk.getByLabel('Credit', { exact: true }).selectOption({ label: 'Before dispatch' });
  await desk.getByRole('button', { name: 'Send quote' }).click();
  await expect(desk.getByRole('row').filter({ hasText: mill.name })).toBeVisible();
}

export async function approveAndOrder({ page, customer, outbox, mill }: Story): Promise<void> {
  await newQuotes(page).click();
  await page.getByRole('button', { name: `Approve: ${mill.alias}` }).click();
  await placeOrder({ page }, () => outbox.codeFor(customer.address));
}

/** Of a quote that was just chosen. */
export async function placeOrder({ page }: OnPage, code: () => Promise<string>): Promise<void> {
  await page.getByRole('dialog').getByRole('button', { name: 'Approve and continue' }).click();
  await page.getByRole('button', { name: /^Place order · [₹$]/ }).click();
  await page
    .getByRole('dialog')
    .getByRole('textbox')
    .first()
    .fill(await code());
  await expect(page).toHaveURL(PAYING);
}

const PAYING = /\/customer\/create-order\/paymentDetails\/fabrics\//;

/** Cloth that lies ready, collected by the buyer. */
export async function orderFromStock({ page }: OnPage, fabId: string, metres: number): Promise<void> {
  await page.goto(`/customer/create-order/top-selling/ConfirmDetails?fabId=${fabId}`);
  await page.getByLabel('Order quantity').fill(String(metres));
  await page.getByRole('button', { name: 'Change: Delivery' }).click();
  await page.getByRole('radio', { name: 'Self pickup' }).check();
  // Only then is the button about what was typed and chosen.
  const cost = page.getByRole('region', { name: 'Cost' });
  await expect(cost.getByText(`${metres} m at`)).toBeVisible();
  await expect(cost.getByText('not included')).toBeVisible();
  await page.getByRole('button', { name: /^Place order · [₹$]/ }).click();
  await expect(page).toHaveURL(PAYING);
}

/** As it stands in the address of the page on which it is paid. */
export function orderBeingPaid({ page }: OnPage): string {
  return new URL(page.url()).searchParams.get('orderId') ?? '';
}

export async function payAtSandbox({ page }: OnPage): Promise<void> {
  await choose(page, 'Card', /^Pay [₹$]/);
  await atSandbox(page, 'pay');
  await expect(ending(page, 'Payment received')).toBeVisible();
}

/** The buyer tells of a transfer, the owner finds it on the statement, and accounts approve so large a sum. */
export async function payByTransfer({ page, desk, secondPerson }: Story): Promise<void> {
  await choose(page, 'Bank transfer', 'Show bank details');
  const utr = `UTRN${randomInt(1_000_000_000)}${randomInt(1_000_000)}`.padEnd(16, '7').slice(0, 16);
  const form = page.getByRole('region', { name: '2. Tell us you have paid' });
  await form.getByLabel('UTR').fill(utr);
  const sent = await form.getByLabel('Amount you sent').inputValue();
  await form.getByRole('button', { name: 'I have paid' }).click();
  await expect(ending(page, 'We are checking your transfer')).toBeVisible();
  await desk.getByRole('link', { name: 'Bank transfers' }).click();
  await desk.getByLabel('Search this list').fill(utr);
  await desk.getByRole('button', { name: utr }).click();
  await desk.getByRole('dialog').getByLabel('Amount received').fill(sent);
  await desk.getByRole('dialog').getByRole('button', { name: 'Match transfer' }).click();
  await expect(desk.getByText('when a second person approves it.')).toBeVisible();
  const second = await secondPerson();
  await second.page.getByRole('link', { name: 'Approvals' }).click();
  await second.page.getByRole('button', { name: utr }).click();
  await second.page.getByRole('dialog').getByRole('button', { name: 'Approve' }).click();
  await expect(second.page.getByText('Approved. It has taken effect.')).toBeVisible();
  await second.context.close();
  await expect(ending(page, 'Payment received')).toBeVisible();
}
