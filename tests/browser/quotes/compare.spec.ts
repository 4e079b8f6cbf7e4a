/** Quotes beside each other: what is in sight at once, what is said about them, and on small and zoomed screens. */

import { submitQuote } from '#contract/staff/quotes.ts';
import { addSupplier } from '#contract/staff/requests.ts';
import { expectAccessible, PHONE } from '#tests/support/browser/accessible.ts';
import { expect } from '#tests/support/browser/browser-test.ts';
import { dayFromNow, freshQuote, test } from '#tests/support/browser/quotes.ts';
import { supplierBody } from '#tests/support/data/quotes.ts';

const PLAIN = { marginPercent: '0', logisticCost: '0' };

test('the second quote is in sight below the first, and both say whether they are in time', async ({
  page,
  desk,
}) => {
  const { fabId } = await desk.aRequest({ requiredBy: dayFromNow(30) });
  const late = await desk.aQuote(fabId, { ...PLAIN, supplierRate: '95', leadDays: 28, transitDays: 4 });
  const inTime = await desk.aQuote(fabId, { ...PLAIN, supplierRate: '99', leadDays: 20, transitDays: 4 });
  await page.goto(`/customer/quote-detail/fabrics/${fabId}`);
  const first = page.getByRole('article', { name: late.supplier.alias });
  await expect(first).toContainText('2 days after you need it');
  await expect(first).toContainText('Landed, Delhi');
  const second = page.getByRole('heading', { name: inTime.supplier.alias });
  await expect(second).toBeVisible();
  const action = page.getByRole('link', { name: 'Compare quotes' });
  const bottom = async () => {
    const box = await second.boundingBox();
    return (box?.y ?? PHONE.height) + (box?.height ?? 0);
  };
  await expect.poll(async () => (await bottom()) <= ((await action.boundingBox())?.y ?? 0)).toBe(true);

  await page.goto(`/customer/create-order/select-quotes/fabrics/${fabId}`);
  await expect(
    page.getByText(
      `${late.supplier.alias}: the lowest landed rate, ₹95.00 per m. It arrives 2 days after you need it. ${inTime.supplier.alias} arrives in time for ₹4.00 per m more.`,
    ),
  ).toBeVisible();
  const table = page.getByRole('table');
  await expect(table.getByRole('rowheader', { name: /^You need it by / })).toBeVisible();
  await expect(table.getByRole('cell', { name: '2 days after you need it' })).toBeVisible();
  await expect(table.getByRole('cell', { name: '6 days before you need it' })).toBeVisible();
});

test('the advice tells its reasons, and follows what the buyer marks as a must', async ({ page, desk }) => {
  const { fabId } = await desk.aRequest({ requiredBy: dayFromNow(30) });
  const late = await desk.aQuote(fabId, { ...PLAIN, supplierRate: '95', leadDays: 28, transitDays: 4 });
  const inTime = await desk.aQuote(fabId, { ...PLAIN, supplierRate: '99', leadDays: 20, transitDays: 4 });
  await page.goto(`/customer/create-order/select-quotes/fabrics/${fabId}`);
  await page.getByRole('button', { name: 'Why?' }).click();
  const sheet = page.getByRole('dialog', { name: `Why ${late.supplier.alias}?` });
  await expect(sheet).toContainText(`${late.supplier.alias} is ₹4.00 per m cheaper`);
  await expect(sheet).toContainText(`${inTime.supplier.alias} is 8 days earlier`);
  await test.step('accessible', () => expectAccessible(page));

  await page.getByRole('group', { name: 'Date' }).getByText('Must').click();
  const turned = page.getByRole('dialog', { name: `Why ${inTime.supplier.alias}?` });
  await expect(turned).toContainText('misses your must: in time');
  await page.keyboard.press('Escape');
  const sentence = `${inTime.supplier.alias}: ₹4.00 per m more than ${late.supplier.alias}, which misses your must: in time.`;
  await expect(page.getByText(sentence)).toBeVisible();
  await page.reload();
  await expect(page.getByText(sentence)).toBeVisible();
  await expect(page.getByRole('columnheader').first()).toContainText(inTime.supplier.alias);
});

test('long names stay inside narrow screens, and at 200 % zoom the comparison scrolls with the page', async ({
  page,
  desk,
}) => {
  test.slow();
  const { fabId } = await desk.aRequest({ poNumber: 'PO-2026/WINTER/SHIRTING/THIRD-FLOOR-LINE' });
  for (const alias of [
    'Shree Venkateshwara Handloom Cooperative',
    'BhiwandiPowerloomWeaversAssociationUnit',
  ]) {
    const { supplierId } = await desk.staff(addSupplier, {
      body: supplierBody({ name: `${alias} ${fabId}`, alias: `${alias} ${fabId.slice(-6)}` }),
    });
    await desk.staff(submitQuote, { params: { fabId }, body: { supplierId, ...freshQuote(PLAIN) } });
  }
  const small = { width: 320, height: 640 };
  for (const path of [
    '/customer/quotes',
    `/customer/quote-detail/fabrics/${fabId}`,
    `/customer/create-order/select-quotes/fabrics/${fabId}`,
  ]) {
    await page.goto(path);
    await expect(page.getByRole('article').or(page.getByRole('table')).first()).toBeVisible();
    await test.step(path, () => expectAccessible(page, [small]));
  }
  // 1280 by 800 at twice the size.
  await page.setViewportSize({ width: 640, height: 400 });
  const region = page.getByRole('region', { name: 'Quotes side by side' });
  const isCutOff = () => region.evaluate((box) => box.scrollHeight > box.clientHeight + 1);
  await expect.poll(isCutOff).toBe(false);
  const last = page.getByRole('rowheader', { name: 'Sample' });
  await last.scrollIntoViewIfNeeded();
  await expect(last).toBeInViewport();
  await expectAccessible(page, [{ width: 640, height: 400 }]);
});
