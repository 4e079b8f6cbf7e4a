/** A mill's own list: after a code, for two people, until the desk ends it; and nothing of another mill. */
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { closeRequest } from '#contract/customer/requests.ts';
import { listMillAnswers, publishMillQuote } from '#contract/staff/mill-quotes.ts';
import { changeSupplier, readSupplier } from '#contract/staff/requests.ts';
import {
  allowSupplierPerson,
  endSupplierPerson,
  listSupplierPeople,
} from '#contract/staff/supplier-people.ts';
import { readEnquiry, sendMillQuote } from '#contract/supplier/enquiry.ts';
import {
  openEnquiry,
  readMill,
  resumeMill,
  sendMillCode,
  signInMill,
  signOutMill,
} from '#contract/supplier/mill.ts';
import {
  aMill,
  aMillPerson,
  aQuotingMill,
  confirmed,
  invitedKey,
  millQuoteBody,
  openedLink,
  resumed,
} from '#tests/support/data/mills.ts';
import { aSeller } from '#tests/support/data/quotes.ts';
import { aSubmittedRequest } from '#tests/support/data/requests.ts';
import { browserIn } from '#tests/support/server/browsing-visitor.ts';
import { refusalOf } from '#tests/support/server/visitor.ts';
import { type CustomerVisitor, openWorld, type StaffVisitor } from '#tests/support/server/world.ts';
import { worldForFile } from '#tests/support/server/world-for-file.ts';

const world = await worldForFile(openWorld());
let desk: StaffVisitor;
let buyer: CustomerVisitor;
beforeAll(() => aSeller(world));
beforeEach(async () => {
  desk = await world.asStaff('desk');
  buyer = await world.asCustomer();
});

const ASHA = '+919811100001';
const people = (supplierId: string) => desk.call(listSupplierPeople, { params: { supplierId } });

function withAsha(phone: string, asha = `+9198111${String(Math.random()).slice(2, 7)}`) {
  return {
    asha,
    contacts: [
      { name: 'Ramesh', phone, email: null, whatsapp: null },
      { name: 'Asha', phone: asha, email: 'asha@mill.example', whatsapp: null },
      {
        name: 'Third',
        phone: `${asha.slice(0, -1)}${asha.endsWith('9') ? '8' : '9'}`,
        email: null,
        whatsapp: null,
      },
    ],
  };
}

test('after a code a mill reads its invitations and its quotes with their state, and opens each without its link', async () => {
  const mill = await aMill(desk);
  const first = await aSubmittedRequest(buyer);
  const second = await aSubmittedRequest(buyer);
  const closed = await aSubmittedRequest(buyer);
  const key = await invitedKey(world, desk, first.fabId, mill);
  await invitedKey(world, desk, second.fabId, mill);
  await invitedKey(world, desk, closed.fabId, mill);
  await buyer.call(closeRequest, {
    params: { fabId: closed.fabId },
    body: { reasonId: 4, note: 'Bought elsewhere' },
  });

  const person = await aMillPerson(world, mill.phone);
  const link = await confirmed(world, await openedLink(world, key), mill);
  await link.call(sendMillQuote, { body: millQuoteBody() });
  const home = await person.call(readMill, {});
  expect(home).toMatchObject({ supplierName: mill.name, personName: 'Ramesh', orders: [] });
  const listed = Object.fromEntries(home.enquiries.map((each) => [each.fabId, each]));
  expect(listed[first.fabId]).toMatchObject({
    state: 'quoted',
    quote: { state: 'with_desk', rate: { price: { minor: '9125' } } },
  });
  expect(listed[second.fabId]).toMatchObject({ state: 'open', quote: null });
  expect(listed[closed.fabId]).toMatchObject({ state: 'closed' });

  const [answer] = await desk.call(listMillAnswers, { params: { fabId: first.fabId } });
  const params = { millQuoteId: answer?.quote?.millQuoteId ?? '' };
  await desk.call(publishMillQuote, { params, body: { marginPercent: '4', logisticCost: '5000' } });
  const again = await person.call(readMill, {});
  expect(again.enquiries.find(({ fabId }) => fabId === first.fabId)?.quote?.state).toBe('with_buyer');

  const { accessToken } = await person.call(openEnquiry, { params: { fabId: second.fabId }, body: {} });
  const headers = { authorization: `Bearer ${accessToken}` };
  const enquiry = await person.inject({ method: 'GET', url: readEnquiry.path, headers });
  // The code of the list is the proof that a first quote asks for.
  expect(enquiry.json().data).toMatchObject({ state: 'open', needsCode: false });
});

test('the device of the code is enough afterwards, until it signs out', async () => {
  const mill = await aMill(desk);
  const person = await aMillPerson(world, mill.phone);
  world.clock.advance(4 * 3600 + 1);
  expect((await refusalOf(person.call(readMill, {}))).status).toBe(401);
  const token = await resumed(person);
  const later = world.visitor({ token: token ?? '' });
  expect((await later.call(readMill, {})).supplierName).toBe(mill.name);
  await person.inject({
    method: 'POST',
    url: signOutMill.path,
    payload: {},
    headers: { authorization: `Bearer ${token}` },
  });
  expect(await resumed(person)).toBeNull();
  expect((await refusalOf(later.call(readMill, {}))).status).toBe(401);
});

test('a quote confirmed by a code opens the list on that device too', async () => {
  const { fabId } = await aSubmittedRequest(buyer);
  const { visitor, mill } = await aQuotingMill(world, desk, fabId);
  expect(await resumed(visitor)).toContain('millperson_');
  expect(await people(mill.supplierId)).toMatchObject([
    { name: 'Ramesh', hasAccess: true, address: mill.phone },
  ]);
});

test('numbers that nobody knows get a code like all others, and it opens nothing', async () => {
  const stranger = browserIn(world);
  const contact = '+919811199999';
  const sent = await stranger.inject({ method: 'POST', url: sendMillCode.path, payload: { contact } });
  expect(sent.statusCode).toBe(200);
  const otp = await world.codeSentTo(contact);
  const answer = await stranger.inject({ method: 'POST', url: signInMill.path, payload: { contact, otp } });
  expect(answer.json().error.fields.contact).toContain('no access');
  const resume = await stranger.inject({ method: 'POST', url: resumeMill.path, payload: {} });
  expect(resume.json()).toEqual({ data: { session: null } });
});

test('two people have access, a third has not; what the desk ends is over at once and stays so', async () => {
  const { asha, contacts } = withAsha('+919811100555');
  const mill = await aMill(desk, { contacts });
  const { fabId } = await aSubmittedRequest(buyer);
  await invitedKey(world, desk, fabId, { ...mill, phone: contacts[0]?.phone ?? '' });
  const ramesh = await aMillPerson(world, contacts[0]?.phone ?? '');
  const hers = await aMillPerson(world, asha);
  await expect(aMillPerson(world, contacts[2]?.phone ?? '')).rejects.toMatchObject({ code: 'form_refused' });

  const { accessToken } = await hers.call(openEnquiry, { params: { fabId }, body: {} });
  const opened = world.visitor({ token: accessToken });
  expect((await opened.call(readEnquiry, {})).state).toBe('open');
  const listed = await people(mill.supplierId);
  expect(listed.map(({ name, hasAccess }) => [name, hasAccess])).toEqual([
    ['Ramesh', true],
    ['Asha', true],
  ]);
  const params = { supplierId: mill.supplierId, personId: listed[1]?.personId ?? '' };
  await desk.call(endSupplierPerson, { params });
  expect((await refusalOf(hers.call(readMill, {}))).status).toBe(401);
  expect((await refusalOf(opened.call(readEnquiry, {}))).status).toBe(401);
  expect(await resumed(hers)).toBeNull();
  expect((await ramesh.call(readMill, {})).personName).toBe('Ramesh');
  world.clock.advance(3600);
  desk = await world.asStaff('desk');
  await expect(aMillPerson(world, asha)).rejects.toMatchObject({ code: 'form_refused' });
  expect((await refusalOf(desk.call(endSupplierPerson, { params }))).status).toBe(404);

  await desk.call(allowSupplierPerson, { params, body: {} });
  world.clock.advance(3600);
  expect((await (await aMillPerson(world, asha)).call(readMill, {})).personName).toBe('Asha');
});

test('of three who enter their codes at once two are let in', async () => {
  const { asha, contacts } = withAsha('+919811100777');
  await aMill(desk, { contacts });
  const tried = await Promise.allSettled(
    [contacts[0]?.phone, asha, contacts[2]?.phone].map((contact) => aMillPerson(world, contact ?? '')),
  );
  expect(tried.filter(({ status }) => status === 'fulfilled')).toHaveLength(2);
});

test('whoever is taken off the contacts, and a paused mill, have no access any more', async () => {
  const mill = await aMill(desk);
  const person = await aMillPerson(world, mill.phone);
  const { supplierId } = mill;
  const {
    invitations: _,
    supplierId: __,
    ownMarginPercent: ___,
    reportsDirectly: ____,
    ...form
  } = await desk.call(readSupplier, {
    params: { supplierId },
  });
  const contacts = [{ name: 'Other', phone: ASHA, email: null, whatsapp: null }];
  const { revision } = await desk.call(changeSupplier, {
    params: { supplierId },
    body: { ...form, contacts },
  });
  expect((await refusalOf(person.call(readMill, {}))).status).toBe(401);
  expect((await people(supplierId))[0]?.hasAccess).toBe(false);
  await desk.call(changeSupplier, { params: { supplierId }, body: { ...form, revision } });
  expect((await person.call(readMill, {})).personName).toBe('Ramesh');
  const { revision: next } = await desk.call(readSupplier, { params: { supplierId } });
  await desk.call(changeSupplier, {
    params: { supplierId },
    body: { ...form, revision: next, isActive: false },
  });
  expect((await refusalOf(person.call(readMill, {}))).status).toBe(401);
});

test('another mill’s enquiry, an ended link and no enquiry at all read alike', async () => {
  const { fabId } = await aSubmittedRequest(buyer);
  const { mill } = await aQuotingMill(world, desk, fabId);
  const other = await aMillPerson(world, (await aMill(desk)).phone);
  const theirs = await refusalOf(other.call(openEnquiry, { params: { fabId }, body: {} }));
  const nobodys = await refusalOf(
    other.call(openEnquiry, { params: { fabId: world.services.ids.next() }, body: {} }),
  );
  expect(theirs).toMatchObject({ status: 404 });
  expect(nobodys.body).toEqual(theirs.body);
  expect((await other.call(readMill, {})).enquiries).toEqual([]);
  expect(JSON.stringify(await other.call(readMill, {}))).not.toContain(mill.name);
});

test('reading the list changes nothing', async () => {
  const { fabId } = await aSubmittedRequest(buyer);
  const { mill, visitor } = await aQuotingMill(world, desk, fabId);
  const token = (await resumed(visitor)) ?? '';
  const links = () =>
    world.services.db.unscoped
      .selectFrom('supplier_links')
      .selectAll()
      .where('supplier_id', '=', mill.supplierId)
      .execute();
  const before = await links();
  await world.visitor({ token }).call(readMill, {});
  expect(await links()).toEqual(before);
});
