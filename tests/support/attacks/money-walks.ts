/** For every endpoint that moves money: something above the sum, and all that one person could try to pass it. */
import { payOutAccountCredit } from '#contract/customer/account-credit.ts';
import { changeBankDetails } from '#contract/customer/bank-details.ts';
import { cancelOrder } from '#contract/customer/cancel-order.ts';
import { reportLetterOfCredit } from '#contract/customer/letters-of-credit.ts';
import type { Endpoint } from '#contract/endpoint.ts';
import { cancelOrderForStaff } from '#contract/staff/cancel-order.ts';
import { grantCompanyCredit } from '#contract/staff/companies.ts';
import { offerSettlement } from '#contract/staff/issues.ts';
import * as tables from '#contract/staff/orders.ts';
import {
  listLettersOfCredit,
  listRefunds,
  matchBankTransfer,
  releaseRefund,
  settleLetterOfCredit,
} from '#contract/staff/payments.ts';
import {
  createPayoutFile,
  listPayouts,
  refusePayout,
  releasePayout,
  returnPayout,
} from '#contract/staff/payouts.ts';
import { addMillInvoice, payMillInvoice } from '#contract/staff/purchases.ts';
import { addSellerBank, listSellers } from '#contract/staff/sellers.ts';
import type { StaffRole } from '#domain/account/staff-role.ts';
import { payByBank, reportTransfer, transferOf } from '#tests/support/data/bank-transfers.ts';
import { aClaimableOrder, raise } from '#tests/support/data/issues.ts';
import { anOrderingBuyer } from '#tests/support/data/orders.ts';
import { aPayableOrder, begin, type PayableOrder, payByCard } from '#tests/support/data/payments.ts';
import { aBoughtOrder, invoiceBody } from '#tests/support/data/purchases.ts';
import { staffStepUp } from '#tests/support/data/second-person.ts';
import { stepUp } from '#tests/support/data/step-up.ts';
import type { StaffVisitor, World } from '#tests/support/server/world.ts';
import { nameOf } from './endpoint-requests.ts';

/** One try after the other; each may be refused, and the next is tried all the same. */
export type Tries = (by: StaffVisitor) => readonly (() => Promise<unknown>)[];
type Walk = { role?: StaffRole; prepare: (world: World) => Promise<Tries> };

const LARGE = { quantity: '1500' } as const;
const DEAR = [{ minor: 150_000n, currency: 'INR', unit: 'metre' }] as const;

async function paidOrder(world: World): Promise<PayableOrder> {
  const payable = await aPayableOrder(world, LARGE);
  await payByCard(world, payable);
  return payable;
}

/** Null once it has been released. */
async function refundOf({ call }: StaffVisitor, { order: { orderId } }: PayableOrder) {
  for (const state of ['asked', 'approved'] as const) {
    const { records } = await call(listRefunds, { query: { state, limit: 100 } });
    const refund = records.find((each) => each.orderId === orderId);
    if (refund) return refund;
  }
  return null;
}

const releasing = (by: StaffVisitor, payable: PayableOrder) => async () => {
  const refund = await refundOf(by, payable);
  if (refund) await by.call(releaseRefund, { params: { refundId: refund.refundId }, body: {} });
};

async function aPayout(world: World, minor: number): Promise<string> {
  const accounts = await world.asStaff('accounts');
  const payable = await aPayableOrder(world, { buyer: await anOrderingBuyer(world) });
  await payByBank(world, accounts, payable, minor);
  const { buyer } = payable;
  world.clock.advance(31);
  await stepUp(world, buyer);
  await buyer.call(changeBankDetails, {
    body: {
      accountHolder: 'Asha Garments',
      accountNumber: '001122334455',
      accountNumberAgain: '001122334455',
      bankCode: 'HDFC0000001',
    },
  });
  await buyer.call(payOutAccountCredit, { body: {} });
  const { records } = await accounts.call(listPayouts, { query: { limit: 100 } });
  const { brandId } = buyer.customer;
  return records.find((each) => each.brandId === brandId)?.payoutId ?? '';
}

const release = (by: StaffVisitor, payoutId: string) => () =>
  by.call(releasePayout, { params: { payoutId }, body: {} });

async function returnedPayout(world: World): Promise<Tries> {
  const payoutId = await aPayout(world, 10_000_100);
  const params = { payoutId };
  for (const other of [await world.asStaff('accounts'), await world.asStaff('owner')])
    await release(other, payoutId)();
  const third = await world.asStaff('accounts');
  await third.call(createPayoutFile, { body: { payoutIds: [payoutId] } });
  return (by) => [
    () => by.call(returnPayout, { params, body: { reason: 'Account closed' } }),
    () => by.call(refusePayout, { params, body: { reason: 'Your bank account is closed.' } }),
  ];
}

async function aLetter(world: World): Promise<Tries> {
  const payable = await aPayableOrder(world, { market: 'INTL', quantity: '3000' });
  const { paymentOrderId } = await begin(payable, 'letter_of_credit');
  const amount = (Number(payable.order.total.minor) / 100).toFixed(2);
  await payable.buyer.call(reportLetterOfCredit, {
    params: { paymentOrderId },
    body: { number: 'LC-2026-0078', bank: 'Hafen Bank', amount, expiresOn: '2027-02-28' },
  });
  const accounts = await world.asStaff('accounts');
  const { records } = await accounts.call(listLettersOfCredit, { query: { limit: 100 } });
  const lcId = records.find(({ orderId }) => orderId === payable.order.orderId)?.lcId ?? '';
  return (by) =>
    (['accepted', 'paid'] as const).map(
      (state) => () => by.call(settleLetterOfCredit, { params: { lcId }, body: { state, amount } }),
    );
}

const priceRow = (endpoint: Endpoint, row: object): [string, Walk] => [
  nameOf(endpoint),
  { prepare: async () => (by) => [() => by.call(endpoint, { body: row } as never)] },
];

export const MONEY_WALKS: ReadonlyMap<string, Walk> = new Map<string, Walk>([
  [
    nameOf(matchBankTransfer),
    {
      prepare: async (world) => {
        const payable = await aPayableOrder(world);
        await reportTransfer(payable, await begin(payable, 'bank_transfer'), { amount: '100' });
        const { transferId } = await transferOf(await world.asStaff('accounts'), payable);
        const match = (by: StaffVisitor, amount: string) => () =>
          by.call(matchBankTransfer, { params: { transferId }, body: { amount } });
        return (by) => [match(by, '5000000'), match(by, '101')];
      },
    },
  ],
  [nameOf(settleLetterOfCredit), { prepare: aLetter }],
  [
    nameOf(releaseRefund),
    {
      prepare: async (world) => {
        const payable = await paidOrder(world);
        await payable.buyer.call(cancelOrder, { params: { orderId: payable.order.orderId }, body: {} });
        return (by) => [releasing(by, payable)];
      },
    },
  ],
  [
    nameOf(cancelOrderForStaff),
    {
      prepare: async (world) => {
        const payable = await paidOrder(world);
        const { orderId } = payable.order;
        const body = { reason: 'The mill has closed.', materialCost: null };
        return (by) => [
          () => by.call(cancelOrderForStaff, { params: { orderId }, body }),
          releasing(by, payable),
          releasing(by, payable),
        ];
      },
    },
  ],
  [
    nameOf(releasePayout),
    {
      prepare: async (world) => {
        const payoutId = await aPayout(world, 10_000_100);
        return (by) => [
          release(by, payoutId),
          release(by, payoutId),
          () => by.call(createPayoutFile, { body: { payoutIds: [payoutId] } }),
        ];
      },
    },
  ],
  [nameOf(refusePayout), { prepare: returnedPayout }],
  [
    nameOf(createPayoutFile),
    {
      prepare: async (world) => {
        const payoutIds = [await aPayout(world, 6_000_000), await aPayout(world, 6_000_000)];
        return (by) => [
          ...payoutIds.map((payoutId) => release(by, payoutId)),
          () => by.call(createPayoutFile, { body: { payoutIds } }),
        ];
      },
    },
  ],
  [
    nameOf(offerSettlement),
    {
      prepare: async (world) => {
        const claimable = await aClaimableOrder(world, { quality: { rates: DEAR } });
        const { issueId } = await raise(claimable, { quantity: '1' });
        const whole = String(Number(claimable.order.total.minor) / 100);
        const offer = (by: StaffVisitor, amount: string) => () =>
          by.call(offerSettlement, { params: { issueId }, body: { outcome: 'refund', amount } });
        return (by) => [offer(by, whole), offer(by, '120000')];
      },
    },
  ],
  [
    nameOf(grantCompanyCredit),
    {
      prepare: async (world) => {
        const { brandId } = (await world.asCustomer()).customer;
        return (by) =>
          ['999000000', '100001'].map(
            (limit) => () =>
              by.call(grantCompanyCredit, { params: { brandId }, body: { limit, creditDays: 30 } }),
          );
      },
    },
  ],
  [
    nameOf(addSellerBank),
    {
      role: 'owner',
      prepare: async (world) => {
        const [seller] = await (await world.asStaff('owner')).call(listSellers, {});
        const params = { sellerId: seller?.sellerId ?? '' };
        const body = {
          currency: 'INR',
          bankName: 'Another Bank',
          holder: 'Somebody Else',
          account: '998877665544',
          code: 'LOOM0000099',
        } as const;
        const add = (by: StaffVisitor) => () => by.call(addSellerBank, { params, body });
        return (by) => [add(by), () => staffStepUp(world, by), add(by)];
      },
    },
  ],
  [
    nameOf(payMillInvoice),
    {
      prepare: async (world) => {
        const { purchase } = await aBoughtOrder(world);
        const { invoices } = await (await world.asStaff('accounts')).call(addMillInvoice, {
          params: { purchaseId: purchase.purchaseId },
          body: invoiceBody(world, { taxable: '200000', gst: '10000', total: '210000' }),
        });
        const { invoiceId = '', invoicedOn: paidOn = '' } = invoices[0] ?? {};
        const pay = (by: StaffVisitor, amount: string, utr: string) => () =>
          by.call(payMillInvoice, { params: { invoiceId }, body: { amount, paidOn, utr } });
        return (by) => [pay(by, '150000', 'AXIS26110000001'), pay(by, '100000.01', 'AXIS26110000002')];
      },
    },
  ],
  priceRow(tables.addTaxRate, { hsnPrefix: '5210', effectiveFrom: '2027-01-01', basisPoints: 1 }),
  priceRow(tables.addFreightZone, { pincodePrefix: '57', effectiveFrom: '2027-01-01', zone: 'south' }),
  priceRow(tables.addFreightRate, {
    fromZone: 'west',
    toZone: 'south',
    upToKilograms: 500,
    effectiveFrom: '2027-01-01',
    perKilogram: '0.01',
    atLeast: '0.01',
    transitDays: null,
  }),
  priceRow(tables.addPort, {
    port: 'Bremen',
    country: 'DE',
    effectiveFrom: '2027-01-01',
    isServed: true,
    perKilogram: '0.01',
    atLeast: '0.01',
    transitDays: null,
  }),
  priceRow(tables.addExchangeRate, { from: 'USD', to: 'INR', effectiveFrom: '2027-01-01', rate: '1' }),
  priceRow(tables.addWriteOffLimit, {
    currency: 'INR',
    effectiveFrom: '2027-01-01',
    smallRest: '99999.00',
    bankCharges: '99999.00',
  }),
]);
