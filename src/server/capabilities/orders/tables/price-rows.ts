/** One row of each table as staff type it and as it is stored. */
import type { Insertable } from 'kysely';
import type { Endpoint, Input } from '#contract/endpoint.ts';
import type * as contract from '#contract/staff/orders.ts';
import { exchangeRateText, parseExchangeRate } from '#domain/orders/totals/exchange-rate.ts';
import { addDays } from '#domain/shared/calendar.ts';
import { parseScaled, writeScaled } from '#domain/shared/decimal.ts';
import type { Market } from '#domain/shared/market.ts';
import type { Currency } from '#domain/shared/money.ts';
import { formRefusal } from '#domain/shared/refusal.ts';
import type { PriceRow, PriceTable } from '#server/capabilities/order-records/tables/price-tables.store.ts';
import type { Schema } from '#server/db/database.ts';

export type { PriceTable };

type Typed<E extends Endpoint> = Input<E>['body'];
export type PriceRowInput = {
  tax_rates: Typed<typeof contract.addTaxRate>;
  freight_zones: Typed<typeof contract.addFreightZone>;
  freight_rates: Typed<typeof contract.addFreightRate>;
  ports: Typed<typeof contract.addPort>;
  loading_ports: Typed<typeof contract.addLoadingPort>;
  exchange_rates: Typed<typeof contract.addExchangeRate>;
  customs_rates: Typed<typeof contract.addCustomsRate>;
  holidays: Typed<typeof contract.addHoliday>;
  bank_days_off: Typed<typeof contract.addBankDaysOff>;
  write_off_limits: Typed<typeof contract.addWriteOffLimit>;
  working_days_off: Typed<typeof contract.addWorkingDaysOff>;
  mill_closures: Typed<typeof contract.addMillClosure>;
};

const LONGEST_CLOSURE_DAYS = 30;

type Shape<Table extends PriceTable> = {
  /** The field that a second row for the same day is reported at. */
  readonly dayField: 'effectiveFrom' | 'day' | 'fromDay';
  columns(typed: PriceRowInput[Table]): Insertable<Schema[Table]>;
  view(row: PriceRow<Table>): PriceRowInput[Table];
};

/** Banks and mills rest on days of their own, written in the same way. */
const WEEKLY_DAYS_OFF: Shape<'bank_days_off'> & Shape<'working_days_off'> = {
  dayField: 'effectiveFrom',
  columns: ({ market, effectiveFrom, weekdays }: PriceRowInput['bank_days_off']) => ({
    market,
    effective_from: effectiveFrom,
    weekdays: [...new Set(weekdays)],
  }),
  view: (row: PriceRow<'bank_days_off'>) => ({
    market: row.market as Market,
    effectiveFrom: row.effective_from,
    weekdays: row.weekdays,
  }),
};

export const PRICE_ROW: { readonly [Table in PriceTable]: Shape<Table> } = {
  tax_rates: {
    dayField: 'effectiveFrom',
    columns: ({ hsnPrefix, effectiveFrom, basisPoints }) => ({
      hsn_prefix: hsnPrefix,
      effective_from: effectiveFrom,
      basis_points: basisPoints,
    }),
    view: (row) => ({
      hsnPrefix: row.hsn_prefix,
      effectiveFrom: row.effective_from,
      basisPoints: row.basis_points,
    }),
  },
  freight_zones: {
    dayField: 'effectiveFrom',
    columns: ({ pincodePrefix, effectiveFrom, zone }) => ({
      pincode_prefix: pincodePrefix,
      effective_from: effectiveFrom,
      zone,
    }),
    view: (row) => ({
      pincodePrefix: row.pincode_prefix,
      effectiveFrom: row.effective_from,
      zone: row.zone,
    }),
  },
  freight_rates: {
    dayField: 'effectiveFrom',
    columns: ({ fromZone, toZone, upToKilograms, effectiveFrom, perKilogram, atLeast, transitDays }) => ({
      from_zone: fromZone,
      to_zone: toZone,
      up_to_kg: upToKilograms,
      effective_from: effectiveFrom,
      per_kg_minor: minorOf(perKilogram),
      base_minor: minorOf(atLeast),
      transit_days: transitDays,
    }),
    view: (row) => ({
      fromZone: row.from_zone,
      toZone: row.to_zone,
      upToKilograms: row.up_to_kg,
      effectiveFrom: row.effective_from,
      perKilogram: amountText(row.per_kg_minor),
      atLeast: amountText(row.base_minor),
      transitDays: row.transit_days,
    }),
  },
  ports: {
    dayField: 'effectiveFrom',
    columns: ({ port, country, effectiveFrom, isServed, perKilogram, atLeast, transitDays }) => ({
      port,
      country,
      effective_from: effectiveFrom,
      is_served: isServed,
      per_kg_minor: perKilogram === null ? null : minorOf(perKilogram),
      base_minor: atLeast === null ? null : minorOf(atLeast),
      transit_days: transitDays,
    }),
    view: (row) => ({
      port: row.port,
      country: row.country,
      effectiveFrom: row.effective_from,
      isServed: row.is_served,
      perKilogram: row.per_kg_minor === null ? null : amountText(row.per_kg_minor),
      atLeast: row.base_minor === null ? null : amountText(row.base_minor),
      transitDays: row.transit_days,
    }),
  },
  loading_ports: {
    dayField: 'effectiveFrom',
    columns: ({ effectiveFrom, isUsed, ...port }) => ({
      ...port,
      effective_from: effectiveFrom,
      is_used: isUsed,
    }),
    view: (row) => ({
      port: row.port,
      city: row.city,
      pincode: row.pincode,
      effectiveFrom: row.effective_from,
      isUsed: row.is_used,
    }),
  },
  exchange_rates: {
    dayField: 'effectiveFrom',
    columns: ({ from, to, effectiveFrom, rate }) => {
      if (from === to) throw formRefusal({ to: 'Choose another currency.' });
      assertRate(rate);
      return { from_currency: from, to_currency: to, effective_from: effectiveFrom, rate };
    },
    view: (row) => ({
      from: row.from_currency as Currency,
      to: row.to_currency as Currency,
      effectiveFrom: row.effective_from,
      rate: rateText(row.rate),
    }),
  },
  customs_rates: {
    dayField: 'effectiveFrom',
    columns: ({ currency, effectiveFrom, rate }) => {
      assertRate(rate);
      return { currency, effective_from: effectiveFrom, rate };
    },
    view: (row) => ({ currency: 'USD', effectiveFrom: row.effective_from, rate: rateText(row.rate) }),
  },
  holidays: {
    dayField: 'day',
    columns: ({ market, day, name }) => ({ market, day, name }),
    view: (row) => ({ market: row.market as Market, day: row.day, name: row.name }),
  },
  bank_days_off: WEEKLY_DAYS_OFF,
  working_days_off: WEEKLY_DAYS_OFF,
  mill_closures: {
    dayField: 'fromDay',
    columns: ({ market, fromDay, toDay, name }) => {
      if (toDay < fromDay || toDay > addDays(fromDay, LONGEST_CLOSURE_DAYS)) {
        throw formRefusal({ toDay: 'Choose a day up to 30 days after the first.' });
      }
      return { market, from_day: fromDay, to_day: toDay, name };
    },
    view: (row) => ({
      market: row.market as Market,
      fromDay: row.from_day,
      toDay: row.to_day,
      name: row.name,
    }),
  },
  write_off_limits: {
    dayField: 'effectiveFrom',
    columns: ({ currency, effectiveFrom, smallRest, bankCharges }) => ({
      currency,
      effective_from: effectiveFrom,
      small_rest_minor: minorOf(smallRest),
      bank_charges_minor: minorOf(bankCharges),
    }),
    view: (row) => ({
      currency: row.currency as Currency,
      effectiveFrom: row.effective_from,
      smallRest: amountText(row.small_rest_minor),
      bankCharges: amountText(row.bank_charges_minor),
    }),
  },
};

function assertRate(rate: string): void {
  if (!parseExchangeRate(rate)) throw formRefusal({ rate: 'Enter a rate above 0.' });
}

function rateText(stored: string): string {
  return exchangeRateText(parseExchangeRate(stored) ?? 0n);
}

function minorOf(amount: string): bigint {
  const minor = parseScaled(amount, 2);
  if (minor === null) throw new RangeError('the contract lets only amounts through');
  return minor;
}

function amountText(minor: bigint): string {
  return writeScaled(minor, 2, 'western', 'all').replaceAll(',', '');
}
