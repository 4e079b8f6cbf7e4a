import { readFile } from 'node:fs/promises';
import { mergeTests, type Page } from '@playwright/test';
import { listDocuments } from '#contract/customer/documents.ts';
import { expect } from '#tests/support/browser/browser-test.ts';
import { test as deliveryTest } from '#tests/support/browser/delivery.ts';
import { test as claimsTest } from '#tests/support/browser/issues.ts';
import { shellKept } from '#tests/support/browser/service-worker.ts';

const test = mergeTests(deliveryTest, claimsTest);
/** The seven of the specification, and the tax invoice of what was shipped. */
const ON_SHELF = [
  'Advance Receipt',
  'Customer Order Summary',
  'Direct Invoicing Packing List',
  'Final dispatch',
  'Order Issue',
  'Proforma Invoice',
  'Purchase Order',
  'Tax Invoice',
];
const FIRST_BYTES: Readonly<Record<string, string>> = { pdf: '%PDF-', xlsx: 'PK\u0003\u0004' };

/** What the browser saved; a page that says that the link has ended is no download. */
async function savedFile(page: Page, name: string): Promise<void> {
  const button = page.getByRole('button', { name, exact: true });
  const [download] = await Promise.all([page.waitForEvent('download', { timeout: 60_000 }), button.click()]);
  expect(await download.failure()).toBeNull();
  const ending = download.suggestedFilename().split('.').at(-1) ?? '';
  const bytes = await readFile(await download.path());
  expect(bytes.length).toBeGreaterThan(100);
  const first = FIRST_BYTES[ending];
  if (first) expect(bytes.subarray(0, first.length).toString('latin1')).toBe(first);
}

test('with an awake worker every kind of document on the shelf is downloaded, each ticket asked for once', async ({
  page,
  context,
  ordering,
  delivery,
  claims,
}) => {
  const { orderId } = await delivery.aPackedOrder();
  const { dispatchId } = await delivery.ship(orderId, [100, 100, 100, 100, 100]);
  await delivery.deliver(dispatchId);
  await claims.anIssue(orderId);
  const tickets: string[] = [];
  context.on('request', (request) => {
    if (new URL(request.url()).pathname.startsWith('/download/')) tickets.push(request.url());
  });

  await page.goto(`/customer/orders?view=order&id=${orderId}`);
  await shellKept(page);
  await page.reload();
  const shelf = page.getByRole('list', { name: 'Documents' });
  await expect(shelf).toBeVisible();
  for (const create of await shelf.getByRole('button', { name: /^Create / }).all()) await create.click();
  const onShelf = async () => {
    const { records } = await ordering.buyer(listDocuments, { query: { orderId } });
    return [...new Set(records.map(({ typeLabel }) => typeLabel))].toSorted();
  };
  await expect.poll(onShelf).toEqual(ON_SHELF);
  await page.reload();
  const buttons = shelf.getByRole('button', { name: /^Download / });
  await expect.poll(() => buttons.count()).toBeGreaterThanOrEqual(ON_SHELF.length);
  const names = await buttons.evaluateAll((all) => all.map((each) => each.getAttribute('aria-label') ?? ''));
  expect(new Set(names.map((name) => ON_SHELF.find((type) => name.includes(type)))).size).toBe(
    ON_SHELF.length,
  );
  for (const name of names) await savedFile(page, name);
  await expect(page.getByRole('heading', { name: 'This link has expired' })).toBeHidden();
  expect(new Set(tickets).size).toBe(names.length);
  expect(tickets).toHaveLength(names.length);
});
