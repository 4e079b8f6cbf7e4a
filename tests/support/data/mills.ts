/** A mill with its link: invited by the desk, opened on a phone that keeps its cookies. */
import { createClient } from '#contract/client.ts';
import type { CallInput } from '#contract/endpoint.ts';
import { addSupplier, inviteSuppliers, type Supplier } from '#contract/staff/requests.ts';
import { openLink, type sendMillQuote, sendQuoteCode, verifyQuoteCode } from '#contract/supplier/enquiry.ts';
import { resumeMill, sendMillCode, signInMill } from '#contract/supplier/mill.ts';
import { browserIn } from '#tests/support/server/browsing-visitor.ts';
import type { Visitor } from '#tests/support/server/visitor.ts';
import type { StaffVisitor, World } from '#tests/support/server/world.ts';
import { supplierBody } from './quotes.ts';

export type MillQuoteBody = CallInput<typeof sendMillQuote>['body'];
export type Mill = { supplierId: string; name: string; phone: string };
export type MillVisitor = Visitor & { token: string };

let mills = 0;

/** With a number of its own on file. */
export async function aMill(desk: StaffVisitor, change: Partial<Supplier> = {}): Promise<Mill> {
  mills += 1;
  const phone = `+9198${String(20_000_000 + mills)}`;
  const contacts = [{ name: 'Ramesh', phone, email: null, whatsapp: phone }];
  const { supplierId, name } = await desk.call(addSupplier, { body: supplierBody({ contacts, ...change }) });
  return { supplierId, name, phone };
}

/** The key that the invitation's message carried, in a link that opens from wherever it is read. */
export async function invitedKey(
  world: World,
  desk: StaffVisitor,
  fabId: string,
  { supplierId, phone }: Mill,
): Promise<string> {
  await desk.call(inviteSuppliers, { params: { fabId }, body: { supplierIds: [supplierId] } });
  for (;;) {
    const { text } = await world.messages.next(phone);
    const key = /^https?:\/\/[^/\s]+\/supplier\/#k=([\w-]{43})$/m.exec(text)?.[1];
    if (key) return key;
  }
}

/** On a phone of its own; two of them are two devices. */
export async function openedLink(world: World, key: string): Promise<MillVisitor> {
  const phone = browserIn(world);
  const { accessToken } = await clientOf(phone.inject).call(openLink, { body: { key } });
  return signedInBy(phone, accessToken);
}

function signedInBy(phone: ReturnType<typeof browserIn>, token: string): MillVisitor {
  const headers = { authorization: `Bearer ${token}` };
  const inject: Visitor['inject'] = (request) =>
    phone.inject({ ...request, headers: { ...headers, ...request.headers } });
  return { ...clientOf(inject), inject, token };
}

function clientOf(inject: Visitor['inject']): Pick<Visitor, 'call'> {
  const call = createClient(async ({ method, path, body, headers }) => {
    const answer = await inject({
      method,
      url: path,
      headers,
      ...(body === undefined ? {} : { payload: body as object }),
    });
    return { status: answer.statusCode, body: answer.json() };
  });
  return { call };
}

export async function confirmed(world: World, mill: MillVisitor, { phone }: Mill): Promise<MillVisitor> {
  await mill.call(sendQuoteCode, { body: {} });
  const otp = await world.codeSentTo(phone);
  await mill.call(verifyQuoteCode, { body: { otp } });
  return mill;
}

/** ₹ 91.25, ready in three weeks. */
export function millQuoteBody(change: Partial<MillQuoteBody> = {}): MillQuoteBody {
  return {
    rate: '91.25',
    minimum: '1000',
    readyDays: '21',
    paymentDays: '30',
    validTill: '2026-11-30',
    breaks: [],
    specificationVersion: 1,
    ...change,
  };
}

/** Invited, opened and confirmed. */
export async function aQuotingMill(
  world: World,
  desk: StaffVisitor,
  fabId: string,
): Promise<{ mill: Mill; visitor: MillVisitor; key: string }> {
  const mill = await aMill(desk);
  const key = await invitedKey(world, desk, fabId, mill);
  const visitor = await confirmed(world, await openedLink(world, key), mill);
  return { mill, visitor, key };
}

/** A phone that has signed in to the mill's own list by a code. */
export async function aMillPerson(world: World, contact: string): Promise<MillVisitor> {
  const phone = browserIn(world);
  const visitor = clientOf(phone.inject);
  await visitor.call(sendMillCode, { body: { contact } });
  const otp = await world.codeSentTo(contact);
  const { accessToken } = await visitor.call(signInMill, { body: { contact, otp } });
  return signedInBy(phone, accessToken);
}

/** The same phone later: its cookie is enough, or null. */
export async function resumed(mill: MillVisitor): Promise<string | null> {
  return (await mill.call(resumeMill, { body: {} })).session?.accessToken ?? null;
}
