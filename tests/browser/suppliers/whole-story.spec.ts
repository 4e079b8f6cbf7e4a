/** Buyer, desk and mill in three windows, from the request to the delivery, by buttons alone: the mill works from its phone. */
import { randomInt } from 'node:crypto';
import type { Page } from '@playwright/test';
import { expectAccessible } from '#tests/support/browser/accessible.ts';
import { expect, test } from '#tests/support/browser/browser-test.ts';
import {
  approveAndOrder,
  askForCloth,
  inviteMill,
  orderBeingPaid,
  payAtSandbox,
  QUANTITY,
} from '#tests/support/browser/story/ask-and-order.ts';
import { openStory, type Story } from '#tests/support/browser/story/cast.ts';
import { receiveAll, sendAndDeliver } from '#tests/support/browser/story/goods.ts';
import {
  approveLots,
  approveOption,
  goToBalance,
  namePantone,
  nextWorkIsDone,
  openPart,
  openPlan,
} from '#tests/support/browser/story/making.ts';
import {
  acceptOrder,
  millPhone,
  millWorks,
  openOwnOrder,
  packOwnRolls,
  quoteFromLink,
  sendOwnSample,
} from '#tests/support/browser/story/mill.ts';
import { listenTo } from '#tests/support/browser/story/overheard.ts';
import { invitedLink } from '#tests/support/browser/supplier-link.ts';

const RATE = '91.37';
const OUR_RATE = '₹95.94';

/** The mill finishes what is its own, the desk what is left. */
async function everybodyWorks({ desk }: Story, mill: Page): Promise<void> {
  do {
    await millWorks(mill);
    // What the mill has finished by now is no longer the desk's to finish.
    await desk.reload();
  } while (await nextWorkIsDone({ desk }));
}

async function publish({ desk }: Story): Promise<void> {
  const panel = desk.getByRole('region', { name: 'From the mills' });
  await expect(panel).toContainText(`₹${RATE} per m`);
  await panel.getByLabel('Margin').fill('5');
  await panel.getByLabel('Freight').fill('9000');
  await expect(panel).toContainText(`${OUR_RATE} per m`);
  await panel.getByRole('button', { name: 'Publish to the buyer' }).click();
  await expect(panel).toContainText('Published');
}

async function trustReports({ desk, mill }: Story): Promise<void> {
  await desk.goto('/desk/suppliers');
  await desk.getByLabel('Search this list').fill(mill.name);
  await desk.getByRole('link', { name: mill.name }).click();
  await desk.getByRole('button', { name: 'Put into the plan directly' }).click();
  await expect(desk.getByText('goes straight into the plan')).toBeVisible();
}

test('a mill quotes from its link, makes the cloth and sends it, and neither side ever reads of the other', async ({
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
  complaints.allowFailedCalls();
  const phone = `+9198${randomInt(10_000_000, 99_999_999)}`;
  const parts = { page, context, browser, people, outbox, complaints, address, serverUrl };
  const story = await openStory('IN', parts, phone);
  const toBuyer = listenTo(page);
  const { fabId, number } = await askForCloth(story, 'dyed');
  await inviteMill(story, number);

  const mill = await millPhone({ browser, address });
  const toMill = listenTo(mill);
  await mill.goto(await invitedLink(outbox, phone));
  await quoteFromLink(mill, { rate: RATE, readyDays: '25' }, () => outbox.codeFor(phone));
  await publish(story);
  await approveAndOrder(story);
  const orderId = orderBeingPaid(story);
  await payAtSandbox(story);

  await trustReports(story);
  const pathTo = (screen: string) => `/customer/${screen}/fabrics/${fabId}/orders/${orderId}`;
  await openPlan(story, orderId);
  const orderNumber = await story.desk.getByRole('heading', { level: 1 }).innerText();
  await openOwnOrder(mill, /[A-Z]{2,}-?[\w/-]+\d/.exec(orderNumber)?.[0] ?? orderNumber);
  await acceptOrder(mill);
  await expectAccessible(mill);

  await page.goto(pathTo('production-details'));
  await namePantone(story);
  await everybodyWorks(story, mill);
  await sendOwnSample(mill, 'option A', 'option B');
  await openPart(story.desk, 'Samples');
  await approveOption(story, 'B');
  await everybodyWorks(story, mill);
  await sendOwnSample(mill, 'lot 1');
  await approveLots(story);
  await everybodyWorks(story, mill);
  await goToBalance(story);
  await payAtSandbox(story);
  await packOwnRolls(mill, QUANTITY);
  await sendAndDeliver(story);
  await receiveAll(story, pathTo('delivered-detail'));
  await page.getByRole('button', { name: 'Everything is fine' }).click();
  await mill.reload();
  await expect(mill.getByText(/· Delivered$/)).toBeVisible();
  await expectAccessible(mill);

  const { customer } = story;
  const millHeard = await toMill.everything();
  expect(millHeard).toContain('"9137"');
  for (const secret of [
    customer.company,
    customer.name,
    customer.address,
    customer.brandId,
    '95.94',
    '"9594"',
  ])
    expect(millHeard, secret).not.toContain(secret);
  const buyerHeard = await toBuyer.everything();
  expect(buyerHeard).toContain('"9594"');
  for (const secret of [story.mill.name, phone, 'Ramesh', RATE, '"9137"'])
    expect(buyerHeard, secret).not.toContain(secret);
  await mill.context().close();
  await story.deskWindow.close();
});
