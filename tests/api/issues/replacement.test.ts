/** Goods in place of claimed ones leave once, with a delivery challan that says where they belong and charges nothing. */
import { expect, test } from 'vitest';
import * as z from 'zod';
import { listDocuments } from '#contract/customer/documents.ts';
import { acceptOffer } from '#contract/customer/issues.ts';
import * as books from '#contract/staff/books.ts';
import { decideIssue, readIssueForStaff, sendReplacement } from '#contract/staff/issues.ts';
import { E_WAY_BILL_SCHEMA } from '#domain/books/schemas.fixture.ts';
import { thawChallan } from '#domain/documents/tax/frozen-tax-document.ts';
import { formatMoney } from '#domain/shared/format-money.ts';
import { issueDueDocuments } from '#server/capabilities/documents/issue/issue-due-documents.ts';
import { bookedWorldForFile } from '#tests/support/data/booked-world.ts';
import { aPackedOrder, deliver, rollsSeenBy, ship, someRolls } from '#tests/support/data/delivery.ts';
import { download, issueAndRender, pathOf, theDocument, wordsOf } from '#tests/support/data/documents.ts';
import {
  aClaimableOrder,
  type ClaimableOrder,
  issuesSeenBy,
  offer,
  REPLACEMENT,
  raise,
} from '#tests/support/data/issues.ts';
import { expectBooksRight } from '#tests/support/data/payments.ts';
import { refusalOf } from '#tests/support/server/visitor.ts';

const world = await bookedWorldForFile();
const desk = await world.asStaff('desk');
const accounts = await world.asStaff('accounts');

/** 40 m of the first roll are to be sent again. */
async function accepted(claimable: ClaimableOrder, rollIds = claimable.rollIds.slice(0, 1)) {
  const { issueId } = await raise(claimable, { rollIds, wantedOutcome: 'replacement' });
  await offer(world, issueId, { outcome: 'replacement', amount: '4000' });
  await claimable.buyer.call(acceptOffer, { params: { issueId }, body: { offer: 1 } });
  return { issueId };
}

/** Delivered in so many shipments, each with its own invoice. */
async function shipped(
  change: Parameters<typeof aPackedOrder>[1],
  shipments: Rolls[],
): Promise<ClaimableOrder> {
  const production = await world.asStaff('production');
  const payable = await aPackedOrder(world, change);
  for (const [place, rolls] of shipments.entries()) {
    const isLast = place === shipments.length - 1;
    const { dispatchId } = await ship(world, production, payable, { rolls, isLast });
    await deliver(production, dispatchId);
  }
  return { ...payable, rollIds: (await rollsSeenBy(payable)).map(({ rollId }) => rollId) };
}

type Rolls = ReturnType<typeof someRolls>;
type Body = Partial<Record<'quantity' | 'transporter' | 'lrNumber' | 'vehicleNumber' | 'ewayBill', string>>;
const send = (issueId: string, body: Body = {}) =>
  desk.call(sendReplacement, { params: { issueId }, body: { ...REPLACEMENT, ...body } });

async function challans() {
  const rows = await world.services.db.unscoped
    .selectFrom('delivery_challans')
    .selectAll()
    .orderBy('number')
    .execute();
  return rows.map((row) => ({ ...row, document: thawChallan(row.document) }));
}

async function challanOf(issueId: string) {
  const found = (await challans()).find(({ issue_id }) => issue_id === issueId);
  if (!found) throw new Error('The replacement left without a challan.');
  return found;
}

test('the desk sends it, the buyer reads with whom, and the paper of three copies is on the shelf of both', async () => {
  const claimable = await aClaimableOrder(world);
  const { buyer, order } = claimable;
  const { issueId } = await accepted(claimable);
  const before = await desk.call(readIssueForStaff, { params: { issueId } });
  expect(before.deskMoves).toEqual(['answer', 'inspect', 'send']);
  const after = await send(issueId);
  expect(after.deskMoves).toEqual(['answer', 'inspect', 'close']);
  const { number, document, taxable_minor } = await challanOf(issueId);
  const [issue] = (await issuesSeenBy(claimable)).records;
  expect(issue).toMatchObject({ status: 'accepted', challanNumber: number });
  expect(issue?.timeline.at(-1)).toMatchObject({
    what: 'Replacement sent',
    text: `40 m with VRL Logistics, LR 4471. Delivery challan ${number}.`,
  });
  await issueAndRender(world, order.orderId);
  const paper = await theDocument(buyer, order.orderId, 'delivery_challan');
  expect(paper).toMatchObject({ number, about: `Claim ${issue?.number}`, version: 1, formats: ['pdf'] });
  const { text, pages } = await wordsOf(await download(world, buyer, paper.documentId));
  expect(pages).toBe(3);
  for (const fact of [
    'ORIGINAL FOR CONSIGNEE',
    'DUPLICATE FOR TRANSPORTER',
    'TRIPLICATE FOR CONSIGNOR',
    number,
    order.number,
    document.lines[0]?.replaces.number ?? '?',
    document.seller.gstin,
    formatMoney({ minor: taxable_minor, currency: 'INR' }),
    'No tax is charged',
  ])
    expect(text).toContain(fact);
  await expectBooksRight(world);
});

test('however often and however parallel it is sent, it leaves once; hearing of it again prints nothing again', async () => {
  const claimable = await aClaimableOrder(world);
  const { buyer, order } = claimable;
  const { issueId } = await accepted(claimable);
  const outcomes = await Promise.allSettled(Array.from({ length: 5 }, () => send(issueId)));
  const lost = outcomes.filter((outcome) => outcome.status === 'rejected');
  expect(lost).toHaveLength(4);
  for (const { reason } of lost) expect(reason).toMatchObject({ status: 409, code: 'issue_changed' });
  for (let heard = 0; heard < 2; heard += 1) await issueDueDocuments(world.services, order.orderId);
  const { records } = await buyer.call(listDocuments, { query: { orderId: order.orderId } });
  expect(records.filter(({ type }) => type === 'delivery_challan')).toHaveLength(1);
});

test('two claims that are sent at once have two numbers, and refused ones leave no gap', async () => {
  const one = await aClaimableOrder(world);
  const other = await aClaimableOrder(world);
  const sent = [await accepted(one), await accepted(other)];
  await refusalOf(send(sent[0]?.issueId ?? '', { transporter: '' }));
  await Promise.all(sent.map(({ issueId }) => send(issueId)));
  const numbers = (await challans()).map(({ number }) => number);
  expect(numbers).toEqual(numbers.map((_, at) => `SV/26-27/D${String(at + 1).padStart(5, '0')}`));
  const issuedOn = (await challans())[0]?.challaned_on ?? '';
  const which = { gstin: (await challans())[0]?.gstin ?? '', month: issuedOn.slice(0, 7) };
  const { url } = await accounts.call(books.prepareBookFile, { body: { kind: 'gstr1_json', ...which } });
  const gstr1 = (await world.app.inject({ method: 'GET', url: url ?? '' })).json() as {
    doc_issue: { doc_det: { doc_num: number; docs: object[] }[] };
  };
  const told = gstr1.doc_issue.doc_det.find(({ doc_num }) => doc_num === 12);
  expect(told?.docs).toMatchObject([
    { from: numbers[0], to: numbers.at(-1), totnum: numbers.length, cancel: 0 },
  ]);
});

test('rolls of two invoices stand on two lines, each worth what it cost there', async () => {
  const claimable = await shipped({ quantity: '500' }, [
    someRolls([100, 100], 1),
    someRolls([100, 100, 100], 3),
  ]);
  const { issueId } = await accepted(claimable, claimable.rollIds.slice(1, 3));
  await send(issueId, { quantity: '150.5' });
  const { document, taxable_minor } = await challanOf(issueId);
  expect(new Set(document.lines.map(({ replaces }) => replaces.number)).size).toBe(2);
  expect(document.lines.reduce((sum, { quantity }) => sum + quantity.thousandths, 0n)).toBe(150_500n);
  expect(document.lines.reduce((sum, { taxable }) => sum + taxable.minor, 0n)).toBe(taxable_minor);
});

test('what is missing or too much is said of the form; a claim without a replacement sends nothing', async () => {
  const claimable = await aClaimableOrder(world);
  const open = await raise(claimable, { rollIds: claimable.rollIds.slice(1, 2) });
  expect((await refusalOf(send(open.issueId))).code).toBe('issue_changed');
  const { issueId } = await accepted(claimable);
  for (const quantity of ['0', '-1', 'x', '100.001'])
    expect((await refusalOf(send(issueId, { quantity }))).body.fields).toHaveProperty('quantity');
  const empty = await refusalOf(send(issueId, { transporter: ' ', lrNumber: '', ewayBill: '12' }));
  expect(Object.keys(empty.body.fields ?? {}).sort()).toEqual(['ewayBill', 'lrNumber', 'transporter']);
  const missing = await refusalOf(send('00000000-0000-7000-8000-000000000000'));
  expect(missing.code).toBe('not_found');
  const body = { ...REPLACEMENT };
  const stranger = accounts.call(sendReplacement, { params: { issueId }, body });
  expect((await refusalOf(stranger)).status).toBe(403);
  await send(issueId);
  await desk.call(decideIssue, { params: { issueId }, body: { decision: 'close', text: 'It arrived.' } });
  expect((await refusalOf(send(issueId))).code).toBe('issue_changed');
});

test('goods above ₹50,000 travel with an e-way bill', async () => {
  const claimable = await shipped({ quantity: '1000' }, [someRolls(Array.from({ length: 10 }, () => 100))]);
  const { issueId } = await accepted(claimable, claimable.rollIds);
  const refused = await refusalOf(send(issueId, { quantity: '1000' }));
  expect(refused.body.fields).toMatchObject({
    ewayBill: 'Goods worth more than ₹50,000 need an e-way bill.',
  });
  await send(issueId, { quantity: '1000', ewayBill: '3012 3456 7890' });
  expect((await challanOf(issueId)).document.transport.ewayBill).toBe('301234567890');
});

test('a replacement abroad shows its value in rupees at the customs rate of its day', async () => {
  const claimable = await shipped({ market: 'BD', quantity: '600' }, [
    someRolls(Array.from({ length: 6 }, () => 100)),
  ]);
  const { issueId } = await raise(claimable, { wantedOutcome: 'replacement' });
  await offer(world, issueId, { outcome: 'replacement', amount: '40' });
  await claimable.buyer.call(acceptOffer, { params: { issueId }, body: { offer: 1 } });
  await send(issueId);
  const { document, currency } = await challanOf(issueId);
  expect([currency, document.supply, document.placeOfSupply]).toEqual(['USD', 'export_under_lut', '96']);
  expect(document.rupeeRate?.perUnit).toBeTruthy();
  await expectBooksRight(world);
});

test('its e-way bill is the portal’s JSON of a challan, untaxed, for whoever keeps the books', async () => {
  const { issueId } = await accepted(await aClaimableOrder(world));
  const requested = { body: { kind: 'e_way_challan', issueId } } as const;
  expect((await refusalOf(accounts.call(books.prepareBookFile, requested))).code).toBe('not_found');
  await send(issueId, { vehicleNumber: 'KA01AB1234' });
  const { number, document, taxable_minor } = await challanOf(issueId);
  expect((await refusalOf(desk.call(books.prepareBookFile, requested))).code).toBe('not_allowed');
  const { url, problems } = await accounts.call(books.prepareBookFile, requested);
  expect(problems).toEqual([]);
  const file = await world.inject({ method: 'GET', url: pathOf(url ?? '') });
  expect(file.headers['content-disposition']).toContain(`e-way-bill-${number.replaceAll('/', '-')}.json`);
  const { billLists } = z.fromJSONSchema(E_WAY_BILL_SCHEMA).parse(JSON.parse(file.body)) as {
    billLists: Record<string, unknown>[];
  };
  expect(billLists).toMatchObject([
    {
      docType: 'CHL',
      docNo: number,
      subSupplyType: '8',
      subSupplyDesc: 'Replacement of goods',
      totInvValue: Number(taxable_minor) / 100,
      igstValue: 0,
      cgstValue: 0,
      sgstValue: 0,
      itemList: document.lines.map(({ quantity, taxable }) => ({
        quantity: Number(quantity.thousandths) / 1000,
        taxableAmount: Number(taxable.minor) / 100,
        igstRate: 0,
        cgstRate: 0,
        sgstRate: 0,
      })),
    },
  ]);
});
