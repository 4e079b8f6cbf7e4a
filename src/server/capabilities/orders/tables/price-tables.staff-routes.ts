import * as contract from '#contract/staff/orders.ts';
import type { Register } from '#server/http/register-endpoint.ts';
import type { Services } from '#server/services.ts';
import { addPriceRow, readPriceRows } from './save-price-row.ts';

export function priceTableStaffRoutes(register: Register, services: Services): void {
  readingTables(register, services);
  addingRows(register, services);
}

function readingTables(register: Register, { db }: Services): void {
  register(contract.readTaxRates, ({ query }) => readPriceRows(db, 'tax_rates', query));
  register(contract.readFreightZones, ({ query }) => readPriceRows(db, 'freight_zones', query));
  register(contract.readFreightRates, ({ query }) => readPriceRows(db, 'freight_rates', query));
  register(contract.readPorts, ({ query }) => readPriceRows(db, 'ports', query));
  register(contract.readLoadingPorts, ({ query }) => readPriceRows(db, 'loading_ports', query));
  register(contract.readExchangeRates, ({ query }) => readPriceRows(db, 'exchange_rates', query));
  register(contract.readCustomsRates, ({ query }) => readPriceRows(db, 'customs_rates', query));
  register(contract.readHolidays, ({ query }) => readPriceRows(db, 'holidays', query));
  register(contract.readBankDaysOff, ({ query }) => readPriceRows(db, 'bank_days_off', query));
  register(contract.readWorkingDaysOff, ({ query }) => readPriceRows(db, 'working_days_off', query));
  register(contract.readMillClosures, ({ query }) => readPriceRows(db, 'mill_closures', query));
  register(contract.readWriteOffLimits, ({ query }) => readPriceRows(db, 'write_off_limits', query));
}

function addingRows(register: Register, services: Services): void {
  register(contract.addTaxRate, ({ body: row }, { actor: by, transact }) =>
    transact((tx) => addPriceRow(services, tx, { table: 'tax_rates', row, by })),
  );
  register(contract.addFreightZone, ({ body: row }, { actor: by, transact }) =>
    transact((tx) => addPriceRow(services, tx, { table: 'freight_zones', row, by })),
  );
  register(contract.addFreightRate, ({ body: row }, { actor: by, transact }) =>
    transact((tx) => addPriceRow(services, tx, { table: 'freight_rates', row, by })),
  );
  register(contract.addPort, ({ body: row }, { actor: by, transact }) =>
    transact((tx) => addPriceRow(services, tx, { table: 'ports', row, by })),
  );
  register(contract.addLoadingPort, ({ body: row }, { actor: by, transact }) =>
    transact((tx) => addPriceRow(services, tx, { table: 'loading_ports', row, by })),
  );
  register(contract.addExchangeRate, ({ body: row }, { actor: by, transact }) =>
    transact((tx) => addPriceRow(services, tx, { table: 'exchange_rates', row, by })),
  );
  register(contract.addHoliday, ({ body: row }, { actor: by, transact }) =>
    transact((tx) => addPriceRow(services, tx, { table: 'holidays', row, by })),
  );
  register(contract.addBankDaysOff, ({ body: row }, { actor: by, transact }) =>
    transact((tx) => addPriceRow(services, tx, { table: 'bank_days_off', row, by })),
  );
  register(contract.addCustomsRate, ({ body: row }, { actor: by, transact }) =>
    transact((tx) => addPriceRow(services, tx, { table: 'customs_rates', row, by })),
  );
  register(contract.addWriteOffLimit, ({ body: row }, { actor: by, transact }) =>
    transact((tx) => addPriceRow(services, tx, { table: 'write_off_limits', row, by })),
  );
  register(contract.addWorkingDaysOff, ({ body: row }, { actor: by, transact }) =>
    transact((tx) => addPriceRow(services, tx, { table: 'working_days_off', row, by })),
  );
  register(contract.addMillClosure, ({ body: row }, { actor: by, transact }) =>
    transact((tx) => addPriceRow(services, tx, { table: 'mill_closures', row, by })),
  );
}
