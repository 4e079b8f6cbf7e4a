/** What the way to the buyer costs: as quoted, or by the tables of zones, slabs and ports. */
import { parseFreightPincode } from '#domain/account/address/pincode.ts';
import type { OrderTerm } from '#domain/orders/delivery-choice.ts';
import { gramsOf } from '#domain/orders/freight/cloth-weight.ts';
import { freightZone } from '#domain/orders/freight/freight-zone.ts';
import { logisticCost } from '#domain/orders/freight/logistic-cost.ts';
import { isFreightCharged } from '#domain/quotes/delivery-term.ts';
import type { CalendarDay } from '#domain/shared/calendar.ts';
import { rowInForce } from '#domain/shared/effective-row.ts';
import { compareLengths, type Length } from '#domain/shared/length.ts';
import { MARKET_RULES, type Market } from '#domain/shared/market.ts';
import { type Money, money } from '#domain/shared/money.ts';
import { pincodeNear } from '#server/capabilities/look-ups/find-place.ts';
import type { Queries } from '#server/db/database.ts';
import { glmOf, type OrderedGoods, type QuotedFreight } from '../goods/ordered-goods.ts';
import { freightRows, portRows, zoneRows } from './price-tables.store.ts';

/** A door in India; abroad a port, or a door there when the term says so. */
export type Destination =
  | { readonly kind: 'door'; readonly pincode: string; readonly city: string }
  | { readonly kind: 'abroad'; readonly port: string | null; readonly city: string };

export type Freight = {
  /** Null: not quoted. */
  readonly cost: Money | null;
  readonly isServed: boolean;
  readonly grams: bigint | null;
};

export type Consigned = {
  readonly market: Market;
  readonly goods: OrderedGoods;
  readonly quantity: Length;
  readonly term: OrderTerm;
  readonly to: Destination;
  readonly day: CalendarDay;
};

export async function findFreight(db: Queries, consigned: Consigned): Promise<Freight> {
  const { market, goods, quantity, term, to } = consigned;
  const glm = glmOf(goods.specification);
  const grams = glm === null ? null : gramsOf(quantity, glm);
  if (!isFreightCharged(term)) {
    return { cost: money(0n, MARKET_RULES[market].currency), isServed: true, grams };
  }
  const { quotedFreight } = goods;
  if (quotedFreight?.cost && isAsQuoted(quotedFreight, consigned)) {
    return { cost: quotedFreight.cost, isServed: true, grams };
  }
  return to.kind === 'door' ? toDoor(db, consigned, to, grams) : toPort(db, consigned, to.port, grams);
}

/** The quoted figure is for one place, one quantity and one term. */
function isAsQuoted(
  { term: quotedTerm, quantity: asked, deliverTo }: QuotedFreight,
  { term, quantity, to }: Consigned,
): boolean {
  if (term !== quotedTerm || compareLengths(asked, quantity) !== 0) return false;
  if (to.kind === 'door') {
    const reading = parseFreightPincode(deliverTo);
    return reading.ok && reading.pincode === to.pincode;
  }
  return (to.port ?? to.city).trim().toLowerCase() === deliverTo.trim().toLowerCase();
}

async function toDoor(
  db: Queries,
  { goods: { mill }, day }: Consigned,
  to: { pincode: string; city: string },
  grams: bigint | null,
): Promise<Freight> {
  const from = await pincodeNear(db, mill);
  const rows = await zoneRows(db, [to.pincode, ...(from === null ? [] : [from])]);
  const toZone = freightZone(rows, to, day);
  if (toZone === null) return { cost: null, isServed: false, grams };
  const fromZone = from === null ? null : freightZone(rows, { pincode: from, city: mill.city }, day);
  if (fromZone === null || grams === null) return { cost: null, isServed: true, grams };
  const slabs = await freightRows(db, { fromZone, toZone });
  return { cost: logisticCost(slabs, { grams, fromZone, toZone, day }), isServed: true, grams };
}

/** Every mill's goods leave by the same port, so the way has only an end. */
const ANY_MILL = 'any-mill';

async function toPort(
  db: Queries,
  { day }: Consigned,
  port: string | null,
  grams: bigint | null,
): Promise<Freight> {
  // To a door abroad there is no table: only a quote can name it.
  if (port === null) return { cost: null, isServed: true, grams };
  const row = rowInForce(await portRows(db, port), day);
  if (!row?.isServed) return { cost: null, isServed: false, grams };
  const { perKilogramMinor, atLeastMinor } = row;
  if (perKilogramMinor === null || atLeastMinor === null || grams === null) {
    return { cost: null, isServed: true, grams };
  }
  const slab = {
    fromZone: ANY_MILL,
    toZone: row.port,
    upToGrams: null,
    effectiveFrom: row.effectiveFrom,
    perKilogram: money(perKilogramMinor, 'USD'),
    atLeast: money(atLeastMinor, 'USD'),
  };
  const way = { grams, fromZone: ANY_MILL, toZone: row.port, day };
  return { cost: logisticCost([slab], way), isServed: true, grams };
}

/** Those a buyer may choose today. */
export async function servedPorts(db: Queries, day: CalendarDay): Promise<string[]> {
  const byPort = Map.groupBy(await portRows(db), ({ port }) => port);
  return [...byPort].filter(([, rows]) => rowInForce(rows, day)?.isServed).map(([port]) => port);
}
