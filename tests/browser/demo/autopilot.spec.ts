/** A newcomer alone with the autopilot: everybody else of the story is played, the buyer only decides and pays. */
import { listDispatches } from '#contract/customer/delivery.ts';
import { listOrders, readOrder } from '#contract/customer/orders.ts';
import { listSamples, readTna } from '#contract/customer/production.ts';
import { listQuotes } from '#contract/customer/quotes.ts';
import { ORDER_STATUS_CODE } from '#domain/orders/order-status.ts';
import { expect, saveSignIn, test } from '#tests/support/browser/browser-test.ts';
import { newQuotes } from '#tests/support/browser/new-quotes.ts';
import { ending } from '#tests/support/browser/pay.ts';
import { openScriptedWorld } from '#tests/support/browser/scripted-world.ts';
import { askForCloth, payAtSandbox, placeOrder } from '#tests/support/browser/story/ask-and-order.ts';
import { giveFeedback } from '#tests/support/browser/story/goods.ts';
import { approveLots } from '#tests/support/browser/story/making.ts';
import { waitFor } from '#tests/support/server/wait-for.ts';

test('a buyer alone has quotes within half a minute, and the paid cloth is made, sent and delivered', async ({
  browser,
  complaints,
}) => {
  test.slow();
  const { world, url, buyer, playUntil, close } = await openScriptedWorld();
  const { customer, token, refreshToken, call } = buyer;
  const context = await browser.newContext({ baseURL: url });
  complaints.watch(context);
  const signIn = { accessToken: token, refreshToken, expiresInSeconds: 1800 };
  await saveSignIn(context, url, { ...customer, market: 'IN', typed: '', company: '' }, signIn);
  const page = context.pages()[0] ?? (await context.newPage());

  const { fabId } = await askForCloth({ market: 'IN', page });
  const requested = world.clock.now().getTime();
  await playUntil('a quote', async () => (await call(listQuotes, { params: { fabId } })).length > 0);
  expect(world.clock.now().getTime() - requested).toBeLessThanOrEqual(30_000);
  const [quote] = await call(listQuotes, { params: { fabId } });
  await newQuotes(page).click();
  await page.getByRole('button', { name: `Approve: ${quote?.supplier.alias}` }).click();
  await placeOrder({ page }, () => world.codeSentTo(customer.address));
  await payAtSandbox({ page });

  const orderId = (await call(listOrders, { query: {} })).records[0]?.orderId ?? '';
  const order = () => call(readOrder, { params: { orderId } });
  await waitFor('the plan', async () => {
    const plan = await call(readTna, { params: { fabId }, query: { orderId } });
    return !plan.isProvisional;
  });
  await playUntil('the first piece', async () => {
    const { records } = await call(listSamples, { params: { orderId } });
    return records.some(({ allowedMoves }) => allowedMoves.length > 0);
  });
  await page.goto(`/customer/production-details/fabrics/${fabId}/orders/${orderId}`);
  await approveLots({ page });
  await playUntil('the goods', async () => {
    const { instalments } = await order();
    return instalments.some(({ state, dueOn }) => state === 'open' && dueOn !== null);
  });
  await page.goto(`/customer/create-order/paymentDetails/fabrics/${fabId}?orderId=${orderId}`);
  await payAtSandbox({ page });
  await expect(ending(page, 'Payment received')).toBeVisible();
  await playUntil('the delivery', async () => (await order()).status === ORDER_STATUS_CODE.delivered);

  const { deliveredData } = await call(listDispatches, { params: { orderId } });
  expect(deliveredData.every(({ invoice }) => invoice !== null)).toBe(true);
  await page.goto(`/customer/delivered-detail/fabrics/${fabId}/orders/${orderId}`);
  await page.getByRole('button', { name: 'Everything is fine' }).click();
  await expect(page.getByRole('button', { name: 'Everything is fine' })).toBeHidden();
  await giveFeedback({ page }, orderId);
  await context.close();
  await close();
});
