/** Whole stories whose every figure was worked out with pencil and paper, and then read back from what was printed and filed. */
import { expect, test } from 'vitest';
import { acceptOffer } from '#contract/customer/issues.ts';
import { reportLetterOfCredit } from '#contract/customer/letters-of-credit.ts';
import * as books from '#contract/staff/books.ts';
import { listLettersOfCredit, settleLetterOfCredit } from '#contract/staff/payments.ts';
import type { Gstr1 } from '#domain/books/gstr1/gstr1.ts';
import { followOrder } from '#server/capabilities/production/follow-order.ts';
import { bookedWorldForFile } from '#tests/support/data/booked-world.ts';
import {
  aPackedOrder,
  deliver,
  rollsSeenBy,
  ship,
  someRolls,
  tariffItemOf,
} from '#tests/support/data/delivery.ts';
import { issueAndRender } from '#tests/support/data/documents.ts';
import { offer, raise } from '#tests/support/data/issues.ts';
import { anApprovedQuote, anOrderingBuyer, place, termsFor } from '#tests/support/data/orders.ts';
import { begin, type PayableOrder, readyToPay } from '#tests/support/data/payments.ts';
import { printedPapers } from '#tests/support/data/printed-papers.ts';
import { finish } from '#tests/support/data/production.ts';
import { secondPersonReleases } from '#tests/support/data/second-person.ts';

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

/** Woven, dyed, tested and inspected. */
async function readyToPack(payable: PayableOrder): Promise<void> {
  await followOrder(world.services, payable.order.orderId);
  await world.services.db.unscoped
    .updateTable('plan_tasks')
    .set({ status: 'completed', actual_start: TODAY, actual_end: TODAY })
    .where('order_id', '=', payable.order.orderId)
    .where('task_id', 'not in', ['T80', 'T81', 'T82', 'T83', 'T84'])
    .execute();
  await finish(world, payable, 'T80');
}

test('to Bangladesh, CFR Chattogram under a letter of credit: 3,000 yd at $1.20 and $300 of freight, of which 2,950.5 yd left', async () => {
  const buyer = await anOrderingBuyer(world, 'BD');
  const quoted = await anApprovedQuote(buyer, await world.asStaff(), {
    quote: {
      supplierRate: '1.20',
      marginPercent: '0',
      logisticCost: '300',
      deliveryTerm: 'cnf',
      deliveryPlace: 'Chattogram',
      advancePercent: 0,
    },
  });
  const terms = termsFor(buyer, { ...quoted, quantity: '3000', deliveryTerm: 'cnf', port: 'Chattogram' });
  const payable = await readyToPay(world, buyer, await place(buyer, terms));
  const { paymentOrderId } = await begin(payable, 'letter_of_credit');
  await buyer.call(reportLetterOfCredit, {
    params: { paymentOrderId },
    body: { number: 'LC-CTG-0042', bank: 'Karnaphuli Bank', amount: '3900', expiresOn: '2027-02-28' },
  });
  const letter = async (state: 'accepted' | 'paid', amount: string | null) => {
    const { records } = await accounts.call(listLettersOfCredit, {
      query: state === 'paid' ? { state: 'accepted' } : {},
    });
    const found = records.find(({ orderId }) => orderId === payable.order.orderId);
    const params = { lcId: found?.lcId ?? '' };
    await accounts.call(settleLetterOfCredit, { params, body: { state, amount } });
    await secondPersonReleases(world);
    return found;
  };
  await letter('accepted', null);
  await readyToPack(payable);
  const rolls = someRolls([750, 750, 750, 700.5]);
  const { invoice } = await ship(world, production, payable, { rolls, volume: '3.6' });
  world.clock.advance(60);
  expect((await letter('paid', '3840.60'))?.needed).toEqual({ minor: '384060', currency: 'USD' });
  const read = await readPapers(payable);
  const { hsn } = payable.order;
  // 3,000 × 1.20 = 3,600.00, and 300.00 of freight.
  await read('proforma_invoice', [
    'Total $3,900.00',
    'CFR Chattogram, Incoterms 2020',
    `HS code ${hsn}`,
    'Port of discharge Chattogram',
    'Latest shipment',
    '± 5% in quantity and value',
    'Irrevocable, available by negotiation, subject to UCP 600',
    'advising bank for a letter of credit',
    'LOOMINBB',
    'Accepted by the buyer',
  ]);
  // 2,950.5 × 1.20 = 3,540.60, and the lorry's 300.00; at the customs rate of 88.45: 339,701.07.
  await read('tax_invoice', [
    'Commercial Invoice',
    'WITHOUT PAYMENT OF INTEGRATED TAX',
    'Taxable value $3,840.60',
    'Invoice total $3,840.60',
    'Letter of credit no. LC-CTG-0042',
    '₹3,39,701.07',
    'CFR Chattogram',
    tariffItemOf(payable).tariffItem ?? '?',
  ]);
  await read('direct_invoicing_packing_list', [
    `Commercial invoice no. ${invoice?.number}`,
    'Letter of credit no. LC-CTG-0042',
    'Country of origin India',
    'Port of discharge Chattogram',
    'CFR Chattogram, Incoterms 2020',
    'Net length 2,950.5 yd',
    'Volume 3.6',
  ]);
  await read('advance_receipt', ['Payment Receipt', 'LC-CTG-0042', 'Amount received $3,840.60']);
  await read('customer_order_summary', [
    'Invoiced $3,840.60',
    'Payments received -$3,840.60',
    'Balance due $0.00',
  ]);
  const { exp } = await filedMonth();
  expect(exp).toMatchObject([
    {
      exp_typ: 'WOPAY',
      inv: [{ inum: invoice?.number, val: 339701.07, itms: [{ txval: 339701.07, iamt: 0 }] }],
    },
  ]);
});
