/** Buyer and staff in two windows, from the request to the feedback, for every kind of cloth, by buttons alone and with nobody else helping. */
import type { Market } from '#domain/shared/market.ts';
import { test } from '#tests/support/browser/browser-test.ts';
import {
  approveAndOrder,
  askForCloth,
  type Finish,
  orderBeingPaid,
  orderFromStock,
  payAtSandbox,
  payByTransfer,
  QUANTITY,
  quoteAtDesk,
} from '#tests/support/browser/story/ask-and-order.ts';
import { clothOnTheShelf, openStory, type Story } from '#tests/support/browser/story/cast.ts';
import {
  claimAndSettle,
  giveFeedback,
  receiveAll,
  shipAndDeliver,
} from '#tests/support/browser/story/goods.ts';
import {
  approveLots,
  approveOption,
  askRedder,
  courierDesign,
  goToBalance,
  namePantone,
  openPlan,
  sendSample,
  uploadArtwork,
  workGoesOn,
} from '#tests/support/browser/story/making.ts';

const STOCK_METRES = 600;

/** What comes before the bulk. */
const SAMPLING: Readonly<Record<Finish, (story: Story) => Promise<void>>> = {
  greige: (story) => workGoesOn(story),
  dyed: async (story) => {
    await namePantone(story);
    await workGoesOn(story);
    await sendSample(story, 'option A', 'option B');
    await askRedder(story);
    await sendSample(story, 'option A', 'option B');
    await approveOption(story, 'B');
    await workGoesOn(story);
  },
  printed: async (story) => {
    await uploadArtwork(story);
    await workGoesOn(story);
    await sendSample(story, 'option A', 'option B');
    await approveOption(story, 'A');
    await workGoesOn(story);
  },
  'yarn-dyed': async (story) => {
    await courierDesign(story);
    await workGoesOn(story);
    await sendSample(story, 'option A', 'option B');
    await approveOption(story, 'B');
    await workGoesOn(story);
    await sendSample(story, 'option A');
    await approveOption(story);
    await workGoesOn(story);
  },
};

const STORIES: readonly { cloth: Finish; market: Market }[] = [
  { cloth: 'dyed', market: 'IN' },
  { cloth: 'printed', market: 'BD' },
  { cloth: 'yarn-dyed', market: 'INTL' },
  { cloth: 'greige', market: 'BD' },
];

for (const { cloth, market } of STORIES) {
  test(`${cloth} cloth is asked for, made, delivered and rated by a buyer of ${market} and the desk`, async ({
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
    const { fabId, number } = await askForCloth(story, cloth);
    await quoteAtDesk(story, number);
    await approveAndOrder(story);
    const orderId = orderBeingPaid(story);
    await (market === 'IN' ? payByTransfer(story) : payAtSandbox(story));

    const pathTo = (screen: string) => `/customer/${screen}/fabrics/${fabId}/orders/${orderId}`;
    await openPlan(story, orderId);
    await page.goto(pathTo('production-details'));
    await SAMPLING[cloth](story);
    await sendSample(story, 'lot 1');
    await approveLots(story);
    await workGoesOn(story);
    await goToBalance(story);
    await payAtSandbox(story);
    await shipAndDeliver(story, { quantity: QUANTITY });
    await receiveAll(story, pathTo('delivered-detail'));
    if (market === 'IN') await claimAndSettle(story);
    else await page.getByRole('button', { name: 'Everything is fine' }).click();
    await giveFeedback(story, orderId);
    await story.deskWindow.close();
  });
}

test('ready stock is ordered, packed, collected and rated by a buyer of IN and the desk', async ({
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
  const parts = { page, context, browser, people, outbox, complaints, address, serverUrl };
  const story = await openStory('IN', parts);
  const fabId = await clothOnTheShelf();
  await orderFromStock(story, fabId, STOCK_METRES);
  const orderId = orderBeingPaid(story);
  await payAtSandbox(story);
  await openPlan(story, orderId);
  await workGoesOn(story);
  await shipAndDeliver(story, { quantity: STOCK_METRES });
  await receiveAll(story, `/customer/delivered-detail/fabrics/${fabId}/orders/${orderId}`);
  await page.getByRole('button', { name: 'Everything is fine' }).click();
  await giveFeedback(story, orderId);
  await story.deskWindow.close();
});
