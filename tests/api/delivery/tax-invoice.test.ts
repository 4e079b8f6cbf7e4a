/** What a tax invoice says is frozen when the goods leave, with what is true on its own day. */
import { expect, test } from 'vitest';
import { listDocuments } from '#contract/customer/documents.ts';
import * as desk from '#contract/staff/delivery.ts';
import { amountInWords } from '#domain/orders/totals/order-totals.ts';
import { formatMoney } from '#domain/shared/format-money.ts';
import { findDispatches } from '#server/capabilities/delivery/find-dispatches.ts';
import { taxDocumentOf } from '#server/capabilities/delivery/invoice/write-invoice.ts';
import { findOrder } from '#server/capabilities/order-records/lock-order.ts';
import { bookedWorldForFile } from '#tests/support/data/booked-world.ts';
import {
  aPackedOrder,
  pack,
  ship,
  somePapers,
  someRolls,
  tariffItemOf,
} from '#tests/support/data/delivery.ts';
import { download, issueAndRender, theDocument, wordsOf } from '#tests/support/data/documents.ts';
import { anOrderingBuyer } from '#tests/support/data/orders.ts';
import type { PayableOrder } from '#tests/support/data/payments.ts';
import { refusalOf } from '#tests/support/server/visitor.ts';

const world = await bookedWorldForFile();
const staff = await world.asStaff('production');

async function invoicesOf({ buyer, order: { orderId } }: PayableOrder) {
  const order = await findOrder(world.services.db, buyer.customer.brandId, orderId);
  const found = await findDispatches(world.services.db, order);
  return found.flatMap(({ invoice }) =>
    invoice ? [{ row: invoice, document: taxDocumentOf(invoice) }] : [],
  );
}

test('the frozen document is read back as it was written, exact to the paisa', async () => {
  const payable = await aPackedOrder(world);
  await ship(world, staff, payable, { distanceKm: 1240, transportMode: 'rail' });
  const [{ row, document } = { row: null, document: null }] = await invoicesOf(payable);
  expect(document).toMatchObject({
    kind: 'invoice',
    number: row?.number,
    issuedOn: row?.invoiced_on,
    supply: 'domestic',
    seller: { legalName: 'Selvedge Trading Pvt Ltd', city: 'Mumbai', postcode: '400002', stateCode: '27' },
    orderNumber: payable.order.number,
    taxable: { minor: row?.taxable_minor, currency: 'INR' },
    total: { minor: row?.total_minor, currency: 'INR' },
    transport: { mode: 'rail', transporter: 'VRL Logistics', distanceKm: 1240, ewayBill: '301004471182' },
  });
  expect(document?.lines[0]).toMatchObject({
    quantity: { thousandths: 500_000n, unit: 'metre' },
    taxable: document?.taxable,
    taxes: document?.taxes,
  });
  const taxes = document?.taxes.reduce((sum, { amount }) => sum + amount.minor, 0n);
  expect(taxes).toBe(row?.gst_minor);
});

test('a seller without town and PIN code sends no goods, and is told so', async () => {
  const payable = await aPackedOrder(world);
  const { dispatchId } = await pack(staff, payable, someRolls([250, 250]));
  const seller = world.services.db.unscoped.updateTable('sellers');
  await seller.set({ city: null }).execute();
  const send = () => staff.call(desk.sendDispatch, { params: { dispatchId }, body: somePapers(world) });
  expect((await refusalOf(send())).body.fields).toEqual({
    seller: 'The seller’s city and PIN code are missing. Add them under Sellers first.',
  });
  await seller.set({ city: 'Mumbai' }).execute();
  expect(await send()).toMatchObject({ status: 'dispatched' });
});

test('numbers are consecutive for a seller and a year, whoever sends and whatever is refused in between', async () => {
  const orders = await Promise.all([aPackedOrder(world), aPackedOrder(world), aPackedOrder(world)]);
  const [first] = orders;
  const { dispatchId } = await pack(staff, first, someRolls([250, 250]));
  const params = { dispatchId };
  const query = { invoicedOn: '2026-11-02', isLast: 'true' } as const;
  const preview = await staff.call(desk.previewInvoice, { params, query });
  expect(preview).toMatchObject({ isOurs: true, problems: [] });
  await refusalOf(staff.call(desk.sendDispatch, { params, body: somePapers(world, { lrNumber: '' }) }));
  const sent = await staff.call(desk.sendDispatch, { params, body: somePapers(world) });
  expect(sent.invoice).toMatchObject({ number: preview.number, total: preview.total });
  const others = await Promise.all(orders.slice(1).map((order) => ship(world, staff, order)));
  const serials = [sent, ...others].map(({ invoice }) => Number(invoice?.number.split('/')[2])).toSorted();
  const [from = 0] = serials;
  expect(serials).toEqual([from, from + 1, from + 2]);
  expect(sent.invoice?.number).toMatch(/^SV\/26-27\/\d{6}$/);
});

test('the buyer finds the invoice among the documents of the order, and the PDF says what was frozen', async () => {
  const payable = await aPackedOrder(world);
  const { invoice } = await ship(world, staff, payable, { rolls: someRolls([100, 100, 100, 100, 93.7]) });
  const { orderId } = payable.order;
  await issueAndRender(world, orderId);
  const { documentId, number } = await theDocument(payable.buyer, orderId, 'tax_invoice');
  expect(number).toBe(invoice?.number);
  const { text } = await wordsOf(await download(world, payable.buyer, documentId));
  const [{ document } = { document: null }] = await invoicesOf(payable);
  if (!document) throw new Error('The invoice is not frozen.');
  for (const words of [
    'Tax Invoice',
    number,
    'Reverse charge No',
    'Place of supply',
    '14 Kalbadevi Road, Mumbai 400002',
    'GSTIN: 27AAPFU0939F1ZV',
    document.lines[0]?.hsn ?? '',
    formatMoney(document.taxable),
    formatMoney(document.total),
    amountInWords(document.total),
    ...document.taxes.map(({ amount }) => formatMoney(amount)),
  ])
    expect(text).toContain(words);
});

test('whoever invoices in another program types number and total, and both agree to the paisa', async () => {
  const elsewhere = (invoices_elsewhere: boolean) =>
    world.services.db.unscoped.updateTable('sellers').set({ invoices_elsewhere }).execute();
  await elsewhere(true);
  const payable = await aPackedOrder(world);
  const { dispatchId } = await pack(staff, payable, someRolls([250, 250]));
  const params = { dispatchId };
  const query = { invoicedOn: '2026-11-02', isLast: 'true' } as const;
  const { isOurs, number, total } = await staff.call(desk.previewInvoice, { params, query });
  expect([isOurs, number]).toEqual([false, null]);
  const rupees = Number(total.minor) / 100;
  const typed = (change: { number?: string; total?: string }) =>
    staff.call(desk.sendDispatch, {
      params,
      body: somePapers(world, { invoice: { invoicedOn: '2026-11-02', ...change } }),
    });
  const fieldsOf = async (change: Parameters<typeof typed>[0]) =>
    (await refusalOf(typed(change))).body.fields;
  expect(await fieldsOf({})).toEqual({
    invoiceNumber: 'Enter the invoice number.',
    invoiceTotal: 'Enter the invoice total.',
  });
  expect(await fieldsOf({ number: '0/1', total: String(rupees) })).toHaveProperty('invoiceNumber');
  expect((await fieldsOf({ number: 'TLY-88', total: String(rupees + 0.01) }))?.invoiceTotal).toMatch(
    /This shipment comes to/,
  );
  expect(await typed({ number: 'tly-88', total: String(rupees) })).toMatchObject({
    invoice: { number: 'TLY-88', total },
  });
  const other = await aPackedOrder(world);
  const again = ship(world, staff, other, {
    invoice: { number: 'TLY-88', total: String(rupees), invoicedOn: '2026-11-02' },
  });
  expect((await refusalOf(again)).body.fields).toEqual({
    invoiceNumber: 'Another invoice already has this number.',
  });
  await issueAndRender(world, payable.order.orderId);
  const { records } = await payable.buyer.call(listDocuments, { query: { orderId: payable.order.orderId } });
  expect(records.map(({ type }) => type)).not.toContain('tax_invoice');
  await elsewhere(false);
});

test('an export leaves under the undertaking of its year, with all digits of the tariff, an e-way bill and its rupees', async () => {
  const buyer = await anOrderingBuyer(world, 'INTL');
  const payable = await aPackedOrder(world, { buyer, quantity: '600' });
  const { dispatchId } = await pack(staff, payable, someRolls([150, 150, 150, 150]));
  const send = (change: Parameters<typeof somePapers>[1]) =>
    staff.call(desk.sendDispatch, {
      params: { dispatchId },
      body: somePapers(world, { ...tariffItemOf(payable), ...change }),
    });
  const fieldsOf = async (change: Parameters<typeof somePapers>[1] = {}) =>
    (await refusalOf(send(change))).body.fields;
  expect(await fieldsOf({ tariffItem: undefined, ewayBill: undefined })).toEqual({
    tariffItem: 'Enter the 8-digit HSN code for this export.',
    ewayBill: 'Goods worth more than ₹50,000 need an e-way bill.',
  });
  expect(await fieldsOf({ tariffItem: '99999999' })).toHaveProperty('tariffItem');
  const sellers = world.services.db.unscoped.updateTable('sellers');
  await sellers.set({ lut_financial_year: '25-26' }).execute();
  expect((await fieldsOf())?.lut).toContain('There is no letter of undertaking (LUT) for 2026-27');
  await sellers.set({ lut_financial_year: '26-27' }).execute();
  await send({});
  const [{ document } = { document: null }] = await invoicesOf(payable);
  expect(document).toMatchObject({
    supply: 'export_under_lut',
    seller: { lut: 'AD270426000123A', lutDatedOn: '2026-04-01' },
    placeOfSupply: '96',
    rupeeRate: { perUnit: '88.45' },
    taxes: [{ kind: 'igst', basisPoints: 0, amount: { minor: 0n } }],
    lines: [{ hsn: tariffItemOf(payable).tariffItem }],
  });
  const { orderId } = payable.order;
  await issueAndRender(world, orderId);
  const { documentId } = await theDocument(buyer, orderId, 'tax_invoice');
  const { text } = await wordsOf(await download(world, buyer, documentId));
  for (const words of [
    'Commercial Invoice',
    'WITHOUT PAYMENT OF INTEGRATED TAX',
    'Invoice value in rupees',
    'AD270426000123A of 01 Apr, 2026',
  ])
    expect(text).toContain(words);
});

test('the tax rate is that of the invoice’s day, not of the order’s', async () => {
  const payable = await aPackedOrder(world);
  const { hsn } = payable.order;
  const { dispatchId } = await pack(staff, payable, someRolls([250, 250]));
  const row = { hsn_prefix: hsn, effective_from: '2026-11-02', basis_points: 1200 };
  await world.services.db.unscoped.insertInto('tax_rates').values(row).execute();
  await staff.call(desk.sendDispatch, { params: { dispatchId }, body: somePapers(world) });
  const [{ document } = { document: null }] = await invoicesOf(payable);
  expect(document?.taxes.reduce((sum, { basisPoints }) => sum + basisPoints, 0)).toBe(1200);
});
