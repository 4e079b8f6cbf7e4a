/** Goods of an order leave from the desk: typed, uploaded and pasted rolls, papers, the way, the delivery, a short end. */
import { expectAccessible } from '#tests/support/browser/accessible.ts';
import { expect } from '#tests/support/browser/browser-test.ts';
import { test } from '#tests/support/browser/delivery.ts';
import type { DeskWindow } from '#tests/support/browser/desk.ts';

const CSV = 'roll,lot,length,net kg\nR1,A,100,19\nR2,A,a hundred,19\nR3,,50,9.5\n';
/** Of our own series. */
const INVOICE_NUMBER = /[A-Z]{1,3}\/\d\d-\d\d\/\d{6}/;
const PASTED = 'Roll No\tLot\tMetres\tNet Wt (kg)\nR1\tA\t100\t19\nR2\tA\t100\t19\nR3\tB\t50\t9.5';

/** In another window, while the list is open in the first one. */
async function packAsColleague(context: DeskWindow['context'], orderId: string): Promise<void> {
  const page = await context.newPage();
  await page.goto(`/desk/orders/${orderId}?tab=shipments`);
  const card = page.getByRole('article', { name: 'Shipment 1' });
  await card.getByRole('button', { name: 'Change rolls' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Packing list').fill('roll\tlot\tlength\nR9\tA\t70');
  await dialog.getByRole('button', { name: 'Change rolls' }).click();
  await expect(card).toContainText('1 roll');
  await page.close();
}

test('rolls are typed, uploaded and pasted, leave with their invoice, arrive, and the order is closed short', async ({
  openDesk,
  page: buyer,
  complaints,
  delivery,
}) => {
  test.slow();
  complaints.allowFailedCalls();
  const order = await delivery.aPackedOrder();
  const { page, context } = await openDesk('production');
  await page.goto(`/desk/orders/${order.orderId}?tab=shipments`);
  const shipments = page.getByRole('region', { name: 'Shipments' });
  const dialog = page.getByRole('dialog');

  await shipments.getByRole('button', { name: 'Pack rolls' }).click();
  await dialog.getByLabel('Roll, roll 1').fill('R1');
  await dialog.getByLabel('Lot, roll 1').fill('A');
  await dialog.getByRole('button', { name: 'Pack rolls' }).click();
  await expect(dialog.getByRole('group', { name: 'Roll 1' })).toContainText('Length is missing.');
  await dialog.getByLabel('Length, roll 1').fill('100');
  await dialog.getByRole('button', { name: 'Add a roll' }).click();
  await expect(dialog.getByLabel('Lot, roll 2')).toHaveValue('A');
  await dialog.getByLabel('Roll, roll 2').fill('R2');
  await dialog.getByLabel('Length, roll 2').fill('100');
  await dialog.getByRole('button', { name: 'Pack rolls' }).click();
  const card = shipments.getByRole('article', { name: 'Shipment 1' });
  await expect(card).toContainText('2 rolls');

  await card.getByRole('button', { name: 'Change rolls' }).click();
  await expect(dialog.getByLabel('Packing list')).toHaveValue(/R2\tA/);
  await packAsColleague(context, order.orderId);
  await expect(dialog.getByText('A colleague has just changed this.')).toBeVisible();
  await dialog.getByRole('button', { name: 'Change rolls' }).click();
  await expect(dialog.getByLabel('Packing list')).toHaveValue(/R2\tA/);
  await dialog.getByRole('button', { name: 'Load latest version' }).click();
  await expect(dialog.getByLabel('Packing list')).toHaveValue(/R9\tA/);
  const file = { name: 'packing.csv', mimeType: 'text/csv', buffer: Buffer.from(CSV) };
  await dialog.getByLabel('CSV file').setInputFiles(file);
  const problems = dialog.getByRole('table', { name: '2 lines need attention' });
  await expect(problems.getByRole('row').filter({ hasText: 'a hundred' })).toContainText(
    'Length: use digits only',
  );
  await expect(problems.getByRole('row').filter({ hasText: 'R3' })).toContainText('Lot is missing.');
  await expectAccessible(page);
  await dialog.getByLabel('Packing list').fill(PASTED);
  await expect(dialog.getByText('3 rolls, 250 m')).toBeVisible();
  await dialog.getByRole('button', { name: 'Change rolls' }).click();
  await expect(card).toContainText('3 rolls');

  await card.getByRole('button', { name: 'Send', exact: true }).click();
  const preview = dialog.getByRole('region', { name: 'Tax invoice' });
  await expect(preview).toContainText('Taxable value');
  await expect(preview.getByRole('heading')).toHaveText(INVOICE_NUMBER);
  await dialog.getByLabel('Transporter', { exact: true }).fill('VRL Logistics');
  await dialog.getByLabel('LR or BL').fill('4471182');
  await dialog.getByRole('button', { name: 'Send shipment' }).click();
  await expect(dialog.getByRole('status').filter({ hasText: 'more than 3% short' })).toBeVisible();
  await dialog.getByRole('checkbox', { name: /^This is the last shipment/ }).uncheck();
  await dialog.getByRole('button', { name: 'Send shipment' }).click();
  await expect(card).toContainText('In transit');
  await expect(card).toContainText(INVOICE_NUMBER);

  await card.getByRole('button', { name: 'Record transport event' }).click();
  await dialog.getByLabel('What happened').selectOption({ label: 'Out for delivery' });
  await dialog.getByLabel('Place').fill('Bhiwandi');
  await dialog.getByRole('button', { name: 'Record event' }).click();
  await expect(card.getByRole('list', { name: 'Transport events' })).toContainText(
    'Out for delivery · Bhiwandi',
  );
  await card.getByRole('button', { name: 'Record delivery' }).click();
  await dialog.getByRole('button', { name: 'Record delivery' }).click();
  await expect(card).toContainText('Received by the buyer');

  await shipments.getByRole('button', { name: 'Close short' }).click();
  await dialog.getByLabel('Reason').fill('The mill has no more yarn');
  await dialog.getByRole('button', { name: 'Close order' }).click();
  await expect(shipments).toContainText('Closed short: The mill has no more yarn');
  await expect(shipments.getByRole('button', { name: 'Pack rolls' })).toBeHidden();
  await expectAccessible(page);
  await context.close();

  await buyer.goto(delivery.deliveredPath(order));
  await expect(buyer.getByRole('region', { name: 'Billing' })).toContainText(
    'There will be no further shipments for this order. Reason: The mill has no more yarn',
  );
});

test('a packing list that did not reach the server is sent again under the same key', async ({
  openDesk,
  complaints,
  delivery,
}) => {
  complaints.allowFailedCalls();
  const order = await delivery.aPackedOrder();
  const { page, context } = await openDesk('production');
  await page.goto(`/desk/orders/${order.orderId}?tab=shipments`);
  const shipments = page.getByRole('region', { name: 'Shipments' });
  await shipments.getByRole('button', { name: 'Pack rolls' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('tab', { name: 'Paste or upload' }).click();
  await dialog.getByLabel('Packing list').fill(PASTED);
  const keys: (string | undefined)[] = [];
  await page.route('**/dispatches/csv/', async (route) => {
    keys.push(route.request().headers()['idempotency-key']);
    await (keys.length === 1 ? route.abort() : route.continue());
  });
  await dialog.getByRole('button', { name: 'Pack rolls' }).click();
  await expect(dialog.getByText('We could not reach the server.')).toBeVisible();
  await dialog.getByRole('button', { name: 'Pack rolls' }).click();
  await expect(shipments.getByRole('article', { name: 'Shipment 1' })).toContainText('3 rolls');
  expect(keys).toEqual([expect.stringMatching(/^[0-9a-f-]{36}$/), keys[0]]);
  await context.close();
});

test('the desk opens a document, makes it void, and issues it again', async ({
  openDesk,
  page: buyer,
  ordering,
}) => {
  test.slow();
  const order = await ordering.aPayableOrder();
  const { page, context } = await openDesk('accounts');
  await page.goto(`/desk/orders/${order.orderId}?tab=documents`);
  const documents = page.getByRole('region', { name: 'Documents' });
  await documents.getByRole('button', { name: 'Issue Purchase Order' }).click();
  const download = page.waitForEvent('download');
  await documents.getByRole('button', { name: /^Open Purchase Order .* as PDF$/ }).click();
  expect((await download).suggestedFilename()).toMatch(/^PO-.*\.pdf$/);
  await documents.getByRole('button', { name: /^Issue again: Purchase Order/ }).click();
  await expect(page.getByText(/so it is still valid\.$/)).toBeVisible();

  await documents.getByRole('button', { name: /^Void Purchase Order/ }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Reason').fill('Wrong PO number');
  await dialog.getByRole('button', { name: 'Void document' }).click();
  await expect(documents).toContainText('Void: Wrong PO number');
  await documents.getByRole('button', { name: 'Issue Purchase Order' }).click();
  await expect(documents.getByRole('listitem').filter({ hasText: 'Version 2' })).toContainText('Valid');
  await expectAccessible(page);
  await context.close();
  await buyer.goto(`/customer/orders?view=order&id=${order.orderId}`);
  const replaced = buyer.getByRole('dialog').getByText(/^Void, replaced by PO/);
  await buyer.getByRole('button', { name: 'Show 1 void document' }).click();
  await expect(replaced).toBeVisible();
  await buyer.getByRole('button', { name: 'Hide void documents' }).click();
  await expect(replaced).toBeHidden();
});
