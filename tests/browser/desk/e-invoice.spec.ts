/** An invoice at the desk of a seller above the threshold: issued, numbered by the registry, cancelled, issued anew, and its goods leave. */
import type { AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';
import { listDispatches } from '#contract/customer/delivery.ts';
import { PROJECT_ROOT } from '#server/project-root.ts';
import { expectAccessible } from '#tests/support/browser/accessible.ts';
import { expect, test } from '#tests/support/browser/browser-test.ts';
import { aPackedOrder, pack, someRolls } from '#tests/support/data/delivery.ts';
import { aPayingWorld, expectBooksRight } from '#tests/support/data/payments.ts';
import { aboveThreshold, askRegistry } from '#tests/support/data/registered-goods.ts';

const WEB_ROOT = fileURLToPath(new URL('dist/web', PROJECT_ROOT));
const IRN = /^[0-9a-f]{64}$/;

/** Whether invoices are registered is said of the seller, so this marketplace is nobody else's. */
async function aMarketplaceAboveThreshold() {
  const world = await aPayingWorld({ webRoot: WEB_ROOT });
  world.clock.set(new Date());
  await aboveThreshold(world);
  await world.app.listen({ host: '127.0.0.1', port: 0 });
  const { port } = world.app.server.address() as AddressInfo;
  return { world, url: `http://127.0.0.1:${port}` };
}

async function issueInvoice(page: Page): Promise<void> {
  const dialog = page.getByRole('dialog');
  await page.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(
    dialog.getByText(/^The invoice is issued now and sent to the e-invoice registry/),
  ).toBeVisible();
  await dialog.getByLabel('Transporter', { exact: true }).fill('VRL Logistics');
  await dialog.getByLabel('LR or BL').fill('4471182');
  await dialog.getByLabel('Vehicle').fill('MH 04 KX 2210');
  await dialog.getByLabel('Distance in km').fill('290');
  await dialog.getByRole('button', { name: 'Issue invoice' }).click();
  await expect(dialog).toBeHidden();
}

test('an invoice is issued, registered, cancelled and issued anew, and its goods leave with an IRN', async ({
  browser,
  complaints,
}) => {
  test.slow();
  complaints.allowFailedCalls();
  const { world, url } = await aMarketplaceAboveThreshold();
  const staff = await world.asStaff('owner');
  const payable = await aPackedOrder(world);
  const { orderId } = payable.order;
  await pack(staff, payable, someRolls([100, 100, 100, 100, 100]));
  const context = await browser.newContext({ baseURL: url, viewport: { width: 1280, height: 800 } });
  complaints.watch(context);
  const page = await context.newPage();
  world.clock.advance(60);
  await page.goto('/desk');
  await page.getByLabel('Work email').fill(staff.email);
  await page.getByRole('button', { name: 'Send code' }).click();
  await page.getByLabel('One-time code').fill(await world.codeSentTo(staff.email));
  await expect(page.getByRole('heading', { level: 1, name: 'Today' })).toBeVisible();

  await page.goto(`/desk/orders/${orderId}?tab=shipments`);
  const card = page.getByRole('article', { name: 'Shipment 1' });
  const invoice = card.getByRole('region', { name: 'E-invoice' });
  const dialog = page.getByRole('dialog');
  await issueInvoice(page);
  await expect(invoice.getByRole('heading')).toContainText(/[A-Z]{1,3}\/\d\d-\d\d\/000001/);
  await expect(page.getByRole('button', { name: 'Goods leave' })).toBeHidden();
  await expect(card.getByRole('button', { name: 'Change rolls' })).toBeHidden();
  await askRegistry(world);
  await page.reload();
  await expect(invoice.getByText('The invoice is registered. The goods can leave.')).toBeVisible();
  await expect(invoice.getByText(IRN)).toBeVisible();
  await expectAccessible(page);

  await invoice.getByRole('button', { name: 'Cancel invoice' }).click();
  await dialog.getByLabel('Reason').selectOption({ index: 1 });
  await dialog.getByLabel('What happened').fill('Two rolls were mixed up.');
  await dialog.getByRole('button', { name: 'Cancel invoice' }).click();
  await expect(dialog).toBeHidden();
  await askRegistry(world);
  await page.reload();
  await expect(card.getByRole('button', { name: 'Change rolls' })).toBeVisible();

  await issueInvoice(page);
  await askRegistry(world);
  await page.reload();
  await expect(invoice.getByRole('heading')).toContainText('/000002');
  await invoice.getByRole('button', { name: 'Goods leave' }).click();
  await dialog.getByRole('button', { name: 'Goods have left' }).click();
  await expect(card).toContainText('In transit');
  await expect(invoice.getByText(IRN)).toBeVisible();
  const { intransitData } = await payable.buyer.call(listDispatches, { params: { orderId } });
  expect(intransitData.map((each) => each.invoice?.number)).toEqual([expect.stringMatching(/\/000002$/)]);
  await expectBooksRight(world);
  await context.close();
  await world.close();
});
