/** A buyer of the demo who orders from one lot and pays at the sandbox's checkout, over HTTP as a browser would. */

import { ApiError, type Call, createClient } from '#contract/client.ts';
import { listAddresses } from '#contract/customer/addresses.ts';
import { placeProvisionalOrder } from '#contract/customer/orders.ts';
import { createPaymentOrder, verifyPayment } from '#contract/customer/payments.ts';
import { type Database, openDatabase } from '#server/db/database.ts';
import type { Proof } from './payments.ts';

export type PlacedOrder = { orderId: string; minor: bigint };
export type BegunPayment = { paymentOrderId: string; providerOrderId: string };
export type Checkout = { outcome: string } & Proof;

export type HttpBuyer = {
  lotId: string;
  db: Database;
  /** One name is one order, however often it is asked for. */
  place(url: string, name: string): Promise<PlacedOrder>;
  begin(url: string, name: string, orderId: string): Promise<BegunPayment>;
  checkOut(url: string, payment: BegunPayment, outcome?: 'success' | 'failure'): Promise<Checkout>;
  verify(url: string, proof: Proof): Promise<string>;
  close(): Promise<void>;
};

type WhoBuys = { url: string; token: string; databaseUrl: string };

const METRES = 110_000_000n;
const QUANTITY = '550';

/** `token` is of somebody of the demo who has an address. */
export async function openHttpBuyer({ url, token, databaseUrl }: WhoBuys): Promise<HttpBuyer> {
  const db = openDatabase({ url: databaseUrl, poolSize: 4, onIdleError: () => {} });
  const { fab_id: fabId, lot_id: lotId } = await aFullLot(db);
  const [address] = await clientAt(url, token)(listAddresses, {});
  const addressId = address?.addressId ?? '';
  return {
    lotId,
    db,
    async place(at, name) {
      const body = {
        fabId,
        quantity: QUANTITY,
        billingAddressId: addressId,
        shippingAddressId: addressId,
        deliveryTerm: 'self_pickup',
        withoutTaxCredit: true,
        creditDays: 0,
        poNumber: name,
      };
      const order = await clientAt(at, token)(placeProvisionalOrder, { body }, { idempotencyKey: name });
      return { orderId: order.orderId, minor: BigInt(order.total.minor) };
    },
    async begin(at, name, orderId) {
      const body = { orderId, instalment: 1, method: 'card' } as const;
      const key = { idempotencyKey: `pay-${name}` };
      const begun = await clientAt(at, token)(createPaymentOrder, { body }, key);
      return { paymentOrderId: begun.paymentOrderId, providerOrderId: begun.providerOrderId ?? '' };
    },
    checkOut,
    async verify(at, { providerOrderId, providerPaymentId, signature }) {
      const body = { providerOrderId, providerPaymentId, signature };
      return (await clientAt(at, token)(verifyPayment, { body })).status;
    },
    close: () => db.close(),
  };
}

/** Enough of one cloth for every order of a measurement. */
function aFullLot(db: Database) {
  return db.transaction(async (tx) => {
    const lot = await tx.unscoped
      .selectFrom('stock_lots')
      .innerJoin('qualities', 'qualities.fab_id', 'stock_lots.fab_id')
      .select(['stock_lots.lot_id', 'stock_lots.fab_id'])
      .where('qualities.kind', '=', 'stock')
      .where('colour', 'is', null)
      .orderBy('lot_id')
      .executeTakeFirstOrThrow();
    await tx.unscoped
      .updateTable('stock_lots')
      .set({ free_thousandths: METRES * 1000n })
      .where('lot_id', '=', lot.lot_id)
      .execute();
    return lot;
  });
}

function clientAt(url: string, token: string): Call {
  return createClient(async ({ method, path, body, headers }) => {
    const answer = await fetch(url + path, {
      method,
      headers: {
        ...headers,
        authorization: `Bearer ${token}`,
        'x-forwarded-for': someAddress(),
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    return { status: answer.status, body: await answer.json() };
  });
}

/** Every call from another address: the limit of one is not what is measured here. */
export function someAddress(): string {
  const part = () => Math.floor(Math.random() * 254) + 1;
  return `10.${part()}.${part()}.${part()}`;
}

/** No notices of the sandbox's own: the measurement sends them itself, or nobody does. */
async function checkOut(
  url: string,
  { providerOrderId }: BegunPayment,
  outcome: 'success' | 'failure' = 'success',
): Promise<Checkout> {
  const form = new FormData();
  for (const [name, value] of Object.entries({ method: 'card', outcome, webhooks: 'never' })) {
    form.append(name, value);
  }
  const answer = await fetch(`${url}/sandbox-checkout/${providerOrderId}`, {
    method: 'POST',
    headers: { 'x-forwarded-for': someAddress() },
    body: form,
    redirect: 'manual',
  });
  await answer.arrayBuffer();
  if (answer.status !== 303) throw new ApiError(answer.status, { code: 'unexpected', message: 'checkout' });
  const result = new URLSearchParams(answer.headers.get('location')?.split('#')[1]);
  return {
    outcome: result.get('outcome') ?? '',
    providerOrderId,
    providerPaymentId: result.get('providerPaymentId') ?? '',
    signature: result.get('signature') ?? '',
  };
}
