/** While the cloth is made: the desk finishes tasks and sends samples, the buyer gives the standard, decides and pays. */
import type { Locator, Page } from '@playwright/test';
import { photoWithPlace } from '#tests/support/data/pictures.ts';
import { expect } from '../browser-test.ts';
import type { Story } from './cast.ts';

type OnPage = Pick<Story, 'page'>;
type AtDesk = Pick<Story, 'desk'>;

/** Of the order on the desk's screen. */
export async function openPart(desk: Page, part: 'Plan' | 'Samples' | 'Shipments'): Promise<void> {
  const parts = desk.getByRole('navigation', { name: 'Parts of the order' });
  await parts.getByRole('link', { name: part }).click();
}

type ChosenPhoto = { name: string; mimeType: string; buffer: Buffer };

export async function photoFiles(...names: readonly string[]): Promise<ChosenPhoto[]> {
  const buffer = await photoWithPlace('jpeg');
  return names.map((name) => ({ name, mimeType: 'image/jpeg', buffer }));
}

/** Opens the order at the desk once its plan is made. */
export async function openPlan({ desk }: AtDesk, orderId: string): Promise<void> {
  await desk.goto(`/desk/orders/${orderId}`);
  await expect(buttonsToComplete(desk).first()).toBeVisible();
}

/** Packing ends with the rolls. */
function buttonsToComplete(desk: Page): Locator {
  return desk.getByRole('button', { name: /^Complete: (?!Roll packing)/ });
}

/** Everything that can be finished, one task after the other, by its button on the plan; there is something once the last decision has arrived. */
export async function workGoesOn(at: AtDesk): Promise<void> {
  await openPart(at.desk, 'Plan');
  await expect(buttonsToComplete(at.desk).first()).toBeVisible();
  while (await nextWorkIsDone(at));
}

/** False when nothing on the plan can be finished now. */
export async function nextWorkIsDone({ desk }: AtDesk): Promise<boolean> {
  await openPart(desk, 'Plan');
  await expect(desk.getByRole('table').getByRole('row').nth(1)).toBeVisible();
  const [next] = await buttonsToComplete(desk).all();
  if (!next) return false;
  const name = (await next.getAttribute('aria-label')) ?? '';
  await next.click();
  const dialog = desk.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Complete', exact: true }).click();
  await expect(dialog).toBeHidden();
  await expect(desk.getByRole('button', { name, exact: true })).toBeHidden();
  return true;
}

/** The buyer names the colour; there is nothing to wait for. */
export async function namePantone({ page }: OnPage): Promise<void> {
  await page.getByRole('button', { name: /^Send standard/ }).click();
  const sheet = page.getByRole('dialog', { name: 'Colour standard' });
  await sheet.getByRole('radio', { name: /^Pantone number/ }).check();
  await sheet.getByLabel('Pantone number of Navy').fill('19-4052 TCX');
  await sheet.getByRole('button', { name: 'Use these numbers' }).click();
  await expect(sheet).toBeHidden();
}

/** A file that the desk cannot work from, and a second one that it can. */
export async function uploadArtwork({ page, desk }: Story): Promise<void> {
  await giveFile(page, 'cut-off.jpg');
  await openPart(desk, 'Samples');
  await desk.getByRole('button', { name: /^Ask for another: artwork/ }).click();
  const dialog = desk.getByRole('dialog');
  await dialog.getByLabel(/^What is wrong with it/).fill('The repeat is cut off on the left.');
  await dialog.getByRole('button', { name: 'Ask for another' }).click();
  await expect(dialog).toBeHidden();
  await giveFile(page, 'whole-repeat.jpg', 'The repeat is cut off on the left.');
  await recordArrival({ desk });
}

async function giveFile(page: Page, name: string, refusal?: string): Promise<void> {
  await page.getByRole('button', { name: /^Send artwork/ }).click();
  const sheet = page.getByRole('dialog', { name: 'Artwork' });
  if (refusal) await expect(sheet).toContainText(refusal);
  await sheet.getByRole('radio', { name: /^Upload a photo or file/ }).check();
  await sheet.getByLabel(/^Photo or file/).setInputFiles(await photoFiles(name));
  await expect(sheet.getByText('Uploaded')).toBeVisible();
  await sheet.getByRole('button', { name: 'Send for checking' }).click();
  await expect(sheet).toBeHidden();
}

/** The design goes by courier, and the desk writes down that it has arrived. */
export async function courierDesign({ page, desk }: Story): Promise<void> {
  await page.getByRole('button', { name: /^Send design/ }).click();
  const sheet = page.getByRole('dialog', { name: 'Design' });
  await sheet.getByRole('radio', { name: /^Send by courier/ }).check();
  await sheet.getByRole('textbox', { name: 'Courier' }).fill('DHL');
  await sheet.getByLabel('Tracking number').fill('4471182001');
  await sheet.getByRole('button', { name: 'I have sent it' }).click();
  await expect(sheet).toBeHidden();
  await openPart(desk, 'Samples');
  await expect(desk.getByRole('region', { name: 'Standards' })).toContainText('DHL 4471182001');
  await recordArrival({ desk });
}

async function recordArrival({ desk }: AtDesk): Promise<void> {
  await desk.getByRole('button', { name: /^Record arrival: / }).click();
  const dialog = desk.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Record arrival' }).click();
  await expect(dialog).toBeHidden();
}

/** The next sample that can be sent, with a photo of each of these options or lots. */
export async function sendSample({ desk }: AtDesk, ...pieces: readonly string[]): Promise<void> {
  await openPart(desk, 'Samples');
  const samples = desk.getByRole('region', { name: 'Samples' });
  await samples.getByRole('button', { name: 'Send sample' }).first().click();
  const dialog = desk.getByRole('dialog');
  await dialog.getByLabel('Courier').fill('BlueDart');
  await dialog.getByLabel('Tracking number').fill('79012345');
  for (const [index, piece] of pieces.entries()) {
    if (index > 0) await dialog.getByRole('button', { name: /^Add (an option|a lot)$/ }).click();
    await dialog.getByLabel(`Photo of ${piece}`).setInputFiles(await photoFiles(`${piece}.jpg`));
  }
  await dialog.getByRole('button', { name: 'Send sample' }).click();
  await expect(dialog).toBeHidden();
}

/** The buyer wants it redder; the desk reads it and tells the mill. */
export async function askRedder({ page, desk }: Story): Promise<void> {
  await page.getByRole('button', { name: /^Review sample/ }).click();
  const sheet = page.getByRole('dialog');
  await sheet.getByRole('button', { name: 'Ask for a new round' }).click();
  await sheet.getByRole('checkbox', { name: 'Redder' }).check();
  await sheet.getByLabel('Note to the mill').fill('A touch only');
  await sheet.getByRole('button', { name: 'Request new round' }).click();
  await expect(sheet).toBeHidden();
  const samples = desk.getByRole('region', { name: 'Samples' });
  await expect(samples.getByRole('list', { name: 'What the buyer decided' })).toContainText('Redder');
  await expect(samples).toContainText('The shade should be redder.');
  await expect(samples).toContainText('“A touch only”');
  await samples.getByRole('button', { name: 'I have told the mill' }).click();
  await expect(samples).toContainText('The mill was told');
}

/** One option, or what came as a single trial; the desk reads it beside what was decided before. */
export async function approveOption({ page, desk }: Story, option?: string): Promise<void> {
  const approved = desk
    .getByRole('list', { name: 'What the buyer decided' })
    .getByText('Approved', { exact: true });
  const before = await approved.count();
  await page.getByRole('button', { name: /^Review sample/ }).click();
  const sheet = page.getByRole('dialog');
  if (option) await sheet.getByRole('radio', { name: `Option ${option}` }).check();
  await sheet.getByRole('button', { name: option ? `Approve option ${option}` : 'Approve' }).click();
  await expect(sheet).toBeHidden();
  await expect(approved).toHaveCount(before + 1);
}

/** Bulk waits on the production screen; every lot of it is approved. */
export async function approveLots({ page }: OnPage): Promise<void> {
  await page.getByRole('button', { name: /^Review sample/ }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Decide lot by lot' }).click();
  await expect(page).toHaveURL(/view=approve-bulk/);
  const lots = dialog.getByRole('checkbox');
  await expect(lots.first()).toBeVisible();
  for (const lot of await lots.all()) await lot.check();
  await dialog.getByRole('button', { name: /^Approve \d+ lots?$/ }).click();
  await expect(page).toHaveURL(/view=bulk-sample/);
  await expect(dialog).toContainText('Approved');
  await dialog.getByRole('button', { name: 'Close' }).click();
  await expect(dialog).toBeHidden();
}

/** From the production screen to the checkout. */
export async function goToBalance({ page }: OnPage): Promise<void> {
  await page.getByRole('region', { name: 'Waiting for you' }).getByRole('link', { name: 'Pay' }).click();
  await expect(page).toHaveURL(/\/customer\/create-order\/paymentDetails\/fabrics\//);
}
