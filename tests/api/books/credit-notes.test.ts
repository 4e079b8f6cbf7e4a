/** A settled claim takes back from the invoices its rolls left with: numbers, tax, books and the buyer's input credit. */
import { expect, test } from 'vitest';
import { acceptOffer } from '#contract/customer/issues.ts';
import * as books from '#contract/staff/books.ts';
import { thawTaxDocument } from '#domain/documents/tax/frozen-tax-document.ts';
import { taxOn } from '#domain/quotes/tax/gst.ts';
import { bookedWorldForFile } from '#tests/support/data/booked-world.ts';
import { aPackedOrder, deliver, rollsSeenBy, ship, someRolls } from '#tests/support/data/delivery.ts';
import { aClaimableOrder, type ClaimableOrder, offer, raise } from '#tests/support/data/issues.ts';
import { expectBooksRight } from '#tests/support/data/payments.ts';
import { refusalOf } from '#tests/support/server/visitor.ts';

const world = await bookedWorldForFile();
const production = await world.asStaff('production');
const accounts = await world.asStaff('accounts');

/** 500 m that left with two invoices: 200 m and 300 m. */
async function aTwiceShippedOrder(): Promise<ClaimableOrder> {
  const payable = await aPackedOrder(world);
  const shipments = [someRolls([100, 100], 1), someRolls([100, 100, 100], 3)];
  for (const [place, rolls] of shipments.entries()) {
    const { dispatchId } = await ship(world, production, payable, { rolls, isLast: place === 1 });
    await deliver(production, dispatchId);
  }
  return { ...payable, rollIds: (await rollsSeenBy(payable)).map(({ rollId }) => rollId) };
}

async function settled(claimable: ClaimableOrder, rollIds: string[], amount: string, quantity = '40') {
  const { issueId } = await raise(claimable, { rollIds, quantity });
  await offer(world, issueId, { amount });
  const accept = () => claimable.buyer.call(acceptOffer, { params: { issueId }, body: { offer: 1 } });
  const { records } = await accept();
  return { issueId, numbers: records[0]?.creditNoteNumber?.split(', ') ?? [] };
}

async function notesOf({ order: { orderId } }: ClaimableOrder) {
  const rows = await world.services.db.unscoped
    .selectFrom('credit_notes')
    .innerJoin('tax_invoices', 'tax_invoices.dispatch_id', 'credit_notes.dispatch_id')
    .select(['credit_notes.number', 'credit_notes.document', 'credit_notes.total_minor', 'note_id'])
    .select('tax_invoices.number as invoice')
    .where('credit_notes.order_id', '=', orderId)
    .orderBy('credit_notes.number')
    .execute();
  return rows.map((row) => ({ ...row, document: thawTaxDocument(row.document) }));
}

test('a claim over two shipments has a note for each invoice, each with the tax of its own value', async () => {
  const claimable = await aTwiceShippedOrder();
  const { numbers } = await settled(claimable, claimable.rollIds, '4000.01', '500');
  const notes = await notesOf(claimable);
  expect(notes.map(({ number }) => number)).toEqual(numbers);
  expect(new Set(notes.map(({ invoice }) => invoice)).size).toBe(2);
  expect(notes.reduce((sum, { total_minor }) => sum + total_minor, 0n)).toBe(400_001n);
  for (const { document, invoice } of notes) {
    expect(document.against?.number).toBe(invoice);
    for (const { basisPoints, amount } of document.taxes)
      expect(amount).toEqual(taxOn(document.taxable, basisPoints));
  }
  await expectBooksRight(world);
});

test('a claim names the one invoice its roll left with', async () => {
  const claimable = await aTwiceShippedOrder();
  await settled(claimable, claimable.rollIds.slice(2, 3), '1500');
  const [note, ...others] = await notesOf(claimable);
  const { records } = await accounts.call(books.listInvoices, {
    query: { q: claimable.order.number, limit: 100 },
  });
  const second = records.filter(({ kind }) => kind === 'invoice')[0];
  expect(others).toEqual([]);
  expect(note?.invoice).toBe(second?.number);
  expect(note?.document.lines[0]?.quantity).toEqual({ thousandths: 40_000n, unit: 'metre' });
});

test('register, return and Tally take the note off, and the numbers of a series have no gap', async () => {
  const claimable = await aClaimableOrder(world);
  const [first] = (await settled(claimable, claimable.rollIds.slice(0, 1), '2100')).numbers;
  const { records, sums } = await accounts.call(books.listInvoices, { query: { q: claimable.order.number } });
  const total = records.reduce((sum, each) => sum + BigInt(each.total.minor), 0n);
  expect(records.map(({ kind }) => kind).sort()).toEqual(['credit_note', 'invoice']);
  expect(sums[0]?.total.minor).toBe(String(total));
  const note = records.find(({ kind }) => kind === 'credit_note');
  expect(note).toMatchObject({ number: first, total: { minor: '-210000' } });
  const which = { gstin: note?.seller ?? '', month: world.clock.now().toISOString().slice(0, 7) };
  const fileOf = async (kind: 'gstr1_json' | 'tally_vouchers' | 'register_csv') => {
    const { url, problems } = await accounts.call(books.prepareBookFile, { body: { kind, ...which } });
    expect(problems).toEqual([]);
    return world.app.inject({ method: 'GET', url: url ?? '' });
  };
  const gstr1 = (await fileOf('gstr1_json')).json() as {
    cdnr: { nt: { nt_num: string; ntty: string; val: number }[] }[];
  };
  const listed = gstr1.cdnr.flatMap(({ nt }) => nt).find(({ nt_num }) => nt_num === first);
  expect(listed).toMatchObject({ ntty: 'C', val: 2100 });
  expect((await fileOf('tally_vouchers')).body).toContain(`-CRN-${first}`);
  expect((await fileOf('register_csv')).body).toContain(`Credit note,${first}`);
  const series = await world.services.db.unscoped
    .selectFrom('credit_notes')
    .select('number')
    .orderBy('number')
    .execute();
  expect(series.map(({ number }) => number)).toEqual(
    series.map((_, at) => `SV/26-27/C${String(at + 1).padStart(5, '0')}`),
  );
  await expectBooksRight(world);
});

test('the desk sees which buyers still have to reverse input credit, and confirms it once', async () => {
  const claimable = await aClaimableOrder(world);
  await settled(claimable, claimable.rollIds.slice(0, 1), '1000');
  const query = { q: claimable.order.number, open: 'yes' } as const;
  const [open] = (await accounts.call(books.listCreditNotes, { query })).records;
  expect(open).toMatchObject({ orderNumber: claimable.order.number, reversal: { confirmedOn: null } });
  const params = { noteId: open?.noteId ?? '' };
  const today = open?.issuedOn ?? '';
  const said = async (confirmedOn: string) =>
    refusalOf(accounts.call(books.confirmReversal, { params, body: { confirmedOn } }));
  expect((await said('2020-01-01')).status).toBe(422);
  expect((await said('2099-01-01')).status).toBe(422);
  const outcomes = await Promise.allSettled(
    Array.from({ length: 4 }, () =>
      accounts.call(books.confirmReversal, { params, body: { confirmedOn: today } }),
    ),
  );
  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  expect((await accounts.call(books.listCreditNotes, { query })).records).toEqual([]);
  const missing = { noteId: '00000000-0000-7000-8000-000000000000' };
  const nobody = accounts.call(books.confirmReversal, { params: missing, body: { confirmedOn: today } });
  expect((await refusalOf(nobody)).code).toBe('not_found');
  const stranger = production.call(books.confirmReversal, { params, body: { confirmedOn: today } });
  expect((await refusalOf(stranger)).status).toBe(403);
});
