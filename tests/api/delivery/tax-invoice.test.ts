/** What a tax invoice says is frozen when the goods leave, with what is true on its own day. */
import { expect, test } from 'vitest';
import * as desk from '#contract/staff/delivery.ts';
import { findDispatches } from '#server/capabilities/delivery/find-dispatches.ts';
import { taxDocumentOf } from '#server/capabilities/delivery/invoice/write-invoice.ts';
import { findOrder } from '#server/capabilities/orders/lock-order.ts';
import { bookedWorldForFile } from '#tests/support/data/booked-world.ts';
import { aPackedOrder, pack, ship, somePapers, someRolls } from '#tests/support/data/delivery.ts';
import type { PayableOrder } from '#tests/support/data/payments.ts';
import { refusalOf } from '#tests/support/server/visitor.ts';

const world = await bookedWorldForFile();
const staff = await world.asStaff('production');

async function invoicesOf({ buyer, order: { orderId } }: PayableOrder) {
  const order = await findOrder(world.parts.db, buyer.customer.brandId, orderId);
  const found = await findDispatches(world.parts.db, order);
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
  const seller = world.parts.db.unscoped.updateTable('sellers');
  await seller.set({ city: null }).execute();
  const send = () => staff.call(desk.sendDispatch, { params: { dispatchId }, body: somePapers(world) });
  expect((await refusalOf(send())).body.fields).toEqual({
    seller: 'The seller’s city and PIN code are missing. Add them under Sellers first.',
  });
  await seller.set({ city: 'Mumbai' }).execute();
  expect(await send()).toMatchObject({ status: 'dispatched' });
});
