/** Buyer and staff in two windows, from the request to the feedback, in every market, with nobody else helping. */
import { listOrders } from '#contract/customer/orders.ts';
import { expect } from '#tests/support/browser/browser-test.ts';
import { payByCard, test } from '#tests/support/browser/orders.ts';
import {
  approveAndOrder,
  approveFirstPiece,
  askForCloth,
  giveFeedback,
  openPart,
  openStory,
  payAtSandbox,
  payByTransfer,
  photoFiles,
  planIsMade,
  QUANTITY,
  quoteAtDesk,
  type Story,
  workGoesOn,
} from '#tests/support/browser/story.ts';

const ROLLS = ['R1', 'R2', 'R3'];
const LIST = ['roll\tlot\tlength', ...ROLLS.map((roll) => `${roll}\tA\t${QUANTITY / ROLLS.length}`)].join(
  '\n',
);

async function sendFirstPiece({ desk }: Story): Promise<void> {
  await openPart(desk, 'Samples');
  const samples = desk.getByRole('region', { name: 'Samples' });
  await samples.getByRole('button', { name: 'Send sample' }).click();
  const dialog = desk.getByRole('dialog');
  await dialog.getByLabel('Courier').fill('BlueDart');
  await dialog.getByLabel('Tracking number').fill('79012345');
  await dialog.getByLabel('Photo of lot 1').setInputFiles(await photoFiles('lot-1.jpg'));
  await dialog.getByRole('button', { name: 'Send sample' }).click();
  await expect(dialog).toBeHidden();
}

async function shipAndDeliver({ desk, market }: Story, orderId: string): Promise<void> {
  await openPart(desk, 'Shipments');
  const shipments = desk.getByRole('region', { name: 'Shipments' });
  const dialog = desk.getByRole('dialog');
  await shipments.getByRole('button', { name: 'Pack rolls' }).click();
  await dialog.getByRole('tab', { name: 'Paste or upload' }).click();
  await dialog.getByLabel('Packing list').fill(LIST);
  await dialog.getByRole('button', { name: 'Pack rolls' }).click();
  const card = shipments.getByRole('article', { name: 'Shipment 1' });
  await card.getByRole('button', { name: 'Send', exact: true }).click();
  await dialog.getByLabel('Tax invoice number').fill(`S${orderId.slice(-12)}`);
  await dialog.getByLabel('Transporter').fill('VRL Logistics');
  await dialog.getByLabel('LR or BL').fill('4471182');
  if (market === 'IN') await dialog.getByLabel('E-way bill').fill('301004471182');
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

async function receiveAll({ page }: Story, path: string): Promise<void> {
  await page.goto(path);
  await page.getByRole('button', { name: 'Check rolls of shipment 1' }).click();
  const sheet = page.getByRole('dialog', { name: 'Rolls of shipment 1' });
  await sheet.getByRole('button', { name: 'Mark 3 rolls as received' }).click();
  await sheet.getByRole('button', { name: 'Yes, all 3 are here' }).click();
  await expect(sheet.getByRole('button', { name: 'To check (0)' })).toBeVisible();
  await page.goBack();
}

async function claimAndSettle({ page, desk }: Story): Promise<void> {
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

for (const market of ['IN', 'BD', 'INTL'] as const) {
  test(`a buyer of ${market} and the desk play an order from the request to the feedback`, async ({
    page,
    context,
    browser,
    people,
    outbox,
    complaints,
    address,
    serverUrl,
  }) => {
    test.slow();
    // A form that is half filled in is refused by the preview.
    complaints.allowFailedCalls();
    const parts = { page, context, browser, people, outbox, complaints, address, serverUrl };
    const story = await openStory(market, parts);
    const { fabId, number } = await askForCloth(story);
    const alias = await quoteAtDesk(story, number);
    await approveAndOrder(story, alias);
    await (market === 'IN' ? payByTransfer(story) : payAtSandbox(story));

    const { records } = await story.buyer(listOrders, { query: {} });
    const orderId = records[0]?.orderId ?? '';
    const pathTo = (screen: string) => `/customer/${screen}/fabrics/${fabId}/orders/${orderId}`;
    await planIsMade(story, fabId, orderId);
    await workGoesOn(story, orderId);
    await story.desk.goto(`/desk/orders/${orderId}`);
    await sendFirstPiece(story);
    await approveFirstPiece(story, pathTo('production-details'));
    await expect(story.desk.getByRole('region', { name: 'Samples' })).toContainText('Approved');
    await workGoesOn(story, orderId);
    await payByCard(story.buyer, { serverUrl, orderId, instalment: 2 });
    await shipAndDeliver(story, orderId);
    await receiveAll(story, pathTo('delivered-detail'));
    if (market === 'IN') await claimAndSettle(story);
    else await page.getByRole('button', { name: 'Everything is fine' }).click();
    await giveFeedback(story, orderId);
    await story.deskWindow.close();
  });
}
