import type { quoteLogisticCost as contract } from '#contract/customer/order-prices.ts';
import type { Input, Reply } from '#contract/endpoint.ts';
import { parseFreightPincode } from '#domain/account/address/pincode.ts';
import { PINCODE_NOT_SERVED, PORT_NOT_SERVED } from '#domain/orders/freight/not-served.ts';
import { FREIGHT_NOT_QUOTED } from '#domain/orders/totals/order-totals.ts';
import { accountingDay } from '#domain/shared/accounting-day.ts';
import { divideHalfUp } from '#domain/shared/decimal.ts';
import { convertLength, type Length, parseLength } from '#domain/shared/length.ts';
import { MARKET_RULES } from '#domain/shared/market.ts';
import { money } from '#domain/shared/money.ts';
import { formRefusalFor } from '#domain/shared/problem.ts';
import { formRefusal } from '#domain/shared/refusal.ts';
import { moneyView, rateView } from '#domain/shared/wire-figures.ts';
import { findPincode } from '#server/capabilities/look-ups/find-pincode.ts';
import type { Queries } from '#server/db/database.ts';
import type { Services } from '#server/services.ts';
import { type Buyer, findGoods } from '../goods/find-goods.ts';
import { largestLength } from '../goods/ordered-goods.ts';
import { type Destination, type FoundFreight, findFreight } from './find-freight.ts';

type Requested = Input<typeof contract>['body'];

/** Freight to a PIN code or a port, before anything is ordered. */
export async function quoteLogisticCost(
  { clock }: Pick<Services, 'clock'>,
  db: Queries,
  buyer: Buyer,
  requested: Requested,
): Promise<Reply<typeof contract>> {
  const now = clock.now();
  const goods = await findGoods(db, buyer, requested, now);
  const quantity = readQuantity(requested);
  const to = await readDestination(db, buyer, requested);
  const term = to.kind === 'door' ? 'landed' : 'cnf';
  const freight = await findFreight(db, {
    market: buyer.market,
    reader: quantity.unit,
    goods,
    quantity: convertLength(quantity, goods.rate.unit),
    term,
    to,
    day: accountingDay(now),
  });
  const { cost, isServed, grams } = freight;
  const perUnit = cost && money(divideHalfUp(cost.minor * 1000n, quantity.thousandths), cost.currency);
  return {
    cost: cost && moneyView(cost),
    perUnit: perUnit && rateView({ price: perUnit, unit: quantity.unit }),
    isServed,
    message: messageOf(freight, to),
    weightGrams: grams === null ? null : String(grams),
  };
}

function readQuantity({ quantity: typed, unit }: Requested): Length {
  const reading = parseLength(typed, unit);
  if (!reading.ok) throw formRefusalFor({ quantity: reading.problem });
  const { thousandths } = reading.length;
  if (thousandths > 0n && thousandths <= largestLength(unit).thousandths) return reading.length;
  throw formRefusal({ quantity: 'Enter a quantity above 0 and at most a million.' });
}

async function readDestination(
  db: Queries,
  { market }: Buyer,
  { pincode, port }: Requested,
): Promise<Destination> {
  if (MARKET_RULES[market].deliversTo === 'port') {
    const named = port?.trim() ?? '';
    if (named === '') throw formRefusal({ port: 'Choose the port.' });
    return { kind: 'abroad', port: named, city: named };
  }
  const reading = parseFreightPincode(pincode ?? '');
  if (!reading.ok) throw formRefusalFor({ pincode: reading.problem });
  const place = await findPincode(db, reading.pincode);
  return { kind: 'door', pincode: place.pincode, city: place.city };
}

function messageOf({ cost, isServed, note }: FoundFreight, to: Destination): string | null {
  if (!isServed) return to.kind === 'door' ? PINCODE_NOT_SERVED : PORT_NOT_SERVED;
  return cost === null ? FREIGHT_NOT_QUOTED : note;
}
