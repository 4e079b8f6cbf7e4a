/** A mill reads our orders to it and accepts them itself; another mill's are missing, and their PDF ends with the sign-in. */
import { expect, test } from 'vitest';
import { addMillInvoice, readPurchase, sendPurchase } from '#contract/staff/purchases.ts';
import { changeSupplier, readSupplier } from '#contract/staff/requests.ts';
import { endSupplierPerson, listSupplierPeople } from '#contract/staff/supplier-people.ts';
import { acceptMillOrder, listMillPapers } from '#contract/supplier/papers.ts';
import { aMill, aMillPerson } from '#tests/support/data/mills.ts';
import { aPayingWorld } from '#tests/support/data/payments.ts';
import { aBoughtOrder, invoiceBody } from '#tests/support/data/purchases.ts';
import { refusalOf } from '#tests/support/server/visitor.ts';
import { worldForFile } from '#tests/support/server/world-for-file.ts';

const world = await worldForFile(aPayingWorld());
const desk = await world.asStaff('desk');
const accounts = await world.asStaff('accounts');

test('a mill reads its own orders with their PDF and invoices, and nothing of what we sell for', async () => {
  const { payable, mill, purchase } = await aBoughtOrder(world);
  const person = await aMillPerson(world, mill.phone);
  const params = { purchaseId: purchase.purchaseId };
  await accounts.call(addMillInvoice, { params, body: invoiceBody(world, { number: 'HW/9' }) });
  const papers = await person.call(listMillPapers, {});
  expect(papers).toMatchObject([
    {
      purchaseId: purchase.purchaseId,
      number: purchase.number,
      orderId: payable.order.orderId,
      goods: { minor: '27375000' },
      state: 'to_accept',
      invoices: [{ number: 'HW/9', total: { minor: '10500000' }, state: 'open' }],
    },
  ]);
  const { url = '' } = papers[0]?.paper ?? {};
  const pdf = await person.inject({ method: 'GET', url });
  expect(pdf.statusCode).toBe(200);
  expect(pdf.rawPayload.subarray(0, 4).toString()).toBe('%PDF');
  const { buyer, order } = payable;
  for (const secret of [buyer.customer.brandId, order.rate.price.minor, order.total.minor, '29199000'])
    expect(JSON.stringify(papers), secret).not.toContain(secret);

  const [{ personId } = { personId: '' }] = await desk.call(listSupplierPeople, {
    params: { supplierId: mill.supplierId },
  });
  await desk.call(endSupplierPerson, { params: { supplierId: mill.supplierId, personId } });
  expect((await world.visitor().inject({ method: 'GET', url })).statusCode).toBe(410);
});

test('a mill accepts its order once, also when two of its people press at once; another mill’s is missing', async () => {
  const { mill, purchase } = await aBoughtOrder(world);
  const params = { purchaseId: purchase.purchaseId };
  const stranger = await aMillPerson(world, (await aMill(desk)).phone);
  const foreign = await refusalOf(stranger.call(acceptMillOrder, { params, body: {} }));
  const nobodys = await refusalOf(
    stranger.call(acceptMillOrder, { params: { purchaseId: world.services.ids.next() }, body: {} }),
  );
  expect(foreign.status).toBe(404);
  expect(foreign.body).toEqual(nobodys.body);
  expect(await stranger.call(listMillPapers, {})).toEqual([]);
  const person = await aMillPerson(world, mill.phone);
  const accept = () => person.call(acceptMillOrder, { params, body: {} });
  const both = await Promise.allSettled([accept(), accept()]);
  expect(both.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  expect(await desk.call(readPurchase, { params })).toMatchObject({
    state: 'accepted',
    acceptanceNote: 'Ramesh, on the mill’s own page',
  });
});

test('the order goes to the contacts of the mill with a way to its page, and a mill without any is named', async () => {
  const { payable, mill, purchase } = await aBoughtOrder(world);
  const params = { purchaseId: purchase.purchaseId };
  const sentBefore = world.messages.sent.length;
  expect(await desk.call(sendPurchase, { params, body: {} })).toMatchObject({ state: 'sent' });
  const { text } = await world.messages.next(mill.phone);
  expect(text).toContain(purchase.number);
  expect(text).toMatch(new RegExp(`https?://[^/\\s]+/supplier/#o=${payable.order.orderId}$`, 'm'));
  const { buyer, order } = payable;
  const told = JSON.stringify(world.messages.sent.slice(sentBefore).filter(({ to }) => to === mill.phone));
  for (const secret of [buyer.customer.address, order.rate.price.minor, '97.33', '91.25'])
    expect(told, secret).not.toContain(secret);
  const silent = await aBoughtOrder(world);
  const ids = { supplierId: silent.mill.supplierId };
  const {
    invitations: _,
    ownMarginPercent: __,
    reportsDirectly: ___,
    supplierId: ____,
    ...form
  } = await desk.call(readSupplier, { params: ids });
  await desk.call(changeSupplier, { params: ids, body: { ...form, contacts: [] } });
  const refused = await refusalOf(
    desk.call(sendPurchase, { params: { purchaseId: silent.purchase.purchaseId }, body: {} }),
  );
  expect(refused.body.fields).toHaveProperty('contacts');
});
