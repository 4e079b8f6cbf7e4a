/** A mill that is invited gets a message, and the desk sees whether it arrived. */
import { expect, test } from 'vitest';
import {
  addSupplier,
  inviteSuppliers,
  readRequestForStaff,
  readSupplier,
  type Supplier,
  sendSupplierMessageAgain,
} from '#contract/staff/requests.ts';
import { supplierBody } from '#tests/support/data/quotes.ts';
import { aSubmittedRequest } from '#tests/support/data/requests.ts';
import { refusalOf } from '#tests/support/server/visitor.ts';
import { waitFor } from '#tests/support/server/wait-for.ts';
import { openWorld } from '#tests/support/server/world.ts';
import { worldForFile } from '#tests/support/server/world-for-file.ts';

const world = await worldForFile(openWorld());
const desk = await world.asStaff('desk');
const nobody = '00000000-0000-7000-8000-000000000000';

const CONTACT = {
  name: 'Ramesh',
  phone: '98200 12345',
  email: 'Ramesh@Mill.Example',
  whatsapp: '9820012345',
};

const aMill = (contacts: Supplier['contacts'] = [CONTACT]) =>
  desk.call(addSupplier, { body: supplierBody({ contacts }) });
const invite = (fabId: string, supplierId: string) =>
  desk.call(inviteSuppliers, { params: { fabId }, body: { supplierIds: [supplierId] } });
const messagesTo = async (supplierId: string) => {
  const { invitations } = await desk.call(readSupplier, { params: { supplierId } });
  return invitations[0]?.messages ?? [];
};

test('contacts are kept in one spelling, and what is wrong is said at its field', async () => {
  const { contacts } = await aMill();
  expect(contacts).toEqual([
    { name: 'Ramesh', phone: '+919820012345', email: 'ramesh@mill.example', whatsapp: '+919820012345' },
  ]);
  const wrong = [
    { name: '', phone: '123', email: 'no address', whatsapp: null },
    { name: 'Nobody', phone: null, email: null, whatsapp: null },
  ];
  const body = supplierBody({ contacts: wrong, gstin: '24ZZZCA1001Z1Z0' });
  const { status, body: answer } = await refusalOf(desk.call(addSupplier, { body }));
  expect(status).toBe(422);
  expect(Object.keys(answer.fields ?? {}).toSorted()).toEqual([
    'contacts.0.email',
    'contacts.0.name',
    'contacts.0.phone',
    'contacts.1.phone',
    'gstin',
  ]);
});

test('a GST number of another state is refused', async () => {
  const here = await desk.call(addSupplier, { body: supplierBody({ gstin: '27zzzca1001z1zn' }) });
  expect(here.gstin).toBe('27ZZZCA1001Z1ZN');
  const body = supplierBody({ gstin: '27ZZZCA1001Z1ZN', stateCode: '24' });
  const { body: answer } = await refusalOf(desk.call(addSupplier, { body }));
  expect(answer.fields).toEqual({ gstin: 'This GST number belongs to another state.' });
});

test('an invitation goes to WhatsApp and e-mail once, and does not say who buys', async () => {
  const buyer = await world.asCustomer();
  const { fabId, number, quality } = await aSubmittedRequest(buyer);
  const { supplierId } = await aMill([{ ...CONTACT, whatsapp: '9820054321', email: 'asha@mill.example' }]);
  await invite(fabId, supplierId);
  await invite(fabId, supplierId);
  const byPhone = await world.messages.next('+919820054321');
  const byMail = await world.messages.next('asha@mill.example');
  const { buyer: seen, invitations } = await desk.call(readRequestForStaff, { params: { fabId } });
  const { company } = seen;
  for (const { text, purpose } of [byPhone, byMail]) {
    expect(purpose).toBe('supplier_invitation');
    expect(text).toContain(`Dear Ramesh`);
    expect(text).toContain(number);
    expect(text).toContain(quality);
    expect(text).not.toContain(company);
  }
  await waitFor('both to be written down', async () =>
    (await messagesTo(supplierId)).every(({ state }) => state === 'sent'),
  );
  expect((await messagesTo(supplierId)).map(({ channel }) => channel)).toEqual(['whatsapp', 'email']);
  expect(invitations[0]?.messages).toHaveLength(2);
});

test('the message of the buyer goes along without names, numbers and addresses', async () => {
  const buyer = await world.asCustomer();
  const { fabId } = await aSubmittedRequest(buyer, {
    enquiry:
      'cambric kora 44 panna, lurex border\ncall 98765 43210 or asha@buyer.example, GSTIN 27AAPFU0939F1ZV',
  });
  const { buyer: face } = await desk.call(readRequestForStaff, { params: { fabId } });
  const { supplierId } = await aMill([{ ...CONTACT, whatsapp: '9820067890', email: null }]);
  await invite(fabId, supplierId);
  const { text } = await world.messages.next('+919820067890');
  expect(text).toContain("In the buyer's words: “cambric kora 44 panna, lurex border");
  for (const secret of ['98765', 'asha@', '27AAPFU', face.company]) expect(text).not.toContain(secret);
});

test('a mill without a contact is invited, and nothing is sent', async () => {
  const { fabId } = await aSubmittedRequest(await world.asCustomer());
  const { supplierId } = await aMill([]);
  await invite(fabId, supplierId);
  expect(await messagesTo(supplierId)).toEqual([]);
});

test('what may not have arrived is sent again by the desk alone', async () => {
  const { fabId } = await aSubmittedRequest(await world.asCustomer());
  const contact = { name: 'Kiran', phone: null, whatsapp: null, email: 'kiran@mill.example' };
  const { supplierId } = await aMill([contact]);
  await invite(fabId, supplierId);
  await world.messages.next('kiran@mill.example');
  await waitFor('it to be sent', async () => (await messagesTo(supplierId))[0]?.state === 'sent');
  const [message] = await messagesTo(supplierId);
  const messageId = message?.messageId ?? '';
  const again = (staff = desk, id = messageId) =>
    staff.call(sendSupplierMessageAgain, { params: { messageId: id }, body: {} });
  // Sent is sent: only what was given up or is in doubt goes out twice.
  expect(await refusalOf(again())).toMatchObject({ status: 404 });
  expect(await refusalOf(again(desk, nobody))).toMatchObject({ status: 404 });
  expect(await refusalOf(again(await world.asStaff('accounts')))).toMatchObject({ status: 403 });
  await world.services.db.unscoped
    .updateTable('supplier_messages')
    .set({ state: 'in_doubt', sent_at: null })
    .where('message_id', '=', messageId)
    .execute();
  await again();
  await world.messages.next('kiran@mill.example');
  await waitFor('it to be sent again', async () => (await messagesTo(supplierId))[0]?.state === 'sent');
});
