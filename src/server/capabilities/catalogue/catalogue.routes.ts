import * as materials from '#contract/customer/catalogue.ts';
import * as alerts from '#contract/customer/quality-alerts.ts';
import * as contract from '#contract/customer/ready-qualities.ts';
import { FABRIC_CATEGORY_CODE } from '#domain/catalogue/fabric-category.ts';
import { LIVE_RATES_PAGE_SIZE } from '#domain/catalogue/live-rates.ts';
import type { Market } from '#domain/shared/market.ts';
import { nameOfCode } from '#domain/shared/wire-code.ts';
import type { Register } from '#server/http/register-endpoint.ts';
import type { Services } from '#server/services.ts';
import { addAlert, endAlert } from './alerts/change-alerts.ts';
import { listLiveRates } from './listing/list-live-rates.ts';
import { listQualities, NO_FILTERS } from './listing/list-qualities.ts';
import { readMaterialOptions } from './options/read-material-options.ts';
import { readLiveRate } from './read-live-rate.ts';
import { readRateHistory } from './read-rate-history.ts';

export function catalogueRoutes(register: Register, services: Services): void {
  register(materials.readMaterialOptions, ({ query }) => readMaterialOptions(services.db, query.types));
  register(contract.listLiveRates, ({ query }, { actor: { market } }) =>
    listLiveRates(services, services.db, market, query),
  );
  register(contract.readLiveRate, ({ params: { fabId } }, { actor }) =>
    readLiveRate(services, services.db, actor, fabId),
  );
  register(alerts.addQualityAlert, ({ body }, { actor, transact }) =>
    transact((tx) => addAlert(services, tx, actor, body)),
  );
  register(alerts.removeQualityAlert, ({ query }, { actor, transact }) =>
    transact((tx) => endAlert(tx, actor, query)),
  );
  register(contract.readRateHistory, ({ params: { fabId }, query }, { actor: { market } }) =>
    readRateHistory(services, services.db, { market, fabId, ...query }),
  );
  register(contract.listTopQualities, ({ query }, { actor: { market } }) =>
    ofCategory(services, 'top', market, query),
  );
  register(contract.listInventorySale, ({ query }, { actor: { market } }) =>
    ofCategory(services, 'sale', market, query),
  );
}

async function ofCategory(
  services: Services,
  list: 'top' | 'sale',
  market: Market,
  { catId, pageNumber }: { catId?: number | undefined; pageNumber: number },
) {
  const category = catId === undefined ? null : nameOfCode(FABRIC_CATEGORY_CODE, catId);
  const filters = { ...NO_FILTERS, category };
  const page = { list, market, pageNumber, limit: LIVE_RATES_PAGE_SIZE, filters };
  return { ...(await listQualities(services, services.db, page)), catId: catId ?? null };
}
