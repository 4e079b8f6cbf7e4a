/** What a buyer may never hear of our purchase: the mill's name, its rate, the number of our order to it. */
import { mkdtemp, readdir, readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { logout } from '#contract/customer/auth.ts';
import { addMillInvoice, payMillInvoice } from '#contract/staff/purchases.ts';
import { issueDueDocuments } from '#server/capabilities/documents/issue/issue-due-documents.ts';
import { exportCompany } from '#server/capabilities/operations/export-company/export-company.ts';
import { NAMED_ENDPOINTS } from '#tests/support/attacks/endpoint-requests.ts';
import { aPayingWorld } from '#tests/support/data/payments.ts';
import { aBoughtOrder, invoiceBody } from '#tests/support/data/purchases.ts';
import { worldForFile } from '#tests/support/server/world-for-file.ts';

const world = await worldForFile(aPayingWorld());
const MILL = 'Quetzal Spinning and Weaving';

test('no call of a buyer, no document and no export holds the mill, its rate, our order to it or what we paid', async () => {
  const { payable, purchase } = await aBoughtOrder(world, { mill: { name: MILL }, quote: { rate: '91.37' } });
  const { buyer, order } = payable;
  const accounts = await world.asStaff('accounts');
  const params = { purchaseId: purchase.purchaseId };
  const { invoices } = await accounts.call(addMillInvoice, {
    params,
    body: invoiceBody(world, { number: 'QZ/77/1', taxable: '90123.45', gst: '4506.17', total: '94629.62' }),
  });
  const { invoiceId = '', invoicedOn: paidOn = '' } = invoices[0] ?? {};
  const body = { amount: '31234.56', paidOn, utr: 'QUTZ26110000077' };
  await accounts.call(payMillInvoice, { params: { invoiceId }, body });
  await issueDueDocuments(world.services, order.orderId);
  const secrets = [
    MILL,
    'Quetzal',
    '"9137"',
    '91.37',
    purchase.number,
    purchase.purchaseId,
    'QZ/77',
    '9012345',
    '9462962',
    '3123456',
    'QUTZ26',
  ];

  const ids: Record<string, string | null> = {
    orderId: order.orderId,
    fabId: order.fabId,
    quoteId: order.quoteId,
    customerId: buyer.customer.customerId,
  };
  const reads = NAMED_ENDPOINTS.filter(
    ([, { method, access, stream, path }]) =>
      method === 'GET' && access !== 'staff' && !stream && path !== logout.path,
  );
  const heard: string[] = [];
  for (const [, { path }] of reads) {
    const url = path.replace(/:(\w+)/g, (_part, name: string) => ids[name] ?? order.orderId);
    heard.push((await buyer.inject({ method: 'GET', url })).body);
  }
  expect(heard.length).toBeGreaterThan(40);
  expect(heard.some((text) => text.includes(order.number))).toBe(true);

  const folder = join(await mkdtemp(join(tmpdir(), 'purchase-canary-')), 'out');
  await exportCompany(world.services, buyer.customer.brandId, folder);
  const names = await readdir(folder, { recursive: true, withFileTypes: true });
  for (const entry of names.filter((each) => each.isFile()))
    heard.push(await readFile(join(entry.parentPath, entry.name), 'latin1'));
  for (const secret of secrets) for (const text of heard) expect(text).not.toContain(secret);
});
