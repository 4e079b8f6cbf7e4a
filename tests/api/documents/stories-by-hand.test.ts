/** Whole stories whose every figure was worked out with pencil and paper, and then read back from what was printed and filed. */
import { expect, test } from 'vitest';
import { acceptOffer } from '#contract/customer/issues.ts';
import * as books from '#contract/staff/books.ts';
import type { Gstr1 } from '#domain/books/gstr1/gstr1.ts';
import { bookedWorldForFile } from '#tests/support/data/booked-world.ts';
import { aPackedOrder, deliver, rollsSeenBy, ship, someRolls } from '#tests/support/data/delivery.ts';
import { issueAndRender } from '#tests/support/data/documents.ts';
import { offer, raise } from '#tests/support/data/issues.ts';
import { anOrderingBuyer } from '#tests/support/data/orders.ts';
import type { PayableOrder } from '#tests/support/data/payments.ts';
import { printedPapers } from '#tests/support/data/printed-papers.ts';

const world = await bookedWorldForFile();
const production = await world.asStaff('production');
const accounts = await world.asStaff('accounts');
const TODAY = '2026-11-02';
const SELLER = '27AAPFU0939F1ZV';

/** Every paper of the order, read back. */
async function readPapers(payable: PayableOrder) {
  await issueAndRender(world, payable.order.orderId);
  const { only, textOf } = await printedPapers(world, payable);
  return async (type: Parameters<typeof only>[0], facts: readonly string[]) => {
    const text = await textOf(only(type));
    for (const fact of facts) expect(text).toContain(fact);
  };
}

async function filedMonth(): Promise<Gstr1> {
  const body = { kind: 'gstr1_json', gstin: SELLER, month: TODAY.slice(0, 7) } as const;
  const { url } = await accounts.call(books.prepareBookFile, { body });
  return (await world.app.inject({ method: 'GET', url: url ?? '' })).json();
}

test('inside a state, delivered short, with a claim: 500 m at ₹94.00, of which 490.5 m came', async () => {
  const buyer = await anOrderingBuyer(world, 'IN', {
    city: 'Mumbai',
    district: 'Mumbai',
    stateCode: '27',
    pincode: '400001',
  });
  const payable = await aPackedOrder(world, { buyer, deliveryTerm: 'self_pickup' });
  world.clock.advance(60);
  const rolls = someRolls([100, 100, 100, 100, 90.5]);
  const { dispatchId, invoice } = await ship(world, production, payable, { rolls });
  await deliver(production, dispatchId);
  const rollIds = (await rollsSeenBy(payable)).map(({ rollId }) => rollId);
  const { issueId } = await raise({ ...payable, rollIds });
  await offer(world, issueId, { amount: '2000' });
  await buyer.call(acceptOffer, { params: { issueId }, body: { offer: 1 } });
  const read = await readPapers(payable);
  // 500 × 94.00 = 47,000.00; 2.5 % of it twice is 1,175.00 and 1,175.00.
  await read('proforma_invoice', ['CGST 2.5% ₹1,175.00', 'SGST 2.5% ₹1,175.00', 'Total ₹49,350.00']);
  await read('advance_receipt', [
    'Advance Receipt',
    'CGST 2.5% on this advance ₹0.00',
    'SGST 2.5% on this advance ₹0.00',
    'Amount received ₹49,350.00',
  ]);
  // 490.5 × 94.00 = 46,107.00; 2.5 % is 1,152.675, so 1,152.68 twice; 48,412.36 is 48,412 less 0.36.
  await read('tax_invoice', [
    '490.5 m',
    'Taxable value ₹46,107.00',
    'CGST 2.5% ₹1,152.68',
    'SGST 2.5% ₹1,152.68',
    'Round off -₹0.36',
    'Invoice total ₹48,412.00',
    'Place of supply 27',
  ]);
  // 2,000.00 ÷ 1.05 = 1,904.76; 2.5 % of it is 47.62 twice.
  await read('credit_note', [
    `Invoice no. ${invoice?.number}`,
    'Taxable value credited ₹1,904.76',
    'CGST 2.5% ₹47.62',
    'SGST 2.5% ₹47.62',
    'Total credited ₹2,000.00',
    'Please reverse input tax credit of ₹95.24',
  ]);
  // 49,350 − 48,412 = 938 and the claim's 2,000 are the buyer's.
  await read('customer_order_summary', [
    'Total billed ₹44,202.24 ₹2,210.12 ₹46,412.00',
    'Invoiced ₹48,412.00',
    'Credit notes -₹2,000.00',
    'Payments received -₹49,350.00',
    'Added to your account credit ₹2,938.00',
    'Balance due ₹0.00',
  ]);
  const { b2b, cdnr } = await filedMonth();
  expect(b2b?.[0]?.inv).toMatchObject([
    {
      inum: invoice?.number,
      val: 48412,
      pos: '27',
      itms: [{ num: 501, itm_det: { txval: 46107, rt: 5, camt: 1152.68, samt: 1152.68 } }],
    },
  ]);
  expect(cdnr?.[0]?.nt).toMatchObject([
    { ntty: 'C', val: 2000, itms: [{ itm_det: { txval: 1904.76, rt: 5, camt: 47.62, samt: 47.62 } }] },
  ]);
});
