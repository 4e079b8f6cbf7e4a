import { listQuotesForStaff } from '#contract/staff/quotes.ts';
import { expect } from '#tests/support/browser/browser-test.ts';
import { test } from '#tests/support/browser/quotes.ts';
import { pdfFile } from '#tests/support/data/pdf-file.ts';

const REPORT = pdfFile('test-report.pdf');

test('staff attach a file to a quote, and the next version keeps it', async ({ openDesk, desk }) => {
  const { fabId } = await desk.aRequest();
  const { number } = await desk.aQuote(fabId);
  const { page, context } = await openDesk('desk');
  const send = async (leadDays: string) => {
    await page.getByLabel('Lead time').fill(leadDays);
    await page.getByRole('button', { name: 'Send new version' }).click();
    await expect(page.getByRole('heading', { name: `New version of ${number}` })).toBeHidden();
  };
  const files = async () =>
    (await desk.staff(listQuotesForStaff, { params: { fabId } })).flatMap((quote) =>
      quote.files.map(({ name }) => name),
    );
  await page.goto(`/desk/requests/${fabId}`);
  await page.getByRole('button', { name: number, exact: true }).click();
  await page.getByRole('button', { name: 'Send a new version' }).click();
  await page.getByLabel('Attach a file').setInputFiles(REPORT);
  await expect(page.getByRole('list', { name: 'Files with this quote' })).toContainText(REPORT.name);
  await send('33');
  await expect.poll(files).toEqual([REPORT.name]);
  await page.getByRole('button', { name: 'Send a new version' }).click();
  await expect(page.getByRole('button', { name: `Remove ${REPORT.name}` })).toBeVisible();
  await send('34');
  await expect.poll(files).toEqual([REPORT.name]);
  await context.close();
});
