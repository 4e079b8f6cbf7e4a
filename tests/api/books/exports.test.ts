/** Money that comes from abroad: shipping bills, remittances, and the day by which they have to be there. */
import { expect, test } from 'vitest';
import * as books from '#contract/staff/books.ts';
import { realisationLimit } from '#domain/books/realisation.ts';
import { accountingDay } from '#domain/shared/accounting-day.ts';
import { bookedWorldForFile } from '#tests/support/data/booked-world.ts';
import { aPackedOrder, ship, someRolls } from '#tests/support/data/delivery.ts';
import { anOrderingBuyer } from '#tests/support/data/orders.ts';
import { refusalOf } from '#tests/support/server/visitor.ts';

const world = await bookedWorldForFile();
const production = await world.asStaff('production');
const accounts = await world.asStaff('accounts');
const buyer = await anOrderingBuyer(world, 'INTL');
const today = () => accountingDay(world.clock.now());

async function anExport() {
  const payable = await aPackedOrder(world, { buyer, quantity: '600' });
  const { dispatchId } = await ship(world, production, payable, { rolls: someRolls([150, 150, 150, 150]) });
  const { records } = await accounts.call(books.listExportInvoices, { query: { limit: 100 } });
  const invoice = records.find((each) => each.dispatchId === dispatchId);
  if (!invoice) throw new Error('the export is not listed');
  return invoice;
}

const BILL = { number: '1234567', portCode: 'INNSA1' };
const amountOf = ({ total }: books.ExportInvoice) => String(Number(total.minor) / 100);

test('an export waits for its money until fifteen months after it was shipped', async () => {
  const invoice = await anExport();
  expect(invoice).toMatchObject({ state: 'open', shippingBill: null, remittances: [] });
  expect(invoice.limit).toBe(realisationLimit(today(), 15));
  const params = { dispatchId: invoice.dispatchId };
  const billed = await accounts.call(books.saveShippingBill, {
    params,
    body: { ...BILL, billedOn: today() },
  });
  expect(billed.shippingBill).toEqual({ ...BILL, billedOn: today(), revision: 1 });
  const body = { reference: 'FIRC-1', receivedOn: today(), amount: amountOf(invoice) };
  const paid = await accounts.call(books.addRemittance, { params, body });
  expect(paid).toMatchObject({ state: 'realised', realised: invoice.total });
  const { records } = await accounts.call(books.listExportInvoices, { query: { open: 'yes', limit: 100 } });
  expect(records.map(({ dispatchId }) => dispatchId)).not.toContain(invoice.dispatchId);
});

test('a shipping bill is entered once, and corrected by whoever has read it', async () => {
  const { dispatchId } = await anExport();
  const params = { dispatchId };
  const body = { ...BILL, billedOn: today() };
  const save = (more: { revision?: number; number?: string }) =>
    accounts.call(books.saveShippingBill, { params, body: { ...body, ...more } });
  const two = await Promise.allSettled([save({}), save({ number: '7654321' })]);
  expect(two.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  expect((await refusalOf(save({}))).status).toBe(409);
  expect((await save({ revision: 1, number: '7777777' })).shippingBill).toMatchObject({
    number: '7777777',
    revision: 2,
  });
  expect((await refusalOf(save({ revision: 2, number: 'AB' }))).body.fields).toEqual({
    number: 'A shipping bill number has 3 to 7 digits.',
  });
});

test('the same remittance is entered once for an invoice, and its e-BRC follows', async () => {
  const { dispatchId } = await anExport();
  const params = { dispatchId };
  const body = { reference: 'IRM-77', receivedOn: today(), amount: '10.00' };
  const first = await accounts.call(books.addRemittance, { params, body });
  const again = { ...body, reference: 'irm-77' };
  expect((await refusalOf(accounts.call(books.addRemittance, { params, body: again }))).body.fields).toEqual({
    reference: 'This number is already entered for this invoice.',
  });
  const [entered] = first.remittances;
  const change = {
    params: { remittanceId: entered?.remittanceId ?? '' },
    body: { ...body, ebrc: 'BRC-9', revision: 1 },
  };
  const changed = await accounts.call(books.changeRemittance, change);
  expect(changed.remittances).toMatchObject([{ ebrc: 'BRC-9', revision: 2 }]);
  expect((await refusalOf(accounts.call(books.changeRemittance, change))).status).toBe(409);
});

test('an invoice within India is no export', async () => {
  const payable = await aPackedOrder(world);
  const { dispatchId } = await ship(world, production, payable);
  const body = { ...BILL, billedOn: today() };
  expect(
    (await refusalOf(accounts.call(books.saveShippingBill, { params: { dispatchId }, body }))).status,
  ).toBe(404);
});

test('the return says which shipping bills are missing before it is filed', async () => {
  const invoice = await anExport();
  const { records } = await accounts.call(books.listInvoices, { query: { q: invoice.number } });
  const which = { gstin: records[0]?.seller ?? '', month: today().slice(0, 7) };
  const { missing } = await accounts.call(books.readReturn, { query: which });
  expect(missing).toContain(`${invoice.number}: the shipping bill is not entered yet.`);
});
