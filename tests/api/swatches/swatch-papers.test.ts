/** The charge of a swatch has a tax invoice, and what brings it back a credit note: on paper, in the books and in the return alike. */
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { readAccountStatement } from '#contract/customer/account-statement.ts';
import { cancelOrder } from '#contract/customer/cancel-order.ts';
import { printSwatchPaper, type Swatch } from '#contract/customer/swatches.ts';
import * as books from '#contract/staff/books.ts';
import * as staff from '#contract/staff/swatches.ts';
import { returnCharges } from '#server/capabilities/swatches/return-charges.ts';
import { bookedWorldForFile } from '#tests/support/data/booked-world.ts';
import { pathOf, wordsOf } from '#tests/support/data/documents.ts';
import {
  anOrderingBuyer,
  aQuality,
  type OrderingBuyer,
  place,
  termsFor,
} from '#tests/support/data/orders.ts';
import { expectBooksRight, payByCard, readyToPay } from '#tests/support/data/payments.ts';
import { COURIER, swatchCalls } from '#tests/support/data/swatches.ts';
import { refusalOf } from '#tests/support/server/visitor.ts';

const world = await bookedWorldForFile();
const desk = await world.asStaff();
const accounts = await world.asStaff('accounts');
const MONTH = world.clock.now().toISOString().slice(0, 7);

async function aSentSwatch(buyer: OrderingBuyer) {
  const swatches = swatchCalls(buyer, desk);
  const { fabId } = await aQuality(world);
  const requested = await swatches.ask(fabId);
  await swatches.send(requested.swatchId);
  const read = async () => (await swatches.readAgain(requested)) as Swatch;
  const pay = () => desk.call(staff.recordSwatchPayment, { params: { swatchId: requested.swatchId } });
  return { fabId, requested, read, pay, papers: async () => (await read()).papers };
}

async function ordered(buyer: OrderingBuyer, fabId: string): Promise<string> {
  const placed = await place(buyer, termsFor(buyer, { fabId, quantity: '500' }));
  await payByCard(world, await readyToPay(world, buyer, placed));
  await returnCharges(world.services, placed.orderId);
  return placed.orderId;
}

async function pdfOf(buyer: OrderingBuyer, paperId: string): Promise<string> {
  const { url } = await buyer.call(printSwatchPaper, { params: { paperId } });
  return (await wordsOf((await world.inject({ method: 'GET', url: pathOf(url) })).rawPayload)).text;
}

async function registered(number: string) {
  const { records } = await accounts.call(books.listInvoices, { query: { month: MONTH, q: number } });
  return records;
}

test('a swatch leaves with a tax invoice that holds its tax; its buyer opens it, and nobody else', async () => {
  const buyer = await anOrderingBuyer(world);
  const { requested, papers, pay, read } = await aSentSwatch(buyer);
  const [invoice, ...others] = await papers();
  if (!invoice) throw new Error('The swatch has no invoice.');
  expect([invoice.kind, others]).toEqual(['invoice', []]);
  const text = await pdfOf(buyer, invoice.paperId);
  expect(text).toContain('Tax Invoice');
  expect(text).toContain(`Swatch no. ${requested.number}`);
  expect(text).toContain('Invoice total ₹250.00');
  const [row] = await registered(invoice.number);
  expect(row).toMatchObject({
    orderId: null,
    isSwatch: true,
    orderNumber: requested.number,
    total: { minor: '25000' },
  });
  const sum = ['taxable', 'igst', 'cgst', 'sgst', 'roundOff'] as const;
  expect(sum.reduce((all, name) => all + BigInt(row?.[name].minor ?? 0), 0n)).toBe(25_000n);
  expect(row?.cgst).toEqual(row?.sgst);

  const stranger = await anOrderingBuyer(world);
  const foreign = stranger.call(printSwatchPaper, { params: { paperId: invoice.paperId } });
  expect((await refusalOf(foreign)).code).toBe('not_found');
  const statement = () => buyer.call(readAccountStatement, { query: {} });
  expect((await statement()).balances.invoices.minor).toBe('25000');
  expect((await statement()).ageing.reduce((all, { amount }) => all + BigInt(amount.minor), 0n)).toBe(
    25_000n,
  );
  await pay();
  const after = await statement();
  expect([after.closing.minor, after.lines.map(({ documentNumber }) => documentNumber)]).toEqual([
    '0',
    [invoice.number, null],
  ]);
  expect((await read()).papers).toHaveLength(1);
  await expectBooksRight(world);
});

test('with an order of the cloth a credit note takes the invoice back, paid or not; after a cancelled one it is invoiced again', async () => {
  const buyer = await anOrderingBuyer(world);
  const paid = await aSentSwatch(buyer);
  await paid.pay();
  const orderId = await ordered(buyer, paid.fabId);
  const [invoice, note] = await paid.papers();
  expect([note?.kind, (await paid.read()).chargeState]).toEqual(['credit_note', 'returned']);
  const text = await pdfOf(buyer, note?.paperId ?? '');
  expect(text).toContain('Credit Note');
  expect(text).toContain(`Invoice no. ${invoice?.number}`);
  expect(text).toContain('added to your account credit');
  const [row] = await registered(note?.number ?? '');
  expect(row).toMatchObject({ kind: 'credit_note', total: { minor: '-25000' } });
  await expectBooksRight(world);
  await buyer.call(cancelOrder, { params: { orderId }, body: {} });
  await returnCharges(world.services, orderId);
  await returnCharges(world.services, orderId);
  const kinds = (await paid.papers()).map(({ kind }) => kind);
  expect([kinds, (await paid.read()).chargeState]).toEqual([['invoice', 'credit_note', 'invoice'], 'paid']);
  await expectBooksRight(world);

  const owed = await aSentSwatch(buyer);
  await ordered(buyer, owed.fabId);
  expect((await owed.papers()).map(({ kind }) => kind)).toEqual(['invoice', 'credit_note']);
  expect((await owed.read()).chargeState).toBe('dropped');
  await owed.pay();
  expect((await owed.read()).chargeState).toBe('returned');
  expect(await owed.papers()).toHaveLength(2);
  await expectBooksRight(world);
});

test('of two who send it at once one does, with one invoice; one that was waived before it left has none', async () => {
  const buyer = await anOrderingBuyer(world);
  const swatches = swatchCalls(buyer, desk);
  const { fabId } = await aQuality(world);
  const requested = await swatches.ask(fabId);
  const sent = await Promise.allSettled([
    swatches.send(requested.swatchId),
    swatches.send(requested.swatchId),
  ]);
  expect(sent.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  expect((await swatches.readAgain(requested))?.papers).toHaveLength(1);
  const other = await aQuality(world);
  const early = await swatches.ask(other.fabId);
  await ordered(buyer, other.fabId);
  await swatches.send(early.swatchId);
  expect((await swatches.readAgain(early))?.papers).toEqual([]);
  await expectBooksRight(world);
});

test('abroad it leaves untaxed under the undertaking, with all eight digits of its HSN code', async () => {
  const buyer = await anOrderingBuyer(world, 'INTL');
  const swatches = swatchCalls(buyer, desk);
  const { fabId } = await aQuality(world);
  const { hsn } = await world.services.db.unscoped
    .selectFrom('qualities')
    .select('hsn')
    .where('fab_id', '=', fabId)
    .executeTakeFirstOrThrow();
  const { swatchId } = await swatches.ask(fabId);
  const refused = await refusalOf(swatches.send(swatchId));
  expect(refused.body.fields).toHaveProperty('tariffItem');
  const body = { ...COURIER, tariffItem: `${hsn}90` };
  const { papers } = await desk.call(staff.sendSwatch, { params: { swatchId }, body });
  const text = await pdfOf(buyer, papers[0]?.paperId ?? '');
  expect(text).toContain('Commercial Invoice');
  expect(text).toContain('LETTER OF UNDERTAKING');
  await expectBooksRight(world);
});

test('the month’s return and Tally name every paper of a swatch, and the tax they file is the tax of the ledger', async () => {
  const gstin =
    (
      await sql<{ gstin: string }>`select distinct gstin from swatch_papers`.execute(
        world.services.db.unscoped,
      )
    ).rows[0]?.gstin ?? '';
  const fileOf = async (kind: 'gstr1_json' | 'tally_vouchers') => {
    const { url, problems } = await accounts.call(books.prepareBookFile, {
      body: { kind, gstin, month: MONTH },
    });
    expect(problems).toEqual([]);
    return (await world.inject({ method: 'GET', url: pathOf(url ?? '') })).body;
  };
  const { rows } = await sql<{ number: string }>`select number from swatch_papers order by number`.execute(
    world.services.db.unscoped,
  );
  const vouchers = await fileOf('tally_vouchers');
  for (const { number } of rows) expect(vouchers).toContain(`<VOUCHERNUMBER>${number}</VOUCHERNUMBER>`);
  const { b2b = [], b2cs = [], cdnr = [] } = JSON.parse(await fileOf('gstr1_json'));
  const taxOf = (part: { iamt?: number; camt?: number; samt?: number }) =>
    Math.round(((part.iamt ?? 0) + (part.camt ?? 0) + (part.samt ?? 0)) * 100);
  type Papers = { itms: { itm_det: { iamt?: number } }[] }[];
  const listed = (papers: Papers) => papers.flatMap(({ itms }) => itms.map(({ itm_det }) => taxOf(itm_det)));
  const sum = (amounts: number[]) => amounts.reduce((all, one) => all + one, 0);
  const filed =
    sum(b2b.flatMap(({ inv }: { inv: Papers }) => listed(inv))) +
    sum(b2cs.map(taxOf)) -
    sum(cdnr.flatMap(({ nt }: { nt: Papers }) => listed(nt)));
  const booked = await sql<{ tax: bigint }>`
    select -sum(amount_minor)::bigint as tax from ledger_lines where account in ('tax', 'claims_tax')`.execute(
    world.services.db.unscoped,
  );
  expect(BigInt(filed)).toBe(booked.rows[0]?.tax);
});
