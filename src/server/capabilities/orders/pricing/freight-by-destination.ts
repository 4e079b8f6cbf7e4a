/** What our own tables say a way costs: to a door in India, to a port abroad, or to the port where goods go on board. */
import { gramsOf } from '#domain/orders/freight/cloth-weight.ts';
import { freightZone } from '#domain/orders/freight/freight-zone.ts';
import { type Carriage, carriageOf } from '#domain/orders/freight/logistic-cost.ts';
import { convertMoney } from '#domain/orders/totals/exchange-rate.ts';
import type { CalendarDay } from '#domain/shared/calendar.ts';
import { rowInForce } from '#domain/shared/effective-row.ts';
import type { Length } from '#domain/shared/length.ts';
import { compareMoney, type Money, money } from '#domain/shared/money.ts';
import { isDelhiNcrPincode, pincodeNear } from '#server/capabilities/look-ups/find-pincode.ts';
import type { Queries } from '#server/db/database.ts';
import { glmOf, type OrderedGoods } from '../goods/ordered-goods.ts';
import { freightRows, loadingPortRows, portRows, zoneRows } from './price-tables.store.ts';

export type Freight = {
  /** Null: not quoted. */
  readonly cost: Money | null;
  /** From the mill to the buyer; null: nobody has said. */
  readonly transitDays: number | null;
  readonly isServed: boolean;
  readonly grams: bigint | null;
  /** Where goods go on board, if the price ends there. */
  readonly loadingPort?: string;
};

const NOT_QUOTED: { readonly cost: null } & Pick<Carriage, 'transitDays'> = { cost: null, transitDays: null };

export type Load = {
  readonly goods: OrderedGoods;
  readonly quantity: Length;
  readonly day: CalendarDay;
};

/** Null while the cloth's weight is not known. */
export function weightOf({ goods, quantity }: Pick<Load, 'goods' | 'quantity'>): bigint | null {
  const glm = glmOf(goods.specification);
  return glm === null ? null : gramsOf(quantity, glm);
}

export async function freightToDoor(db: Queries, load: Load, to: { pincode: string }): Promise<Freight> {
  const { goods, day } = load;
  const { mill } = goods;
  const grams = weightOf(load);
  const from = await pincodeNear(db, mill);
  const rows = await zoneRows(db, [to.pincode, ...(from === null ? [] : [from])]);
  const zoneOf = async (pincode: string) =>
    freightZone(rows, { pincode, isDelhiNcr: await isDelhiNcrPincode(db, pincode) }, day);
  const toZone = await zoneOf(to.pincode);
  if (toZone === null) return { ...NOT_QUOTED, isServed: false, grams };
  const fromZone = from === null ? null : await zoneOf(from);
  if (fromZone === null || grams === null) return { ...NOT_QUOTED, isServed: true, grams };
  const slabs = await freightRows(db, { fromZone, toZone });
  const carriage = carriageOf(slabs, { grams, fromZone, toZone, day });
  return { ...(carriage ?? NOT_QUOTED), isServed: true, grams };
}

/** Every mill's goods leave by the same port, so the way has only an end. */
const ANY_MILL = 'any-mill';

export async function freightToPort(db: Queries, load: Load, port: string | null): Promise<Freight> {
  const { day } = load;
  const grams = weightOf(load);
  // To a door abroad there is no table: only a quote can name it.
  if (port === null) return { ...NOT_QUOTED, isServed: true, grams };
  const row = rowInForce(await portRows(db, port), day);
  if (!row?.isServed) return { ...NOT_QUOTED, isServed: false, grams };
  const { perKilogramMinor, atLeastMinor, transitDays } = row;
  if (perKilogramMinor === null || atLeastMinor === null || grams === null) {
    return { cost: null, transitDays, isServed: true, grams };
  }
  const slab = {
    fromZone: ANY_MILL,
    toZone: row.port,
    upToGrams: null,
    effectiveFrom: row.effectiveFrom,
    perKilogram: money(perKilogramMinor, 'USD'),
    atLeast: money(atLeastMinor, 'USD'),
    transitDays,
  };
  const way = { grams, fromZone: ANY_MILL, toZone: row.port, day };
  return { ...(carriageOf([slab], way) ?? NOT_QUOTED), isServed: true, grams };
}

/** By the port that is cheapest to reach from the mill, in dollars at the rate that the order locks. */
export async function toLoadingPort(db: Queries, load: Load): Promise<Freight> {
  const { goods, day } = load;
  const byPort = Map.groupBy(await loadingPortRows(db), ({ port }) => port);
  const used = [...byPort.values()]
    .flatMap((rows) => rowInForce(rows, day) ?? [])
    .filter((row) => row.isUsed);
  let nearest: Freight = { ...NOT_QUOTED, isServed: true, grams: weightOf(load) };
  for (const { port, pincode } of used) {
    const { cost, grams } = await freightToDoor(db, load, { pincode });
    const dollars = cost && goods.exchangeRate && convertMoney(cost, goods.exchangeRate);
    if (dollars === null || (nearest.cost !== null && compareMoney(dollars, nearest.cost) >= 0)) continue;
    nearest = { cost: dollars, transitDays: null, isServed: true, grams, loadingPort: port };
  }
  return nearest;
}
