/** The tables behind prices: a row begins on its day and is never changed. */
import * as z from 'zod/mini';
import { defineEndpoint } from '#contract/endpoint.ts';
import { text } from '#contract/fields.ts';
import { dayInput, listOf, paging } from '#contract/record-fields.ts';
import type { StaffRole } from '#domain/account/staff-role.ts';
import { MARKETS } from '#domain/shared/market.ts';
import { CURRENCIES } from '#domain/shared/money.ts';

const PERCENT_HELP = 'Enter a percentage with at most two decimals, such as 5 or 2.5.';
const zone = text(40, 'Enter the zone.').check(
  z.regex(/^[a-z0-9-]+$/, 'Use small letters, digits and dashes.'),
);
/** Exact, so it travels as text. */
const amount = z
  .string('Enter an amount.')
  .check(z.regex(/^\d{1,9}(\.\d{1,2})?$/, 'Use digits and at most 2 decimals.'));
const currency = z.enum(CURRENCIES, 'Choose a currency.');

const taxRate = z.strictObject({
  hsnPrefix: z.string().check(z.regex(/^\d{2,8}$/, 'Enter 2 to 8 digits.')),
  effectiveFrom: dayInput,
  /** 500 is 5 percent. */
  /** In hundredths of a percent. */
  basisPoints: z
    .int(PERCENT_HELP)
    .check(z.minimum(0, PERCENT_HELP), z.maximum(10_000, 'A tax rate is at most 100%.')),
});

const freightZone = z.strictObject({
  pincodePrefix: z.string().check(z.regex(/^[1-9]\d{1,5}$/, 'Enter 2 to 6 digits.')),
  effectiveFrom: dayInput,
  /** Null ends the service. */
  zone: z.nullable(zone),
});

/** From the mill to the buyer; null: nobody has said. */
const transitDays = z.nullable(z.int('Enter whole days.').check(z.minimum(1), z.maximum(120)));

const freightRate = z.strictObject({
  fromZone: zone,
  toZone: zone,
  upToKilograms: z.int('Enter whole kilograms.').check(z.minimum(1), z.maximum(1_000_000)),
  effectiveFrom: dayInput,
  /** In rupees, like the least that a trip costs. */
  perKilogram: amount,
  atLeast: amount,
  transitDays,
});

const port = z.strictObject({
  port: text(80, 'Enter the port.'),
  country: z.string().check(z.regex(/^[A-Z]{2}$/, 'Enter two capital letters.')),
  effectiveFrom: dayInput,
  isServed: z.boolean('Choose whether the port is served.'),
  /** In dollars; null: freight is quoted case by case. */
  perKilogram: z.nullable(amount),
  atLeast: z.nullable(amount),
  transitDays,
});

const loadingPort = z.strictObject({
  port: text(80, 'Enter the port.'),
  city: text(80, 'Enter the city.'),
  pincode: z.string().check(z.regex(/^[1-9][0-9]{5}$/, 'Enter the 6 digits of its PIN code.')),
  effectiveFrom: dayInput,
  /** False: no goods go on board here from this day on. */
  isUsed: z.boolean('Choose whether the port is used.'),
});

const exchangeRate = z.strictObject({
  from: currency,
  to: currency,
  effectiveFrom: dayInput,
  rate: z
    .string('Enter a rate.')
    .check(z.regex(/^\d{1,7}(\.\d{1,6})?$/, 'Use digits and at most 6 decimals.')),
});

/** Notified by customs; prices do not follow it. */
const customsRate = z.strictObject({
  currency: z.enum(['USD'], 'Choose a currency.'),
  effectiveFrom: dayInput,
  rate: exchangeRate.shape.rate,
});

const holiday = z.strictObject({
  market: z.enum(MARKETS, 'Choose a market.'),
  day: dayInput,
  name: text(80, 'Enter the name of the holiday.'),
});

const bankDaysOff = z.strictObject({
  market: z.enum(MARKETS, 'Choose a market.'),
  effectiveFrom: dayInput,
  /** 0 is Sunday; at least one day is left to work. */
  weekdays: z.array(z.int().check(z.minimum(0), z.maximum(6))).check(z.maxLength(6)),
});

/** Mills and offices, not banks. */
const workingDaysOff = z.strictObject(bankDaysOff.shape);

const millClosure = z.strictObject({
  market: z.enum(MARKETS, 'Choose a market.'),
  fromDay: dayInput,
  /** At most a month later. */
  toDay: dayInput,
  name: text(80, 'Enter the name of the closure.'),
});

/** Rests up to these are given up: of any payment, and where banks took their charges on the way. */
const writeOffLimit = z.strictObject({
  currency,
  effectiveFrom: dayInput,
  smallRest: amount,
  bankCharges: amount,
});

function tableToRead<Row extends z.ZodMiniObject, const Name extends string>(name: Name, row: Row) {
  return defineEndpoint({
    method: 'GET',
    path: `/apidesk/tables/${name}/`,
    access: 'staff',
    summary: `Rows of the table ${name}, those that begin last first`,
    query: z.strictObject(paging),
    reply: listOf(row),
  });
}

const ACCOUNTS: readonly StaffRole[] = ['accounts', 'owner'];
/** Its rows wait for a second person. */
const SETS_PRICES = { money: 'price_row' } as const;
const PRODUCTION: readonly StaffRole[] = ['production', 'owner'];

function rowToAdd<Row extends z.ZodMiniObject, const Name extends string>(
  name: Name,
  row: Row,
  { roles = ACCOUNTS, money }: { roles?: readonly StaffRole[]; money?: 'price_row' } = {},
) {
  return defineEndpoint({
    method: 'POST',
    path: `/apidesk/tables/${name}/`,
    access: 'staff',
    roles,
    idempotent: true,
    summary: `Add a row to the table ${name} with the day it begins; rows are never changed`,
    ...(money ? { money } : {}),
    body: row,
    reply: z.object({ row, isWaiting: z.boolean() }),
  });
}

export const readTaxRates = tableToRead('tax-rates', taxRate);
export const addTaxRate = rowToAdd('tax-rates', taxRate, SETS_PRICES);
export const readFreightZones = tableToRead('freight-zones', freightZone);
export const addFreightZone = rowToAdd('freight-zones', freightZone, SETS_PRICES);
export const readFreightRates = tableToRead('freight-rates', freightRate);
export const addFreightRate = rowToAdd('freight-rates', freightRate, SETS_PRICES);
export const readPorts = tableToRead('ports', port);
export const addPort = rowToAdd('ports', port, SETS_PRICES);
export const readLoadingPorts = tableToRead('loading-ports', loadingPort);
export const addLoadingPort = rowToAdd('loading-ports', loadingPort);
export const readExchangeRates = tableToRead('exchange-rates', exchangeRate);
export const addExchangeRate = rowToAdd('exchange-rates', exchangeRate, SETS_PRICES);
export const readCustomsRates = tableToRead('customs-rates', customsRate);
export const addCustomsRate = rowToAdd('customs-rates', customsRate);
export const readHolidays = tableToRead('holidays', holiday);
export const addHoliday = rowToAdd('holidays', holiday);
export const readWriteOffLimits = tableToRead('write-off-limits', writeOffLimit);
export const addWriteOffLimit = rowToAdd('write-off-limits', writeOffLimit, SETS_PRICES);
export const readBankDaysOff = tableToRead('bank-days-off', bankDaysOff);
export const addBankDaysOff = rowToAdd('bank-days-off', bankDaysOff);
export const readWorkingDaysOff = tableToRead('working-days-off', workingDaysOff);
export const addWorkingDaysOff = rowToAdd('working-days-off', workingDaysOff, { roles: PRODUCTION });
export const readMillClosures = tableToRead('mill-closures', millClosure);
export const addMillClosure = rowToAdd('mill-closures', millClosure, { roles: PRODUCTION });
