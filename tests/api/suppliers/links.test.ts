/** A key opens one enquiry for one mill; every key that opens nothing gets one and the same answer. */
import { randomBytes } from 'node:crypto';
import { expect, test } from 'vitest';
import { endSupplierLink, renewSupplierLink } from '#contract/staff/mill-quotes.ts';
import { changeSupplier, readSupplier } from '#contract/staff/requests.ts';
import {
  openLink,
  readEnquiry,
  sendMillQuote,
  sendQuoteCode,
  verifyQuoteCode,
} from '#contract/supplier/enquiry.ts';
import { aMill, confirmed, invitedKey, millQuoteBody, openedLink } from '#tests/support/data/mills.ts';
import { aSubmittedRequest } from '#tests/support/data/requests.ts';
import { refusalOf } from '#tests/support/server/visitor.ts';
import { openWorld } from '#tests/support/server/world.ts';
import { worldForFile } from '#tests/support/server/world-for-file.ts';

const world = await worldForFile(openWorld());
const desk = await world.asStaff('desk');
const buyer = await world.asCustomer();

async function invited() {
  const { fabId } = await aSubmittedRequest(buyer);
  const mill = await aMill(desk);
  return { fabId, mill, key: await invitedKey(world, desk, fabId, mill) };
}

const refusalWith = async (key: string) => {
  const { status, body } = await refusalOf(world.visitor().call(openLink, { body: { key } }));
  return { status, body };
};

test('forged, ended, renewed, expired and switched-off keys read alike', async () => {
  const forged = await refusalWith(randomBytes(32).toString('base64url'));
  expect(forged).toMatchObject({ status: 410, body: { code: 'link_ended' } });
  expect(await refusalWith('')).toEqual(forged);
  expect(await refusalWith("' or 1=1 --")).toEqual(forged);

  const ended = await invited();
  await desk.call(endSupplierLink, { params: { fabId: ended.fabId, supplierId: ended.mill.supplierId } });
  expect(await refusalWith(ended.key)).toEqual(forged);

  const renewed = await invited();
  const params = { fabId: renewed.fabId, supplierId: renewed.mill.supplierId };
  const { url } = await desk.call(renewSupplierLink, { params, body: {} });
  expect(await refusalWith(renewed.key)).toEqual(forged);
  expect(await openedLink(world, url.split('#k=')[1] ?? '')).toBeDefined();

  const inactive = await invited();
  const { supplierId } = inactive.mill;
  const { invitations: _, ...record } = await desk.call(readSupplier, { params: { supplierId } });
  const { supplierId: __, ownMarginPercent: ___, reportsDirectly: ____, ...form } = record;
  await desk.call(changeSupplier, { params: { supplierId }, body: { ...form, isActive: false } });
  expect(await refusalWith(inactive.key)).toEqual(forged);
});

test('the desk ends a link: the page that is open can neither read nor quote', async () => {
  const { fabId, mill, key } = await invited();
  const visitor = await confirmed(world, await openedLink(world, key), mill);
  await desk.call(endSupplierLink, { params: { fabId, supplierId: mill.supplierId } });
  expect((await refusalOf(visitor.call(readEnquiry, {}))).status).toBe(401);
  expect((await refusalOf(visitor.call(sendMillQuote, { body: millQuoteBody() }))).status).toBe(401);
  const again = desk.call(endSupplierLink, { params: { fabId, supplierId: mill.supplierId } });
  expect((await refusalOf(again)).status).toBe(404);
});

test('reading changes nothing, and only the hash of a key is stored', async () => {
  const { fabId, key } = await invited();
  const before = await linkRow(fabId);
  const page = await world.visitor().inject({ method: 'GET', url: '/supplier/' });
  expect(page.statusCode).toBeLessThan(500);
  expect(await linkRow(fabId)).toEqual(before);
  const { rows } = await dump(key);
  expect(rows).toEqual([]);
});

async function linkRow(fabId: string) {
  return world.services.db.unscoped
    .selectFrom('supplier_links')
    .selectAll()
    .where('fab_id', '=', fabId)
    .executeTakeFirstOrThrow();
}

/** Whatever of the invitation still holds the key as it was sent. */
async function dump(key: string) {
  const { sql } = await import('kysely');
  return sql`select message_id from supplier_messages where body like ${`%${key}%`}
    or (state = 'sent' and sealed_link is not null)`.execute(world.services.db.unscoped);
}

test('the first quote on a device asks for a code to the number on file, later ones do not', async () => {
  const { key, mill } = await invited();
  const visitor = await openedLink(world, key);
  expect((await visitor.call(readEnquiry, {})).needsCode).toBe(true);
  expect((await refusalOf(visitor.call(sendMillQuote, { body: millQuoteBody() }))).code).toBe(
    'step_up_required',
  );
  const { maskedTo } = await visitor.call(sendQuoteCode, { body: {} });
  expect(maskedTo).toContain(mill.phone.slice(-4));
  const otp = await world.codeSentTo(mill.phone);
  const other = await openedLink(world, key);
  await other.call(sendQuoteCode, { body: {} }).catch(() => undefined);
  expect((await refusalOf(other.call(verifyQuoteCode, { body: { otp } }))).status).toBeGreaterThanOrEqual(
    400,
  );
  await visitor.call(verifyQuoteCode, { body: { otp } });
  expect((await refusalOf(visitor.call(verifyQuoteCode, { body: { otp } }))).status).toBeGreaterThanOrEqual(
    400,
  );
  await visitor.call(sendMillQuote, { body: millQuoteBody() });
  expect((await visitor.call(readEnquiry, {})).needsCode).toBe(false);
  expect((await other.call(readEnquiry, {})).needsCode).toBe(true);
});

test('a mill cannot be rung all day by whoever has its link', async () => {
  const { key } = await invited();
  const codes: string[] = [];
  for (let device = 0; device < 12; device += 1) {
    const visitor = await openedLink(world, key);
    const sent = await visitor.call(sendQuoteCode, { body: {} }).then(
      () => 'sent',
      ({ code }: { code: string }) => code,
    );
    codes.push(sent);
  }
  expect(codes.filter((code) => code === 'sent')).toHaveLength(10);
  expect(codes.at(-1)).toBe('too_many_codes');
});

test('a link ends after 90 days, and what was opened ends with it or after four hours', async () => {
  const { key } = await invited();
  const mill = await openedLink(world, key);
  world.clock.advance(4 * 3600 + 1);
  expect((await refusalOf(mill.call(readEnquiry, {}))).status).toBe(401);
  expect(await openedLink(world, key)).toBeDefined();
  world.clock.advance(90 * 86_400);
  expect(await refusalWith(key)).toMatchObject({ status: 410, body: { code: 'link_ended' } });
});
