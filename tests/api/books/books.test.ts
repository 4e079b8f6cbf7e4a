/** Registers, returns and files of the books: from the invoice that left with the goods to what a portal reads. */
import { unzipSync } from 'fflate';
import { expect, test } from 'vitest';
import { listAuditTrail } from '#contract/staff/audit.ts';
import * as books from '#contract/staff/books.ts';
import type { BookFileKind } from '#domain/books/book-files.ts';
import { bookedWorldForFile } from '#tests/support/data/booked-world.ts';
import { aPackedOrder, ship } from '#tests/support/data/delivery.ts';
import { refusalOf } from '#tests/support/server/visitor.ts';

const world = await bookedWorldForFile();
const production = await world.asStaff('production');
const accounts = await world.asStaff('accounts');

const month = () => world.clock.now().toISOString().slice(0, 7);

async function anInvoice() {
  const payable = await aPackedOrder(world);
  const { dispatchId } = await ship(world, production, payable, { distanceKm: 290 });
  const { records } = await accounts.call(books.listInvoices, { query: { limit: 100 } });
  const invoice = records.find((each) => each.dispatchId === dispatchId);
  if (!invoice) throw new Error('the invoice is not in the register');
  return { payable, invoice };
}

async function fetchFile(kind: BookFileKind, about: { gstin?: string; month?: string; dispatchId?: string }) {
  const { url, problems } = await accounts.call(books.prepareBookFile, { body: { kind, ...about } });
  expect(problems).toEqual([]);
  const answer = await world.app.inject({ method: 'GET', url: url ?? '' });
  expect(answer.statusCode).toBe(200);
  return { url: url ?? '', answer };
}

test('the register lists the invoices of a month with their sums', async () => {
  const { payable, invoice } = await anInvoice();
  expect(invoice).toMatchObject({ orderNumber: payable.order.number, hasFiles: true, registration: null });
  const { sums, total, records } = await accounts.call(books.listInvoices, {
    query: { month: month(), gstin: invoice.seller, q: payable.order.number },
  });
  expect([total, records.length]).toEqual([1, 1]);
  expect(sums).toEqual([
    {
      taxable: invoice.taxable,
      igst: invoice.igst,
      cgst: invoice.cgst,
      sgst: invoice.sgst,
      roundOff: invoice.roundOff,
      total: invoice.total,
    },
  ]);
  const other = await accounts.call(books.listInvoices, { query: { month: '2020-01' } });
  expect(other).toMatchObject({ records: [], total: 0, sums: [] });
});

test('pages follow each other without a gap', async () => {
  await anInvoice();
  await anInvoice();
  const whole = await accounts.call(books.listInvoices, { query: { limit: 100 } });
  const first = await accounts.call(books.listInvoices, { query: { limit: 1 } });
  const second = await accounts.call(books.listInvoices, { query: { limit: 1, offset: 1 } });
  expect([...first.records, ...second.records]).toEqual(whole.records.slice(0, 2));
  expect(first.nextOffset).toBe(1);
});

test('the return of a month holds every invoice of it, to the paisa', async () => {
  const { invoice } = await anInvoice();
  const which = { gstin: invoice.seller, month: month() };
  const { problems, sections } = await accounts.call(books.readReturn, { query: which });
  expect(problems).toEqual([]);
  const { sums } = await accounts.call(books.listInvoices, { query: which });
  const taxable = sections.reduce((sum, section) => sum + BigInt(section.taxable.minor), 0n);
  expect(String(taxable)).toBe(sums[0]?.taxable.minor);
  const { answer } = await fetchFile('gstr1_json', which);
  const json = answer.json() as { gstin: string; b2b: { inv: { inum: string }[] }[] };
  expect(json.gstin).toBe(invoice.seller);
  expect(json.b2b.flatMap(({ inv }) => inv.map(({ inum }) => inum))).toContain(invoice.number);
  expect(answer.headers['content-disposition']).toMatch(
    /^attachment; filename="returns_\d+_R1_\w+_offline\.json"$/,
  );
});

test('the sheet of the return opens as a workbook with its tabs', async () => {
  const { invoice } = await anInvoice();
  const { answer } = await fetchFile('gstr1_xlsx', { gstin: invoice.seller, month: month() });
  const parts = unzipSync(new Uint8Array(answer.rawPayload));
  const text = (name: string) => new TextDecoder().decode(parts[name]);
  expect(text('xl/workbook.xml')).toContain('name="b2b"');
  expect(text('xl/worksheets/sheet1.xml')).toContain(invoice.number);
  expect(Object.keys(parts).filter((name) => name.includes('worksheets/'))).toHaveLength(9);
});

test('Tally and the register take the same month', async () => {
  const { invoice } = await anInvoice();
  const which = { gstin: invoice.seller, month: month() };
  const vouchers = await fetchFile('tally_vouchers', which);
  expect(vouchers.answer.body).toContain(`selvedge-${invoice.seller}-INV-${invoice.number}`);
  expect(vouchers.answer.body).toContain('VCHTYPE="Receipt"');
  const masters = await fetchFile('tally_masters', which);
  expect(masters.answer.body).toContain('<REPORTNAME>All Masters</REPORTNAME>');
  const register = await fetchFile('register_csv', which);
  const { total } = await accounts.call(books.listInvoices, { query: which });
  expect(register.answer.body.trim().split('\r\n')).toHaveLength(total + 1);
  expect(register.answer.body).toContain(invoice.number);
});

test('one invoice goes to the registry and to the e-way bill portal by hand', async () => {
  const { invoice } = await anInvoice();
  const { dispatchId } = invoice;
  const registry = await fetchFile('e_invoice', { dispatchId });
  expect(registry.answer.json()).toMatchObject([{ Version: '1.1', DocDtls: { No: invoice.number } }]);
  const way = await fetchFile('e_way_bill', { dispatchId });
  expect(way.answer.json()).toMatchObject({ billLists: [{ docNo: invoice.number, transDistance: 290 }] });
});

test('a download is for one time, for a signed-in accountant, and stands in the audit trail', async () => {
  const { invoice } = await anInvoice();
  const mine = await world.asStaff('accounts');
  const body = { kind: 'e_invoice', dispatchId: invoice.dispatchId } as const;
  const { url } = await fetchFile('e_invoice', { dispatchId: invoice.dispatchId });
  expect((await world.app.inject({ method: 'GET', url })).statusCode).toBe(410);
  const ended = await mine.call(books.prepareBookFile, { body });
  await world.services.db.unscoped
    .updateTable('staff_members')
    .set({ role: 'desk' })
    .where('staff_id', '=', mine.staffId)
    .execute();
  expect((await world.app.inject({ method: 'GET', url: ended.url ?? '' })).statusCode).toBe(410);
  const owner = await world.asStaff('owner');
  const trail = await owner.call(listAuditTrail, { query: {} });
  expect(trail.records).toContainEqual(
    expect.objectContaining({ subjectKind: 'book-file', action: 'downloaded' }),
  );
});

test('what a file is about must be named, and unknown invoices are not there', async () => {
  const ask = (body: Parameters<typeof fetchFile>[1] & { kind: BookFileKind }) =>
    refusalOf(accounts.call(books.prepareBookFile, { body }));
  expect((await ask({ kind: 'gstr1_json' })).body.fields).toEqual({ gstin: 'Choose a seller.' });
  expect((await ask({ kind: 'e_invoice' })).body.fields).toEqual({ dispatchId: 'Choose an invoice.' });
  const unknown = '01a19af3-5240-78a8-a40f-9aa3012fa488';
  expect((await ask({ kind: 'e_invoice', dispatchId: unknown })).status).toBe(404);
});

test('a rule holds from its day on; only the owner sets it, and once a day', async () => {
  const owner = await world.asStaff('owner');
  const body = { name: 'realisation_months', value: '12', effectiveFrom: '2099-01-01' } as const;
  expect((await refusalOf(accounts.call(books.addBookRule, { body }))).status).toBe(403);
  const rules = await owner.call(books.addBookRule, { body });
  expect(rules.filter(({ name }) => name === 'realisation_months')).toMatchObject([
    { value: '12', isCurrent: false },
    { value: '15', isCurrent: true },
    { value: '9', isCurrent: false },
  ]);
  expect((await refusalOf(owner.call(books.addBookRule, { body }))).body.fields).toEqual({
    effectiveFrom: 'This rule already changes on that day. Choose another day.',
  });
  const wrong = { ...body, value: 'soon', effectiveFrom: '2099-02-01' };
  expect((await refusalOf(owner.call(books.addBookRule, { body: wrong }))).body.fields).toEqual({
    value: 'Enter 1 to 60 months.',
  });
});
