/** What we buy from a mill: ordered once with its own rate, accepted, billed and paid, and never read by a buyer. */
import { expect, test } from 'vitest';
import { cancelOrderForStaff } from '#contract/staff/cancel-order.ts';
import {
  acceptPurchase,
  addMillInvoice,
  findOrderPurchase,
  listPurchases,
  payMillInvoice,
  readPurchase,
  uploadMillInvoice,
} from '#contract/staff/purchases.ts';
import { followWithPurchase } from '#server/capabilities/purchases/make-purchase.ts';
import { multipartFile } from '#tests/support/data/multipart-file.ts';
import { aStockOrder } from '#tests/support/data/orders.ts';
import { aPayingWorld, expectBooksRight } from '#tests/support/data/payments.ts';
import { PLAIN_PDF } from '#tests/support/data/pdf-file.ts';
import { aBoughtOrder, invoiceBody, purchaseOf } from '#tests/support/data/purchases.ts';
import { secondPersonReleases, waitingActs } from '#tests/support/data/second-person.ts';
import { worldForFile } from '#tests/support/server/world-for-file.ts';

const world = await worldForFile(aPayingWorld());
const accounts = await world.asStaff('accounts');
const desk = await world.asStaff('desk');

test('a confirmed order is ordered from its mill once, at the mill’s rate and terms', async () => {
  const { payable, mill, purchase } = await aBoughtOrder(world, { quote: { paymentDays: '60' } });
  expect(purchase).toMatchObject({
    state: 'made',
    supplierName: mill.name,
    rate: { price: { minor: '9125', currency: 'INR' }, unit: 'metre' },
    goods: { minor: '27375000' },
    paymentDays: 60,
    agreed: { sold: { minor: '29199000' }, left: { minor: '1824000' }, percent: '6.25' },
  });
  expect(purchase.number).toMatch(/^SV\/\d\d-\d\d\/P\d{5}$/);
  expect(purchase.paper).toMatchObject({ contentType: 'application/pdf' });
  await Promise.all([1, 2].map(() => followWithPurchase(world.services, payable.order.orderId)));
  expect((await purchaseOf(world, payable)).purchaseId).toBe(purchase.purchaseId);
});

test('from a price break on, the mill is ordered at its own lower rate', async () => {
  const breaks = [{ from: '2500', rate: '88.37' }];
  const { purchase } = await aBoughtOrder(world, { quote: { breaks } });
  expect(purchase.rate.price.minor).toBe('8837');
});

test('numbers follow each other without a gap, also for two orders at once', async () => {
  const before = await aBoughtOrder(world);
  const after = await Promise.all([aBoughtOrder(world), aBoughtOrder(world)]);
  const serials = [before, ...after]
    .map(({ purchase }) => Number(purchase.number.slice(-5)))
    .sort((a, b) => a - b);
  expect(serials).toEqual([0, 1, 2].map((step) => (serials[0] ?? 0) + step));
});

test('ready cloth and an order without money are not ordered from anybody', async () => {
  const buyer = await world.asCustomer();
  const { orderId } = await aStockOrder(buyer, world);
  await followWithPurchase(world.services, orderId);
  expect(await desk.call(findOrderPurchase, { params: { orderId } })).toEqual({ purchase: null });
});

test('the mill’s word is recorded once; of two at once one counts', async () => {
  const { purchase } = await aBoughtOrder(world);
  const params = { purchaseId: purchase.purchaseId };
  const accept = () => desk.call(acceptPurchase, { params, body: { note: 'Ramesh by phone' } });
  const answers = await Promise.allSettled([accept(), accept()]);
  expect(answers.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  const accepted = await desk.call(readPurchase, { params });
  expect(accepted).toMatchObject({ state: 'accepted', acceptanceNote: 'Ramesh by phone' });
  await expect(accept()).rejects.toMatchObject({ code: 'illegal_transition' });
});

test('a cancelled order is withdrawn from the mill, and its number stays', async () => {
  const { payable, purchase } = await aBoughtOrder(world);
  const { orderId } = payable.order;
  const body = { reason: 'The mill has closed.', materialCost: null };
  await accounts.call(cancelOrderForStaff, { params: { orderId }, body });
  await secondPersonReleases(world);
  expect(await purchaseOf(world, payable)).toMatchObject({ state: 'withdrawn', number: purchase.number });
});

test('an invoice is owed by its terms, a small mill’s within 45 days, and paid in parts', async () => {
  const small = await aBoughtOrder(world, { mill: { msmeClass: 'small' }, quote: { paymentDays: '60' } });
  const params = { purchaseId: small.purchase.purchaseId };
  const today = invoiceBody(world).invoicedOn;
  const body = invoiceBody(world, { taxable: '50000', gst: '2500', total: '52499.60' });
  const { invoices } = await accounts.call(addMillInvoice, { params, body });
  const daysOf = (dueOn: string) => (Date.parse(dueOn) - Date.parse(today)) / 86_400_000;
  expect(invoices).toMatchObject([
    { roundOff: { minor: '-40' }, total: { minor: '5249960' }, isStatutory: true },
  ]);
  expect(daysOf(invoices[0]?.dueOn ?? '')).toBe(45);
  const invoiceId = invoices[0]?.invoiceId ?? '';
  const pay = (amount: string, utr: string) =>
    accounts.call(payMillInvoice, { params: { invoiceId }, body: { amount, paidOn: today, utr } });
  await pay('20000', 'HDFC26110000001');
  await expect(pay('1', 'HDFC26110000001')).rejects.toMatchObject({
    body: { fields: { utr: expect.any(String) } },
  });
  await expect(pay('32499.61', 'HDFC26110000002')).rejects.toMatchObject({
    body: { fields: { amount: expect.any(String) } },
  });
  const left = await pay('32499.60', 'HDFC26110000003');
  expect(left).toMatchObject({ open: { minor: '0' }, payable: 'paid', dueOn: null });
  await expectBooksRight(world);
});

test('the same invoice twice, figures that do not agree and more than was ordered are refused', async () => {
  const { purchase } = await aBoughtOrder(world);
  const params = { purchaseId: purchase.purchaseId };
  const add = (body: ReturnType<typeof invoiceBody>) => accounts.call(addMillInvoice, { params, body });
  const body = invoiceBody(world, { number: `TWICE/${purchase.number.slice(-5)}` });
  const both = await Promise.allSettled([add(body), add(body)]);
  expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  const wrong = [
    [{ total: '106000' }, 'total'],
    [{ taxable: '200000', gst: '0', total: '200000' }, 'taxable'],
    [{ invoicedOn: '2026-01-01' }, 'invoicedOn'],
    [{ number: 'a number that is far too long' }, 'number'],
    [{ dispatchId: purchase.orderId }, 'dispatchId'],
    [{ fileId: purchase.orderId }, 'fileId'],
  ] as const;
  for (const [change, field] of wrong)
    await expect(add(invoiceBody(world, change))).rejects.toMatchObject({
      body: { fields: { [field]: expect.any(String) } },
    });
  expect((await accounts.call(readPurchase, { params })).invoices).toHaveLength(1);
  await expectBooksRight(world);
});

test('above the sum two people pay; parts below it are one sum, and the maker never gives the second word', async () => {
  const { purchase } = await aBoughtOrder(world);
  const params = { purchaseId: purchase.purchaseId };
  const { invoices } = await accounts.call(addMillInvoice, {
    params,
    body: invoiceBody(world, { taxable: '200000', gst: '10000', total: '210000' }),
  });
  const { invoiceId = '', invoicedOn: paidOn = '' } = invoices[0] ?? {};
  const pay = (amount: string, utr: string) =>
    accounts.call(payMillInvoice, { params: { invoiceId }, body: { amount, paidOn, utr } });
  expect(await pay('60000', 'ICIC26110000001')).toMatchObject({ open: { minor: '15000000' } });
  expect(await pay('60000', 'ICIC26110000002')).toMatchObject({ open: { minor: '15000000' } });
  expect(await waitingActs(accounts, invoiceId)).toMatchObject([
    { act: 'mill_payment', amount: { minor: '6000000' } },
  ]);
  await secondPersonReleases(world, invoiceId);
  expect(await accounts.call(readPurchase, { params })).toMatchObject({ open: { minor: '9000000' } });
  await expectBooksRight(world);
});

test('the mill’s invoice is kept as the mill’s, and a buyer’s key opens none of it', async () => {
  const { payable, purchase } = await aBoughtOrder(world);
  const params = { purchaseId: purchase.purchaseId };
  const url = uploadMillInvoice.path.replace(':purchaseId', purchase.purchaseId);
  const sent = await accounts.inject({ method: 'POST', url, ...multipartFile('invoice.pdf', PLAIN_PDF) });
  const { fileId } = (sent.json() as { data: { fileId: string } }).data;
  const { invoices } = await accounts.call(addMillInvoice, { params, body: invoiceBody(world, { fileId }) });
  expect(invoices[0]?.file?.fileId).toBe(fileId);
  const { buyer } = payable;
  for (const path of [`/apifabric/uploads/${fileId}/`, `/apidesk/purchases/${purchase.purchaseId}/`]) {
    const answer = await buyer.inject({ method: 'GET', url: path });
    expect(answer.statusCode).toBeGreaterThanOrEqual(400);
  }
});

test('the list finds by number, order and mill, and says what is overdue', async () => {
  const { mill, purchase, payable } = await aBoughtOrder(world, { quote: { paymentDays: '0' } });
  const params = { purchaseId: purchase.purchaseId };
  await accounts.call(addMillInvoice, { params, body: invoiceBody(world) });
  for (const q of [purchase.number, payable.order.number, mill.name]) {
    const { records } = await desk.call(listPurchases, { query: { q } });
    expect(records.map(({ purchaseId }) => purchaseId)).toContain(purchase.purchaseId);
  }
  const overdue = async () =>
    (await desk.call(listPurchases, { query: { which: 'overdue', limit: 100 } })).records;
  expect((await overdue()).map(({ number }) => number)).not.toContain(purchase.number);
  world.clock.advance(86_400);
  const later = await world.asStaff('desk');
  const { records } = await later.call(listPurchases, { query: { which: 'overdue', limit: 100 } });
  expect(records).toContainEqual(expect.objectContaining({ number: purchase.number, payable: 'overdue' }));
});
