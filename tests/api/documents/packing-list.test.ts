/** A packing list names every roll; paper, workbook and CSV say the same, and nothing in them can be run. */

import { strFromU8, unzipSync } from 'fflate';
import { expect, test } from 'vitest';
import {
  downloadDocument,
  openDocument,
  requestDocument,
  shareDocument,
} from '#contract/customer/documents.ts';
import { issueMissingDocuments } from '#server/capabilities/documents/issue/issue-due-documents.ts';
import { aDispatch, type DispatchedRoll } from '#tests/support/data/dispatched-goods.ts';
import {
  anotherBank,
  download,
  issueAndRender,
  renderWaiting,
  theDocument,
  wordsOf,
} from '#tests/support/data/documents.ts';
import { anAdvanceOrder, aPayingWorld, payByCard } from '#tests/support/data/payments.ts';
import { refusalOf } from '#tests/support/server/visitor.ts';
import { worldForFile } from '#tests/support/server/world-for-file.ts';

const world = await worldForFile(aPayingWorld());

const TYPE = 'direct_invoicing_packing_list';
const ROLLS: DispatchedRoll[] = [
  { roll: 'R-001', lot: 'L1', shade: 'A', thousandths: 98_500n },
  { roll: 'R-002', lot: 'L1', shade: 'B', thousandths: 101_250n },
  { roll: 'R-003', lot: 'L1', shade: 'A', thousandths: 99_000n },
  {
    roll: 'R-004',
    lot: 'L2',
    shade: null,
    thousandths: 97_750n,
    colour: '=HYPERLINK("http://evil.example")',
  },
];

async function aPackedOrder(market: 'IN' | 'INTL', rolls = ROLLS) {
  const packed = await anAdvanceOrder(world, { market, quantity: market === 'IN' ? '500' : '600' });
  const dispatchId = await aDispatch(world, packed, { rolls });
  await issueAndRender(world, packed.order.orderId);
  const list = await theDocument(packed.buyer, packed.order.orderId, TYPE);
  return { ...packed, list, dispatchId };
}

test('paper has every roll, a subtotal for each lot and shade, and the total', async () => {
  const { buyer, list, order } = await aPackedOrder('IN');
  expect(list).toMatchObject({
    typeLabel: 'Direct Invoicing Packing List',
    about: 'Shipment 1',
    formats: ['pdf', 'xlsx', 'csv'],
  });
  expect(list.number).toMatch(/^PL\/\d\d-\d\d\/\d{6}$/);
  const { text } = await wordsOf(await download(world, buyer, list.documentId));
  for (const { roll } of ROLLS) expect(text).toContain(roll);
  expect(text).toMatch(/Navy, lot L1, shade A: 2 rolls .*198\.500 197\.500 215\.99/);
  expect(text).toMatch(/Navy, lot L1, shade B: 1 roll .*101\.250 110\.73/);
  expect(text).toMatch(/, lot L2, shade --: 1 roll/);
  // 396.5 m; yards as printed on the four rolls: 107.72 + 108.27 + 110.73 + 106.90.
  expect(text).toMatch(/Total, 4 rolls .*398\.500 396\.500 433\.62 .*79\.300 81\.300/);
  expect(text).toContain('Net length 396.5 m (433.62 yd)');
  expect(text).toContain(`LR / BL no. LR-77121`);
  expect(text).toContain(order.number);
  expect(text).not.toMatch(/\blb\b/);
});

test('abroad, pounds stand beside kilograms', async () => {
  const { buyer, list } = await aPackedOrder('INTL');
  const { text } = await wordsOf(await download(world, buyer, list.documentId));
  expect(text).toMatch(/Net lb Gross lb/);
  // As the table adds up; 79.3 kg converted anew would be 174.83.
  expect(text).toContain('79.3 kg (174.82 lb)');
});

test('the sums of the workbook and of the CSV equal those on paper, and formulas are quoted', async () => {
  const { buyer, list } = await aPackedOrder('IN');
  const csv = (await download(world, buyer, list.documentId, 'csv')).toString('utf8');
  expect(csv).toContain(`"'=HYPERLINK(""http://evil.example"")"`);
  const lines = csv
    .trim()
    .split('\r\n')
    .slice(1)
    .map((line) => line.replace(/"(?:[^"]|"")*"/g, 'quoted').split(','));
  const column = (index: number) => lines.reduce((sum, cells) => sum + Number(cells[index]), 0);
  expect(lines).toHaveLength(4);
  expect(column(6)).toBeCloseTo(396.5, 6);
  expect(column(7)).toBeCloseTo(433.62, 6);

  const workbook = unzipSync(new Uint8Array(await download(world, buyer, list.documentId, 'xlsx')));
  const sheet = strFromU8(workbook['xl/worksheets/sheet1.xml'] ?? new Uint8Array());
  expect(sheet).not.toContain('<f>');
  expect(sheet).toContain("'=HYPERLINK");
  // Neither cells nor the words of sums that begin with a colour.
  expect(sheet).not.toMatch(/<t[^>]*>[=+\-@\t\r]/);
  const figures = (letter: string) =>
    [...sheet.matchAll(new RegExp(`<c r="${letter}\\d+"(?: s="\\d")?><v>([\\d.]+)</v>`, 'g'))].map(
      ([, value]) => Number(value),
    );
  const [total = 0, ...rest] = figures('G').toReversed();
  expect(total).toBeCloseTo(396.5, 6);
  // Rolls and subtotals each add up to it.
  expect(rest.reduce((sum, value) => sum + value, 0)).toBeCloseTo(2 * 396.5, 6);
});

test('the packing-list page opens with its key and the whole path, and with nothing less', async () => {
  const { buyer, order, list } = await aPackedOrder('IN');
  const { url } = await buyer.call(shareDocument, { params: { documentId: list.documentId }, body: {} });
  const { pathname, hash } = new URL(url, 'https://fabrics.example');
  const quoteId = order.quoteId ?? order.fabId;
  expect(pathname).toBe(`/packing-list/fabrics/${order.fabId}/orders/${order.orderId}/quote/${quoteId}`);
  const body = {
    page: 'packing-list',
    fabId: order.fabId,
    orderId: order.orderId,
    quoteId,
    key: hash.replace('#k=', ''),
  } as const;
  const anybody = world.visitor();
  const first = await anybody.call(openDocument, { body: { ...body, format: 'xlsx' } });
  expect(first).toMatchObject({ state: 'preparing', url: null });
  await renderWaiting(world);
  expect(await anybody.call(openDocument, { body: { ...body, format: 'xlsx' } })).toMatchObject({
    state: 'ready',
  });
  const wrongQuote = anybody.call(openDocument, { body: { ...body, quoteId: order.orderId } });
  expect((await refusalOf(wrongQuote)).code).toBe('link_ended');
});

test('a proforma issued again leaves the packing list as it is: it names the one the goods left under', async () => {
  const { buyer, order, list } = await aPackedOrder('IN');
  const { orderId } = order;
  const proforma = await theDocument(buyer, orderId, 'proforma_invoice');
  await anotherBank(world, '55443322110099');
  const next = await buyer.call(requestDocument, { body: { orderId, type: 'proforma_invoice' } });
  expect(next).toMatchObject({ version: 2, replaces: proforma.number });
  await issueAndRender(world, orderId);
  expect(await theDocument(buyer, orderId, TYPE)).toMatchObject({ documentId: list.documentId, version: 1 });
  const { text } = await wordsOf(await download(world, buyer, list.documentId));
  expect(text).toContain(`Proforma no. ${proforma.number}`);
});

test('another letter of undertaking makes other documents of exports only, which print it', async () => {
  const atHome = await aPackedOrder('IN');
  const abroad = await aPackedOrder('INTL');
  const { db } = world.services;
  const printedTypes = [TYPE, 'customer_order_summary'] as const;
  const versions = ({ buyer, order }: typeof atHome) =>
    Promise.all(printedTypes.map(async (type) => (await theDocument(buyer, order.orderId, type)).version));
  await payByCard(world, atHome);
  await payByCard(world, abroad);
  for (const { order } of [atHome, abroad]) await issueAndRender(world, order.orderId);
  expect([await versions(atHome), await versions(abroad)]).toEqual([
    [1, 1],
    [1, 1],
  ]);
  const { lut } = await db.unscoped.selectFrom('sellers').select('lut').executeTakeFirstOrThrow();
  await db.unscoped.updateTable('sellers').set({ lut: 'AD270427009999Z' }).execute();
  for (const { order } of [atHome, abroad]) await issueAndRender(world, order.orderId);
  await db.unscoped.updateTable('sellers').set({ lut }).execute();
  expect([await versions(atHome), await versions(abroad)]).toEqual([
    [1, 1],
    [2, 2],
  ]);
});

test('what a packing list does not print makes no other one', async () => {
  const { buyer, order, list } = await aPackedOrder('IN');
  await world.services.db.unscoped
    .updateTable('orders')
    .set({ billing: JSON.stringify({ ...order.billing, company: 'Anokhi Holding' }) })
    .where('order_id', '=', order.orderId)
    .execute();
  await issueAndRender(world, order.orderId);
  expect((await theDocument(buyer, order.orderId, TYPE)).documentId).toBe(list.documentId);
});

test('another roll of the shipment makes the next version of its packing list', async () => {
  const { buyer, order, list, dispatchId } = await aPackedOrder('IN');
  await world.services.db.unscoped
    .updateTable('dispatch_rolls')
    .set({ shade: 'C' })
    .where('dispatch_id', '=', dispatchId)
    .where('roll_number', '=', 'R-001')
    .execute();
  await issueAndRender(world, order.orderId);
  expect(await theDocument(buyer, order.orderId, TYPE)).toMatchObject({ version: 2, replaces: list.number });
});

test('a proforma is no spreadsheet', async () => {
  const { buyer, order } = await aPackedOrder('IN');
  const { documentId } = await theDocument(buyer, order.orderId, 'proforma_invoice');
  const requested = buyer.call(downloadDocument, { params: { documentId }, body: { format: 'xlsx' } });
  expect((await refusalOf(requested)).status).toBe(404);
});

test('a shipment nobody asked about gets its list by the clock, and the last one closes the order’s goods', async () => {
  const packed = await anAdvanceOrder(world);
  await aDispatch(world, packed, { rolls: ROLLS.slice(0, 2), number: 1 });
  await aDispatch(world, packed, { rolls: ROLLS.slice(2), number: 2, isLast: true });
  await issueMissingDocuments(world.services);
  await renderWaiting(world);
  const { buyer, order } = packed;
  const final = await theDocument(buyer, order.orderId, 'final_dispatch');
  const { text } = await wordsOf(await download(world, buyer, final.documentId));
  expect(text).toContain('LR-77121');
  expect(text).toContain('LR-77122');
  expect(text).toMatch(/Total 4 396\.5 m/);
  expect(text).toContain('Difference -20.7%');
});
