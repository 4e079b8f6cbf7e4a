/** The gateway's HTTP form: what it answers is read whole or not at all. */
import { expect, test } from 'vitest';
import { writeEInvoice } from '#domain/books/e-invoice.ts';
import { documentOf } from '#domain/books/tax-documents.fixture.ts';
import { gatewayTaxRegistry } from '#server/integrations/tax-registry/gateway.ts';
import { answerJson, openLocalServer } from '#tests/support/providers/local-server.ts';
import {
  openRegistryServer,
  REGISTRY_PUBLIC_KEY,
  signedQr,
} from '#tests/support/providers/registry-server.ts';
import { serverForFile } from '#tests/support/providers/server-for-file.ts';

const server = await serverForFile(openRegistryServer());
const other = await openLocalServer(answerJson({}));
const clock = { now: () => new Date('2026-11-02T06:30:00Z') };
const ACCESS = {
  clientId: 'client',
  clientSecret: 'client secret',
  user: 'user',
  password: 'hush',
  publicKey: null,
};
const open = (change: { apiBase?: string; publicKey?: string } = {}) =>
  gatewayTaxRegistry({ apiBase: server.url, ...ACCESS, ...change }, clock);

let serial = 0;
function anInvoice() {
  serial += 1;
  const document = documentOf({ thousandths: 1_250_750n, price: 14_335n, number: `SV/26-27/0001${serial}` });
  const written = writeEInvoice(document);
  if (!written.ok) throw new Error(written.problems.join(' '));
  const named = { gstin: document.seller.gstin, type: 'INV', ...document } as const;
  return { invoice: written.content, gstin: document.seller.gstin, named };
}

test('an invoice is registered once, and asked for again it is found', async () => {
  const { invoice, gstin, named } = anInvoice();
  const registry = open({ publicKey: REGISTRY_PUBLIC_KEY });
  expect(await registry.getByDocument(named)).toBeNull();
  const registered = await registry.registerInvoice(gstin, invoice);
  expect(registered).toMatchObject({ irn: expect.stringMatching(/^[0-9a-f]{64}$/), isActive: true });
  expect(registered?.ackAt.toISOString()).toBe('2026-11-02T06:30:00.000Z');
  expect(await registry.registerInvoice(gstin, invoice)).toBeNull();
  expect(await registry.getByDocument(named)).toEqual(registered);
  // One sign-in serves them all, and every call names the registration it is about.
  expect(server.requested.filter(({ path }) => path.includes('/auth'))).toHaveLength(1);
  expect(server.requested.at(-1)?.headers).toMatchObject({ gstin, authtoken: 'token', client_id: 'client' });
});

test('an e-way bill is made by the IRN; both are cancelled, and what is cancelled stays so', async () => {
  const { invoice, gstin, named } = anInvoice();
  const registry = open();
  const irn = (await registry.registerInvoice(gstin, invoice))?.irn ?? '';
  const { number, validUntil } = await registry.makeEwayBill(gstin, {
    Irn: irn,
    Distance: 290,
    TransMode: '1',
  });
  expect(number).toMatch(/^\d{12}$/);
  expect(validUntil?.toISOString()).toBe('2026-11-04T18:29:00.000Z');
  expect((await registry.getByDocument(named))?.ewayBill?.number).toBe(number);
  const cancelling = { gstin, reason: 'data_entry', note: 'Wrong rate' } as const;
  await expect(registry.cancelInvoice({ ...cancelling, irn })).rejects.toMatchObject({ code: '4003' });
  await registry.cancelEwayBill({ ...cancelling, ewayBill: number });
  await registry.cancelInvoice({ ...cancelling, irn });
  await registry.cancelInvoice({ ...cancelling, irn });
  expect((await registry.getByDocument(named))?.isActive).toBe(false);
});

test('a refusal comes in the registry’s words; being down, late or unreadable is none', async () => {
  const { invoice, gstin } = anInvoice();
  server.refuseWith('3028', 'GSTIN is cancelled\u0000');
  await expect(open().registerInvoice(gstin, invoice)).rejects.toMatchObject({
    name: 'RegistryRefused',
    words: 'GSTIN is cancelled  (3028)',
  });
  server.recover();
  server.become('down');
  await expect(open().registerInvoice(gstin, invoice)).rejects.toMatchObject({ name: 'RegistryUnavailable' });
  server.become('lost');
  await expect(open().registerInvoice(gstin, invoice)).rejects.toMatchObject({ reason: 'no connection' });
});

test.each([
  ['no IRN', { Irn: '' }],
  ['an IRN that is none', { Irn: 'A'.repeat(64) }],
  ['no acknowledgement', { AckNo: null }],
  ['a day that is none', { AckDt: 'yesterday' }],
  ['another status', { Status: 'MAYBE' }],
])('an answer with %s counts as none', async (_what, said) => {
  const { invoice, gstin } = anInvoice();
  server.lieWith(said);
  await expect(open().registerInvoice(gstin, invoice)).rejects.toMatchObject({ reason: 'unreadable answer' });
});

test('a code that another key has signed is not the registry’s', async () => {
  const { invoice, gstin } = anInvoice();
  const forged = `${signedQr(invoice, 'a'.repeat(64)).split('.').slice(0, 2).join('.')}.${'A'.repeat(342)}`;
  server.lieWith({ SignedQRCode: forged });
  const registry = open({ publicKey: REGISTRY_PUBLIC_KEY });
  await expect(registry.registerInvoice(gstin, invoice)).rejects.toMatchObject({
    reason: 'the code is not signed by the registry',
  });
});

test('a sign-in that ended is renewed once, and a wrong password is no refusal of the invoice', async () => {
  const { invoice, gstin } = anInvoice();
  const requested = { signIns: 0 };
  other.answerWith((call, reply) => {
    if (call.path.includes('/auth')) {
      requested.signIns += 1;
      return answerJson({ Status: 1, Data: { AuthToken: `token ${requested.signIns}` } })(call, reply);
    }
    return answerJson({ Status: 0, ErrorDetails: [{ ErrorCode: 1005, ErrorMessage: 'Invalid token' }] })(
      call,
      reply,
    );
  });
  const registry = open({ apiBase: other.url });
  await expect(registry.registerInvoice(gstin, invoice)).rejects.toMatchObject({
    name: 'RegistryUnavailable',
    reason: 'the gateway refused the sign-in',
  });
  expect(requested.signIns).toBe(2);
  await other.close();
});

test('a registry that keeps failing is left alone for a while', async () => {
  const { invoice, gstin } = anInvoice();
  server.become('down');
  const registry = open();
  for (const _ of [1, 2, 3, 4, 5]) await registry.registerInvoice(gstin, invoice).catch(() => null);
  server.recover();
  await expect(registry.registerInvoice(gstin, invoice)).rejects.toMatchObject({
    reason: 'left alone after failures',
  });
});
