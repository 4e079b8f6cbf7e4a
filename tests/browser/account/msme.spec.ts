import type { Page } from '@playwright/test';
import { expectAccessible } from '#tests/support/browser/accessible.ts';
import { everythingStored, openPart } from '#tests/support/browser/account.ts';
import { expect, test } from '#tests/support/browser/browser-test.ts';
import { picture } from '#tests/support/data/pictures.ts';

const UDYAM = 'UDYAM-KR-03-0647480';

async function chooseFile(
  page: Page,
  file: { name: string; mimeType: string; buffer: Buffer },
): Promise<void> {
  await page.getByLabel('Upload your Udyam certificate').setInputFiles(file);
}

test('the MSME question is asked on home and answered with a certificate that stays out of this browser', async ({
  page,
  signedIn: _,
}) => {
  test.slow();
  const certificate = await picture().png().toBuffer();
  await page.goto('/customer/home');
  await page.getByRole('link', { name: 'Answer now' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'MSME registration' })).toBeVisible();
  await page.getByRole('button', { name: 'Save answer' }).click();
  await expect(page.getByText('Tell us whether you are registered.')).toBeVisible();
  await page.getByRole('radio', { name: 'Yes, we have a Udyam number' }).check();
  await page.getByLabel('Udyam number', { exact: true }).pressSequentially('udyamkr030647480');
  await expect(page.getByLabel('Udyam number', { exact: true })).toHaveValue(UDYAM);
  await page.getByRole('radio', { name: 'Micro' }).check();
  await page.getByRole('radio', { name: 'Manufacturing' }).check();
  await page.getByLabel('You may use these details').check();
  await page.getByRole('button', { name: 'Save answer' }).click();
  await expect(page.getByText('Add your Udyam certificate.')).toBeVisible();
  await expect(page.getByLabel('Upload your Udyam certificate')).toBeFocused();
  await expectAccessible(page);

  await chooseFile(page, { name: 'my-udyam.png', mimeType: 'image/png', buffer: certificate });
  await expect(page.getByText('Uploaded', { exact: true })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Save answer' }).click();
  await expect(page.getByText('Answer saved.')).toBeVisible();
  await expect(page.getByText(UDYAM)).toBeVisible();
  await expect(page.getByRole('link', { name: /my-udyam/ })).toBeVisible();

  // Long enough for the cache to be written, and once more when the page goes.
  await page.goto('/customer/home');
  await expect(page.getByText('Are you registered as an MSME?')).toBeHidden();
  await page.goto('/customer/account?view=msme');
  await expect(page.getByText(UDYAM)).toBeVisible();
  await expect.poll(() => page.evaluate(() => localStorage.getItem('selvedge.cache'))).toContain('account');
  // Every screen that can name the answer: the list of the account, its history, and home.
  await page.goto('/customer/account');
  await expect(page.getByRole('link', { name: /^MSME registration Registered: Micro/ })).toBeVisible();
  await openPart(page, 'history', 'History');
  await expect(page.getByText('MSME registration saved')).toBeVisible();
  await page.goto('/customer/home');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await openPart(page, 'msme', 'MSME registration');
  await expect(page.getByText(UDYAM)).toBeVisible();
  await page.reload();
  await expect(page.getByText(UDYAM)).toBeVisible();
  const kept = await everythingStored(page);
  expect(kept).toContain('selvedge.login');
  // A cloth of the catalogue, which the wizard keeps on every device.
  const ofThisBuyer = kept.replaceAll('Micro / Minimatt', '').toLowerCase();
  for (const secret of [UDYAM, '0647480', 'my-udyam', 'msme', 'manufacturing', 'micro'])
    expect(ofThisBuyer).not.toContain(secret.toLowerCase());
});

test('an upload shows how far it is and can be stopped; a wrong file is refused in words', async ({
  page,
  signedIn: _,
  complaints,
}) => {
  test.slow();
  complaints.allowFailedCalls();
  await openPart(page, 'msme', 'MSME registration');
  await page.getByRole('radio', { name: 'Yes, we have a Udyam number' }).check();

  await chooseFile(page, {
    name: 'large.pdf',
    mimeType: 'application/pdf',
    buffer: Buffer.alloc(10_485_761),
  });
  await expect(page.getByText('This file is larger than 10 MB.')).toBeVisible();
  await chooseFile(page, { name: 'empty.pdf', mimeType: 'application/pdf', buffer: Buffer.alloc(0) });
  await expect(page.getByText('This file is empty.')).toBeVisible();
  const disguised = Buffer.from('<script>alert(1)</script>');
  await chooseFile(page, { name: 'disguised.pdf', mimeType: 'application/pdf', buffer: disguised });
  await expect(page.getByText('Please choose a PDF, JPEG, PNG or WebP file.')).toBeVisible();

  await page.route('**/apifabric/uploads/', () => {
    // Never answered: the customer stops it.
  });
  await chooseFile(page, { name: 'slow.pdf', mimeType: 'application/pdf', buffer: Buffer.alloc(5_000_000) });
  await expect(page.getByRole('progressbar', { name: 'Uploading slow.pdf' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByRole('progressbar')).toBeHidden();
  await expect(page.getByLabel('Upload your Udyam certificate')).toBeEnabled();
});

test('"not applicable" is an answer, and the question is not asked again', async ({ page, signedIn: _ }) => {
  await openPart(page, 'msme', 'MSME registration');
  await page.getByRole('radio', { name: 'Not applicable' }).check();
  await page.getByRole('button', { name: 'Save answer' }).click();
  await expect(page.getByText('MSME registration does not apply to you.')).toBeVisible();
  await page.goto('/customer/home');
  await expect(page.getByRole('heading', { name: 'Waiting for you' })).toBeVisible();
  await expect(page.getByText('Are you registered as an MSME?')).toBeHidden();
});
