/** From the packed rolls to the feedback, in the windows of buyer and desk. */
import type { Locator } from '@playwright/test';
import { expect } from '../browser-test.ts';
import type { Story } from './cast.ts';
import { openPart, photoFiles } from './making.ts';

const ROLLS = ['R1', 'R2', 'R3'];

/** A packing list as people paste it from a sheet. */
export function packingList(quantity: number): string {
  const lines = ROLLS.map((roll) => `${roll}\tA\t${quantity / ROLLS.length}`);
  return ['roll\tlot\tlength', ...lines].join('\n');
}

export async function shipAndDeliver(story: Story, { quantity }: { quantity: number }): Promise<void> {
  const { desk } = story;
  await openPart(desk, 'Shipments');
  const shipments = desk.getByRole('region', { name: 'Shipments' });
  const dialog = desk.getByRole('dialog');
  await shipments.getByRole('button', { name: 'Pack rolls' }).click();
  await dialog.getByRole('tab', { name: 'Paste or upload' }).click();
  await dialog.getByLabel('Packing list').fill(packingList(quantity));
  await dialog.getByRole('button', { name: 'Pack rolls' }).click();
  await expect(shipments.getByRole('article', { name: 'Shipment 1' })).toBeVisible();
  await sendAndDeliver(story);
}

/** Of rolls that are packed already, here or at the mill. */
export async function sendAndDeliver({ desk, market }: Story): Promise<void> {
  const dialog = desk.getByRole('dialog');
  const card = desk.getByRole('region', { name: 'Shipments' }).getByRole('article', { name: 'Shipment 1' });
  await packingIsDone({ desk });
  await openPart(desk, 'Shipments');
  await card.getByRole('button', { name: 'Send', exact: true }).click();
  await dialog.getByLabel('Transporter', { exact: true }).fill('VRL Logistics');
  await dialog.getByLabel('LR or BL').fill('4471182');
  await dialog.getByLabel('E-way bill', { exact: true }).fill('301004471182');
  if (market !== 'IN') await nameTariffItem(dialog);
  await dialog.getByRole('button', { name: 'Send shipment' }).click();
  await expect(card).toContainText('In transit');
  await card.getByRole('button', { name: 'Record transport event' }).click();
  await dialog.getByLabel('What happened').selectOption({ label: 'Out for delivery' });
  await dialog.getByRole('button', { name: 'Record event' }).click();
  await expect(card).toContainText('Out for delivery');
  await card.getByRole('button', { name: 'Record delivery' }).click();
  await dialog.getByRole('button', { name: 'Record delivery' }).click();
  await expect(desk.getByText('Delivery recorded.')).toBeVisible();
}

/** Customs want all eight digits of the code that the order has the first of. */
async function nameTariffItem(dialog: Locator): Promise<void> {
  const help = await dialog.getByText(/The code begins with \d+\./).innerText();
  const begins = /begins with (\d+)/.exec(help)?.[1] ?? '';
  await dialog.getByLabel('HSN code (8 digits)').fill(begins.padEnd(8, '1'));
}

/** Where the packed rolls have not finished the task of packing by themselves, its button does. */
async function packingIsDone({ desk }: Pick<Story, 'desk'>): Promise<void> {
  await openPart(desk, 'Plan');
  await expect(desk.getByRole('table')).toBeVisible();
  const packing = desk.getByRole('button', { name: /^Complete: Roll packing/ });
  if (!(await packing.isVisible())) return;
  await packing.click();
  await desk.getByRole('dialog').getByRole('button', { name: 'Complete', exact: true }).click();
  await expect(packing).toBeHidden();
}

export async function receiveAll({ page }: Pick<Story, 'page'>, path: string): Promise<void> {
  await page.goto(path);
  await page.getByRole('button', { name: 'Check rolls of shipment 1' }).click();
  const sheet = page.getByRole('dialog', { name: 'Rolls of shipment 1' });
  await sheet.getByRole('button', { name: 'Mark 3 rolls as received' }).click();
  await sheet.getByRole('button', { name: 'Yes, all 3 are here' }).click();
  await expect(sheet.getByRole('button', { name: 'To check (0)' })).toBeVisible();
  await page.goBack();
}

export async function claimAndSettle({ page, desk }: Story): Promise<void> {
  await page.getByRole('link', { name: 'Raise an issue' }).first().click();
  await page.getByLabel('Kind of fault').selectOption({ label: 'Weaving' });
  await page.getByLabel('Fault', { exact: true }).selectOption({ label: 'Holes, cuts or tears' });
  await page.getByRole('checkbox', { name: 'R1' }).check();
  await page.getByLabel('How much is affected?').fill('40');
  await page.getByRole('radio', { name: 'No', exact: true }).check();
  await page.getByLabel('Add photos').setInputFiles(await photoFiles('fault-1.jpg', 'fault-2.jpg'));
  await expect(page.getByRole('list', { name: 'Photos' }).getByText('Uploaded')).toHaveCount(2);
  await page.getByRole('radio', { name: 'Credit note' }).check();
  await page.getByRole('checkbox', { name: 'I accept the return and refund policy.' }).check();
  await page.getByRole('button', { name: 'Raise issue' }).click();
  await expect(page).toHaveURL(/view=issue&id=/);
  const issueId = /id=([0-9a-f-]{36})/.exec(page.url())?.[1] ?? '';

  await desk.goto(`/desk/claims/${issueId}`);
  await desk.getByRole('button', { name: 'Make offer' }).click();
  await desk.getByRole('dialog').getByLabel('Amount, including tax').fill('4000');
  await desk.getByRole('dialog').getByRole('button', { name: 'Make offer' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Accept credit note' }).click();
  await expect(desk.getByRole('region', { name: 'Offer 1' })).toContainText('Accepted');
}

export async function giveFeedback({ page }: Pick<Story, 'page'>, orderId: string): Promise<void> {
  await page.goto(`/customer/feedback/${orderId}`);
  const questions = page.getByRole('group').filter({ has: page.getByRole('radio') });
  await expect(questions).toHaveCount(5);
  for (const question of await questions.all())
    await question.getByRole('radio', { name: '5 – Excellent' }).check({ force: true });
  await page.getByRole('button', { name: 'Submit feedback' }).click();
  await expect(page).toHaveURL(new RegExp(`/customer/alradyFeedBack\\?orderId=${orderId}$`));
}
