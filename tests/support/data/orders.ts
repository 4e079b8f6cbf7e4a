/** Buyers with addresses and tax numbers, cloth with a price, and the tables behind prices; tests change what they are about. */
import { addAddress } from '#contract/customer/addresses.ts';
import { type Order, placeProvisionalOrder } from '#contract/customer/orders.ts';
import { approveQuote } from '#contract/customer/quotes.ts';
import { addGstNumber } from '#contract/customer/tax-numbers.ts';
import type { CallInput } from '#contract/endpoint.ts';
import type { OrderKind } from '#domain/orders/order-kind.ts';
import { POPLIN } from '#domain/requests/wizard/poplin-draft.fixture.ts';
import type { RequestDraft } from '#domain/requests/wizard/request-draft.ts';
import type { LengthUnit } from '#domain/shared/length.ts';
import { MARKET_RULES, type Market } from '#domain/shared/market.ts';
import { type Currency, money } from '#domain/shared/money.ts';
import {
  addQuality,
  addQualityRate,
  addStockLot,
  type NewQuality,
} from '#server/capabilities/catalogue/add-quality.ts';
import { addPriceRow } from '#server/capabilities/orders/tables/save-price-row.ts';
import { grantCredit } from '#server/capabilities/preferences/grant-credit.ts';
import type { CustomerVisitor, StaffVisitor, World } from '#tests/support/server/world.ts';
import { ADDRESS_OF } from './addresses.ts';
import { someGstin } from './gst-numbers.ts';
import { aQuotedRequest, aSeller, aSupplier, type QuoteBody } from './quotes.ts';
import type { RequestBody } from './requests.ts';
import { stepUp } from './step-up.ts';

export type Terms = CallInput<typeof placeProvisionalOrder>['body'];

/** Long before any test begins. */
const FROM = '2026-01-01';

/** The seller sits in Maharashtra; Delhi is served, the north-east is not. */
export async function aPricedWorld(world: World): Promise<void> {
  const { services } = world;
  const by = { kind: 'system' } as const;
  await aSeller(world);
  await services.db.transaction(async (tx) => {
    for (const [pincodePrefix, zone] of [
      ['11', 'north'],
      ['20', 'north'],
      ['39', 'west'],
      ['40', 'west'],
      ['42', 'west'],
      ['56', 'south'],
    ] as const) {
      const row = { pincodePrefix, effectiveFrom: FROM, zone };
      await addPriceRow(services, tx, { table: 'freight_zones', row, by });
    }
    for (const [toZone, perKilogram] of [
      ['delhi-ncr', '9'],
      ['north', '11'],
      ['west', '6'],
      ['south', '12.50'],
    ] as const) {
      for (const upToKilograms of [500, 20_000]) {
        const row = {
          fromZone: 'west',
          toZone,
          upToKilograms,
          effectiveFrom: FROM,
          perKilogram: upToKilograms === 500 ? perKilogram : '5',
          atLeast: '750',
          transitDays: toZone === 'west' ? 2 : 3,
        };
        await addPriceRow(services, tx, { table: 'freight_rates', row, by });
      }
    }
    const hamburg = {
      port: 'Hamburg',
      country: 'DE',
      effectiveFrom: FROM,
      isServed: true,
      transitDays: null,
    };
    await addPriceRow(services, tx, {
      table: 'ports',
      row: { ...hamburg, perKilogram: '0.42', atLeast: '180' },
      by,
    });
    await addPriceRow(services, tx, {
      table: 'ports',
      row: { ...hamburg, port: 'Chattogram', country: 'BD', perKilogram: null, atLeast: null },
      by,
    });
    await addPriceRow(services, tx, {
      table: 'loading_ports',
      row: { port: 'Nhava Sheva', city: 'Uran', pincode: '400707', effectiveFrom: FROM, isUsed: true },
      by,
    });
    await addPriceRow(services, tx, {
      table: 'exchange_rates',
      row: { from: 'USD', to: 'INR', effectiveFrom: FROM, rate: '90' },
      by,
    });
    await addPriceRow(services, tx, {
      table: 'customs_rates',
      row: { currency: 'USD', effectiveFrom: FROM, rate: '88.45' },
      by,
    });
  });
}

export type OrderingBuyer = CustomerVisitor & {
  market: Market;
  addressId: string;
  /** Only in India. */
  gstId: string | null;
};

const DELHI = {
  ...ADDRESS_OF.IN,
  line1: '12 Weaver Street',
  city: 'New Delhi',
  district: 'Central Delhi',
  stateCode: '07',
  pincode: '110001',
};

export type Place = { city?: string; district?: string; stateCode: string; pincode: string };

export async function anOrderingBuyer(
  world: World,
  market: Market = 'IN',
  place: Place = DELHI,
): Promise<OrderingBuyer> {
  const visitor = await world.asCustomer({ market });
  const body = market === 'IN' ? { ...DELHI, ...place } : ADDRESS_OF[market];
  const { addressId } = await visitor.call(addAddress, { body });
  const gstId = market === 'IN' ? await aGstNumber(world, visitor, place.stateCode) : null;
  return { ...visitor, market, addressId, gstId };
}

/** A company the marketplace knows well enough to let it hold many orders at once; what it may owe buys nothing. */
export async function aKnownBuyer(world: World, market: Market = 'IN'): Promise<OrderingBuyer> {
  const buyer = await anOrderingBuyer(world, market);
  const limit = money(1n, MARKET_RULES[market].currency);
  const { brandId } = buyer.customer;
  await world.services.db.transaction((tx) =>
    grantCredit(world.services, tx, { brandId, creditDays: 0, limit, by: { kind: 'system' } }),
  );
  return buyer;
}

export async function aGstNumber(world: World, visitor: CustomerVisitor, state: string): Promise<string> {
  await stepUp(world, visitor);
  const { gstId } = await visitor.call(addGstNumber, { body: { gstin: someGstin({ state }) } });
  // The notice of the change would lie before the next code.
  await world.messages.next(visitor.customer.address);
  return gstId;
}

/** The same buyer on another day: the token of the first one has ended. */
export async function signedInAgain(world: World, buyer: OrderingBuyer): Promise<OrderingBuyer> {
  return { ...buyer, ...(await world.signIn(buyer.customer)) };
}

/** Terms that any buyer of this kind could place. */
export function termsFor(
  { market, addressId, gstId }: OrderingBuyer,
  what: Pick<Terms, 'fabId' | 'quantity'> & Partial<Terms>,
): Terms {
  return {
    billingAddressId: addressId,
    shippingAddressId: addressId,
    gstId,
    deliveryTerm: market === 'IN' ? 'landed' : 'x_factory',
    creditDays: 0,
    ...what,
  };
}

/** ₹ 104.50 for 3,000 m of three colours to Delhi, freight 6,000, 20 % advance. */
export async function anApprovedQuote(
  buyer: CustomerVisitor,
  staff: StaffVisitor,
  change: { request?: RequestBody; quote?: Partial<QuoteBody> } = {},
): Promise<{ fabId: string; quoteId: string }> {
  const { fabId, quoteId } = await aQuotedRequest(buyer, staff, {
    ...change,
    quote: { creditDays: 0, ...change.quote },
  });
  await buyer.call(approveQuote, { params: { quoteId }, body: { version: 1 } });
  return { fabId, quoteId };
}

export function place(buyer: OrderingBuyer, terms: Terms): Promise<Order> {
  return buyer.call(placeProvisionalOrder, { body: terms });
}

/** An order for the quoted 3,000 m. */
export async function aProvisionalOrder(
  buyer: OrderingBuyer,
  staff: StaffVisitor,
  change: Partial<Terms> = {},
): Promise<Order> {
  const quoted = await anApprovedQuote(buyer, staff);
  return place(buyer, termsFor(buyer, { ...quoted, quantity: '3000', ...change }));
}

/** The shortest way to an order: collected at the mill, and without tax credit. */
export async function aStockOrder(owner: CustomerVisitor, world: World): Promise<Order> {
  await aSeller(world);
  const { fabId } = await aQuality(world);
  const { addressId } = await owner.call(addAddress, { body: DELHI });
  const buyer = { ...owner, market: 'IN', addressId, gstId: null } as const;
  const change = { deliveryTerm: 'self_pickup', withoutTaxCredit: true };
  return place(buyer, termsFor(buyer, { fabId, quantity: '500', ...change }));
}

export type SomeQuality = Partial<Omit<NewQuality, 'kind'>> & {
  kind?: OrderKind;
  rates?: readonly { minor: bigint; currency: Currency; unit: LengthUnit }[];
  /** Metres by colour. */
  lots?: readonly { colour: string | null; metres: number }[];
};

const ONE_COLOUR: RequestDraft = { ...POPLIN, numberOfColors: 1, color: 'Navy' };
const METRE = 1000n;

/** A navy poplin at ₹ 94.00 per metre and $ 0.97 per yard; stock lies in lots. */
export async function aQuality(
  world: World,
  { kind = 'stock', rates, lots = [{ colour: 'Navy', metres: 10_000 }], ...change }: SomeQuality = {},
): Promise<{ fabId: string; lotIds: string[] }> {
  const { services } = world;
  const supplierId = change.supplierId ?? (await aSupplier(world));
  return services.db.transaction(async (tx) => {
    const fabId = await addQuality(
      services,
      tx,
      {
        specification: ONE_COLOUR,
        minimum: 500n * METRE,
        minimumPerColour: null,
        step: 50n * METRE,
        maximum: null,
        leadDays: 7,
        tolerancePercent: 3,
        badges: ['assured'],
        isLive: kind === 'made_to_order',
        isTopSelling: false,
        ...change,
        supplierId,
        kind,
      },
      { kind: 'system' },
    );
    const usual = [
      { minor: 9400n, currency: 'INR', unit: 'metre' },
      { minor: 97n, currency: 'USD', unit: 'yard' },
    ] as const;
    for (const { minor, currency, unit } of rates ?? usual) {
      const rate = { price: money(minor, currency), unit };
      await addQualityRate(tx, { fabId, rate, from: services.clock.now() });
    }
    const lotIds: string[] = [];
    for (const { colour, metres } of kind === 'made_to_order' ? [] : lots) {
      const lot = { fabId, colour, metres: BigInt(metres) * METRE, isAsIs: false };
      lotIds.push(await addStockLot(services, tx, lot));
    }
    return { fabId, lotIds };
  });
}

/** Whole metres that nobody holds. */
export async function freeMetres({ services }: World, lotId: string): Promise<number> {
  const { free_thousandths } = await services.db.unscoped
    .selectFrom('stock_lots')
    .select('free_thousandths')
    .where('lot_id', '=', lotId)
    .executeTakeFirstOrThrow();
  return Number(free_thousandths) / 1000;
}
