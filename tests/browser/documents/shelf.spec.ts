import { readFile } from 'node:fs/promises';
import type { Page, Request } from '@playwright/test';
import { listDocuments } from '#contract/customer/documents.ts';
import type { Order } from '#contract/customer/orders.ts';
import { storedFile, uploadFile } from '#contract/customer/uploads.ts';
import { DESK, expectAccessible, PHONE } from '#tests/support/browser/accessible.ts';
import { expect } from '#tests/support/browser/browser-test.ts';
import { test } from '#tests/support/browser/orders.ts';
import { signInOnPage } from '#tests/support/browser/sign-in.ts';
import { photoWithPlace } from '#tests/support/data/pictures.ts';

const shelf = (page: Page) => page.getByRole('region', { name: 'Documents' });
const orderPath = ({ orderId }: Order) => `/customer/orders?view=order&id=${orderId}`;
const downloadButton = (page: Page) => page.getByRole('button', { name: /^Download Proforma Invoice PI\// });

async function savedBytes(page: Page, start: () => Promise<void>): Promise<Buffer> {
  const [download] = await Promise.all([page.waitForEvent('download'), start()]);
  expect(download.suggestedFilename()).toMatch(/^PI-\d\d-\d\d-\d{6}\.pdf$/);
  return readFile(await download.path());
}

/** Everything the browser keeps for this page: both storages, the names of databases and what lies in caches. */
const stored = (page: Page) =>
  page.evaluate(async () => {
    const names = await caches.keys();
    const kept = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    const databases = await indexedDB.databases();
    const addresses = kept.flat().map(({ url }) => url);
    return JSON.stringify([{ ...localStorage }, { ...sessionStorage }, databases, addresses]);
  });

/** What a page asks for, with all headers. */
function listenTo(page: Page): Request[] {
  const requested: Request[] = [];
  page.on('request', (request) => requested.push(request));
  return requested;
}

test('a buyer downloads the proforma, shares it, and a bank reads it without an account until the link ends', async ({
  page,
  browser,
  complaints,
  address,
  ordering,
}) => {
  const order = await ordering.aPayableOrder();
  await page.goto(orderPath(order));
  await expect(downloadButton(page)).toBeVisible();
  const own = await savedBytes(page, () => downloadButton(page).click());
  expect(own.subarray(0, 5).toString()).toBe('%PDF-');
  await expectAccessible(page);

  await page.getByRole('button', { name: /^Share Proforma Invoice PI\// }).click();
  const sheet = page.getByRole('dialog', { name: 'Share document' });
  await sheet.getByRole('button', { name: 'Create link' }).click();
  const link = await sheet.getByRole('textbox', { name: 'Link' }).inputValue();
  expect(new URL(link)).toMatchObject({
    pathname: `/customer/production-detail/fabrics/${order.fabId}/orders/${order.orderId}`,
    search: '',
  });
  await expect(sheet.getByRole('link', { name: 'WhatsApp' })).toBeVisible();
  await expectAccessible(page);

  const stranger = await browser.newContext({ extraHTTPHeaders: { 'x-forwarded-for': address } });
  complaints.watch(stranger);
  const bank = await stranger.newPage();
  const requested = listenTo(bank);
  // As an old mail program may have mangled it: the key goes behind the # at once.
  await bank.goto(link.replace('#', '?'));
  await expect(bank.getByRole('heading', { name: 'Proforma Invoice' })).toBeVisible();
  expect(bank.url()).toBe(link);
  await expect(bank.getByText(`For order ${order.number}`)).toBeVisible();
  await expectAccessible(bank);
  const read = await savedBytes(bank, () => bank.getByRole('button', { name: 'Download PDF' }).click());
  expect(read.equals(own)).toBe(true);
  const key = new URL(link).hash.replace('#k=', '');
  expect(await stored(bank)).not.toContain(key);
  const headers = await Promise.all(requested.map((request) => request.allHeaders()));
  expect(headers.filter(({ referer }) => referer !== undefined)).toEqual([]);
  const opening = requested.findIndex((request) => request.url().endsWith('/api/public/documents/open'));
  expect(headers[opening]).toHaveProperty('x-skip-auth-handling');
  const tickets = requested.map((request) => request.url()).filter((url) => url.includes('/download/'));
  expect(tickets).toHaveLength(1);
  expect(await stored(bank)).not.toContain(tickets[0]?.split('/').at(-1));

  await page.goto(orderPath(order));
  await page.getByRole('button', { name: /^Share Proforma Invoice PI\// }).click();
  await sheet.getByRole('button', { name: /^Cancel link: expires/ }).click();
  await expect(sheet.getByRole('heading', { name: 'Active links' })).toBeHidden();
  complaints.allowFailedCalls();
  await bank.reload();
  await expect(bank.getByRole('heading', { name: 'This link has expired' })).toBeVisible();
  await expectAccessible(bank);
  await stranger.close();
});

test('a turned phone or a resized window keeps the share sheet and the link in it, and Back closes it once', async ({
  page,
  ordering,
}) => {
  const order = await ordering.aConfirmedOrder();
  const sheet = page.getByRole('dialog', { name: 'Share document' });
  const link = sheet.getByRole('textbox', { name: 'Link' });
  // Chosen from the list, or merely the first one beside it.
  for (const path of [orderPath(order), '/customer/orders']) {
    await page.setViewportSize(DESK);
    await page.goto(path);
    await page.getByRole('button', { name: /^Share Proforma Invoice PI\// }).click();
    await sheet.getByRole('button', { name: 'Create link' }).click();
    const made = await link.inputValue();
    for (const size of [PHONE, DESK, PHONE, DESK]) {
      await page.setViewportSize(size);
      await expect(link).toHaveValue(made);
    }
    await page.goBack();
    await expect(sheet).toBeHidden();
    await expect(page).toHaveURL(path);
    await expect(downloadButton(page)).toBeVisible();
  }
});

test('without a key a stranger learns nothing, and the owner signs in and comes back to the document', async ({
  page,
  browser,
  complaints,
  address,
  ordering,
  people,
  signedIn: { customer },
  outbox,
}) => {
  complaints.allowFailedCalls();
  const { orderId, fabId } = await ordering.aPayableOrder();
  const path = `/customer/production-detail/fabrics/${fabId}/orders/${orderId}`;
  await expect
    .poll(async () => (await ordering.buyer(listDocuments, { query: { orderId } })).total)
    .toBeGreaterThan(0);
  await page.goto(path);
  await expect(page.getByRole('heading', { name: 'Proforma Invoice' })).toBeVisible();
  // Somebody else's document does not sign anybody out.
  await page.goto(path.replace(orderId, fabId));
  await expect(page.getByRole('heading', { name: 'This link has expired' })).toBeVisible();
  await page.goto('/customer/home');
  await expect(page).toHaveURL('/customer/home');
  await expect(page.getByRole('navigation').first()).toBeVisible();

  const stranger = await browser.newContext({ extraHTTPHeaders: { 'x-forwarded-for': address } });
  complaints.watch(stranger);
  const other = await stranger.newPage();
  const packing = `/packing-list/fabrics/${fabId}/orders/${orderId}/quote/${fabId}`;
  const nobodys = path.replace(orderId, fabId);
  const requested = listenTo(other);
  for (const [at, title] of [
    [path, 'Sign in to open this document'],
    [nobodys, 'Sign in to open this document'],
    [packing, 'Sign in to open this document'],
    [`${path}#k=nobody-knows-this`, 'This link has expired'],
  ] as const) {
    await other.goto('about:blank');
    const answer = await other.goto(at);
    expect(answer?.headers()['x-robots-tag']).toBe('noindex, nofollow');
    await expect(other.getByRole('heading', { name: title }).first()).toBeVisible();
    expect(new URL(other.url()).pathname).toBe(at.split('#')[0]);
    expect(await stored(other)).not.toContain('production-detail');
  }
  // Without a key nothing is asked at all, so there is nothing to tell documents apart by.
  expect(requested.filter((request) => request.url().endsWith('/documents/open'))).toHaveLength(1);
  await other.goto(path);
  await expectAccessible(other);
  await people.letCodesAge(customer, 60);
  await other.getByRole('link', { name: 'Sign in' }).click();
  await expect(other).toHaveURL(`/login?redirect=${encodeURIComponent(path)}`);
  await signInOnPage(other, customer, outbox);
  await expect(other).toHaveURL(path);
  await expect(other.getByRole('heading', { name: 'Proforma Invoice' })).toBeVisible();
  await stranger.close();
});

test('the payment page and the production screen have the documents too, with the buyer’s own purchase order', async ({
  page,
  ordering,
  signedIn,
  address,
}) => {
  const uploaded = await page.request.post(uploadFile.path, {
    multipart: { file: { name: 'our-po.jpg', mimeType: 'image/jpeg', buffer: await photoWithPlace('jpeg') } },
    headers: { authorization: `Bearer ${signedIn.signIn.accessToken}`, 'x-forwarded-for': address },
  });
  const { fileId } = storedFile.parse((await uploaded.json()).data);
  const order = await ordering.aPayableOrder({ poFileId: fileId });
  await page.goto(`/customer/create-order/paymentDetails/fabrics/${order.fabId}?orderId=${order.orderId}`);
  await expect(shelf(page).getByText('Proforma Invoice')).toBeVisible();
  const own = shelf(page).getByRole('button', { name: 'Download Purchase Order our-po.jpg' });
  const [download] = await Promise.all([page.waitForEvent('download'), own.click()]);
  expect(download.suggestedFilename()).toBe('our-po.jpg');
  await expect(shelf(page).getByRole('button', { name: 'Create Purchase Order' })).toBeHidden();
  const confirmed = await ordering.aConfirmedOrder();
  await page.goto(`/customer/production-details/fabrics/${confirmed.fabId}/orders/${confirmed.orderId}`);
  const documents = page.getByRole('list', { name: 'Documents' });
  await expect(documents).toBeHidden();
  await page.getByRole('heading', { name: /^Documents \(\d+\)$/ }).click();
  await expect(documents.getByText('Proforma Invoice')).toBeVisible();
});
