/** The tables behind prices and calendars: what their rows hold, and how one is added. */
import type { CallInput, Endpoint } from '#contract/endpoint.ts';
import * as contract from '#contract/staff/orders.ts';
import { call } from '#desk/platform/api.ts';
import type { PageOf, ReadPage } from '#desk/widgets/table/use-pages.ts';
import { MARKETS } from '#domain/shared/market.ts';
import { CURRENCIES } from '#domain/shared/money.ts';
import type { tablesTexts } from './tables.texts.ts';

export type TableRow = Readonly<Record<string, unknown>>;
export type TableName = keyof typeof tablesTexts.tables;
type FieldName = keyof typeof tablesTexts.fields;

export type TableField = {
  name: FieldName;
  /** `percent`: typed as 5 or 2.5, sent in hundredths of a percent. */
  kind: 'text' | 'number' | 'percent' | 'day' | 'yes-no' | 'choice' | 'weekdays';
  options?: readonly string[];
  /** Empty means none. */
  isOptional?: boolean;
};

export type PriceTable = {
  fields: readonly TableField[];
  read: ReadPage<TableRow>;
  send: (row: TableRow, idempotencyKey: string) => Promise<{ isWaiting: boolean }>;
  /** Who may add a row. */
  adds: Pick<Endpoint, 'access' | 'roles'>;
};

function priceTable(read: Endpoint, add: Endpoint, fields: readonly TableField[]): PriceTable {
  return {
    fields,
    adds: add,
    read: async (page, signal) =>
      (await call(
        read,
        { query: page } as CallInput<Endpoint>,
        signal ? { signal } : {},
      )) as PageOf<TableRow>,
    send: async (row, idempotencyKey) =>
      (await call(add, { body: row } as CallInput<Endpoint>, { idempotencyKey })) as { isWaiting: boolean },
  };
}

const text = (name: FieldName, isOptional = false): TableField => ({ name, kind: 'text', isOptional });
const number = (name: FieldName, isOptional = false): TableField => ({ name, kind: 'number', isOptional });
const day = (name: FieldName): TableField => ({ name, kind: 'day' });
const yesNo = (name: FieldName): TableField => ({ name, kind: 'yes-no' });
const choice = (name: FieldName, options: readonly string[]): TableField => ({
  name,
  kind: 'choice',
  options,
});

const FROM = day('effectiveFrom');
const MARKET = choice('market', MARKETS);
const DAYS_OFF: readonly TableField[] = [MARKET, FROM, { name: 'weekdays', kind: 'weekdays' }];

export const PRICE_TABLES: Readonly<Record<TableName, PriceTable>> = {
  'tax-rates': priceTable(contract.readTaxRates, contract.addTaxRate, [
    text('hsnPrefix'),
    FROM,
    { name: 'basisPoints', kind: 'percent' },
  ]),
  'freight-zones': priceTable(contract.readFreightZones, contract.addFreightZone, [
    text('pincodePrefix'),
    FROM,
    text('zone', true),
  ]),
  'freight-rates': priceTable(contract.readFreightRates, contract.addFreightRate, [
    text('fromZone'),
    text('toZone'),
    number('upToKilograms'),
    FROM,
    text('perKilogram'),
    text('atLeast'),
    number('transitDays', true),
  ]),
  ports: priceTable(contract.readPorts, contract.addPort, [
    text('port'),
    text('country'),
    FROM,
    yesNo('isServed'),
    text('perKilogram', true),
    text('atLeast', true),
    number('transitDays', true),
  ]),
  'loading-ports': priceTable(contract.readLoadingPorts, contract.addLoadingPort, [
    text('port'),
    text('city'),
    text('pincode'),
    FROM,
    yesNo('isUsed'),
  ]),
  'exchange-rates': priceTable(contract.readExchangeRates, contract.addExchangeRate, [
    choice('from', CURRENCIES),
    choice('to', CURRENCIES),
    FROM,
    text('rate'),
  ]),
  'customs-rates': priceTable(contract.readCustomsRates, contract.addCustomsRate, [
    choice('currency', ['USD']),
    FROM,
    text('rate'),
  ]),
  holidays: priceTable(contract.readHolidays, contract.addHoliday, [MARKET, day('day'), text('name')]),
  'bank-days-off': priceTable(contract.readBankDaysOff, contract.addBankDaysOff, DAYS_OFF),
  'working-days-off': priceTable(contract.readWorkingDaysOff, contract.addWorkingDaysOff, DAYS_OFF),
  'mill-closures': priceTable(contract.readMillClosures, contract.addMillClosure, [
    MARKET,
    day('fromDay'),
    day('toDay'),
    text('name'),
  ]),
  'write-off-limits': priceTable(contract.readWriteOffLimits, contract.addWriteOffLimit, [
    choice('currency', CURRENCIES),
    FROM,
    text('smallRest'),
    text('bankCharges'),
  ]),
};
