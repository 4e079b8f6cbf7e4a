/** What the way to the buyer costs: as quoted, or by the tables of zones, slabs and ports. */
import { parseFreightPincode } from '#domain/account/address/pincode.ts';
import type { OrderTerm } from '#domain/orders/delivery-choice.ts';
import { freightBoundByQuote, freightChangeText } from '#domain/orders/freight/quoted-freight.ts';
import { isFreightCharged } from '#domain/quotes/delivery-term.ts';
import type { CalendarDay } from '#domain/shared/calendar.ts';
import { rowInForce } from '#domain/shared/effective-row.ts';
import type { LengthUnit } from '#domain/shared/length.ts';
import { MARKET_RULES, type Market } from '#domain/shared/market.ts';
import { money } from '#domain/shared/money.ts';
import type { Queries } from '#server/db/database.ts';
import type { QuotedFreight } from '../goods/ordered-goods.ts';
import {
  type Freight,
  freightToDoor,
  freightToPort,
  type Load,
  toLoadingPort,
  weightOf,
} from './freight-by-destination.ts';
import { portRows } from './price-tables.store.ts';

/** A door in India; abroad a port, or a door there when the term says so. */
export type Destination =
  | { readonly kind: 'door'; readonly pincode: string; readonly city: string }
  | { readonly kind: 'abroad'; readonly port: string | null; readonly city: string };

export type FoundFreight = Freight & {
  /** Why it is another one than the quote's. */
  readonly note: string | null;
};

export type Consigned = Load & {
  readonly market: Market;
  /** In which the buyer reads, beside the unit of the rate. */
  readonly reader: LengthUnit;
  readonly term: OrderTerm;
  readonly to: Destination;
};

export async function findFreight(db: Queries, consigned: Consigned): Promise<FoundFreight> {
  const freight = await freightFor(db, consigned);
  return { ...freight, transitDays: transitDaysOf(consigned, freight) };
}

/** A mill that quoted for this place knows the way best; the tables know every other. */
function transitDaysOf(consigned: Consigned, { transitDays }: Freight): number | null {
  const { goods, market } = consigned;
  const isQuoted = goods.quotedFreight !== null && goesAsQuoted(goods.quotedFreight, consigned);
  const known = isQuoted ? (goods.transitDays ?? transitDays) : transitDays;
  return known ?? MARKET_RULES[market].usualTransitDays;
}

async function freightFor(db: Queries, consigned: Consigned): Promise<FoundFreight> {
  const { goods, quantity, term, reader } = consigned;
  if (!isFreightCharged(term)) return { ...(await toHandover(db, consigned)), note: null };
  const { quotedFreight } = goods;
  if (quotedFreight?.term !== term) return byTable(db, consigned, null);
  if (!goesAsQuoted(quotedFreight, consigned)) return byTable(db, consigned, NOTE.elsewhere);
  if (quotedFreight.cost === null) return byTable(db, consigned, NOTE.leftOpen);
  const quoted = { quantity: quotedFreight.quantity, cost: quotedFreight.cost };
  const ours = await byTable(db, consigned, null);
  const cost = freightBoundByQuote(quoted, quantity, ours.cost);
  // The place was served when it was quoted.
  return { ...ours, cost, isServed: true, note: freightChangeText(quoted, { quantity, cost }, reader) };
}

const NOTE = {
  elsewhere: 'The quote’s freight was for another place; this is from our freight table.',
  leftOpen: 'The quote did not include freight; this is from our freight table.',
} as const;

async function byTable(db: Queries, consigned: Consigned, note: string | null): Promise<FoundFreight> {
  const { to } = consigned;
  const freight =
    to.kind === 'door' ? await freightToDoor(db, consigned, to) : await freightToPort(db, consigned, to.port);
  return { ...freight, note: freight.cost === null ? null : note };
}

/** The buyer takes over at the mill, or on board: only an FOB quote has the way to the port in its rate. */
async function toHandover(db: Queries, consigned: Consigned): Promise<Freight> {
  const { market, goods, term } = consigned;
  if (term === 'fob' && goods.quotedTerm !== 'fob') return toLoadingPort(db, consigned);
  const cost = money(0n, MARKET_RULES[market].currency);
  return { cost, transitDays: null, isServed: true, grams: weightOf(consigned) };
}

/** The quoted figure is for one place. */
function goesAsQuoted({ deliverTo }: QuotedFreight, { to }: Pick<Consigned, 'to'>): boolean {
  if (to.kind === 'door') {
    const reading = parseFreightPincode(deliverTo);
    return reading.ok && reading.pincode === to.pincode;
  }
  return (to.port ?? to.city).trim().toLowerCase() === deliverTo.trim().toLowerCase();
}

/** Those a buyer may choose today. */
export async function servedPorts(db: Queries, day: CalendarDay): Promise<string[]> {
  const byPort = Map.groupBy(await portRows(db), ({ port }) => port);
  return [...byPort].filter(([, rows]) => rowInForce(rows, day)?.isServed).map(([port]) => port);
}
