import * as options from '#contract/staff/material-options.ts';
import * as contract from '#contract/staff/qualities.ts';
import type { HistoryActor } from '#server/db/history.ts';
import type { StaffActor } from '#server/http/actor.ts';
import type { Register } from '#server/http/register-endpoint.ts';
import type { Services } from '#server/services.ts';
import { listOptionsForStaff, switchOption } from './options/switch-option.ts';
import { addLot, countLot } from './staff/change-lots.ts';
import { publishRates } from './staff/publish-rates.ts';
import { addQualityByStaff, changeQuality } from './staff/save-quality.ts';
import { listForStaff, listRates, viewQuality } from './staff/view-qualities.ts';

export function catalogueStaffRoutes(register: Register, services: Services): void {
  register(options.listMaterialOptionsForStaff, () => listOptionsForStaff(services.db));
  register(options.switchMaterialOption, ({ params, body }, { actor, transact }) =>
    transact((tx) => switchOption(services, tx, actor, { ...params, ...body })),
  );
  register(contract.listQualitiesForStaff, ({ query }) => listForStaff(services, services.db, query));
  register(contract.readQualityForStaff, ({ params }) => viewQuality(services, services.db, params.fabId));
  register(contract.addQuality, ({ body }, { actor, transact }) =>
    transact(async (tx) =>
      viewQuality(services, tx, await addQualityByStaff(services, tx, inHistory(actor), body)),
    ),
  );
  register(contract.changeQuality, ({ params: { fabId }, body }, { actor, transact }) =>
    transact(async (tx) => {
      await changeQuality(services, tx, inHistory(actor), { ...body, fabId });
      return viewQuality(services, tx, fabId);
    }),
  );
  register(contract.publishRates, ({ body: { rates } }, { actor, transact }) =>
    transact((tx) => publishRates(services, tx, inHistory(actor), rates)),
  );
  register(contract.listRatesForStaff, ({ params, query }) =>
    listRates(services, services.db, { ...params, ...query }),
  );
  register(contract.addLot, ({ params, body }, { actor, transact }) =>
    transact((tx) => addLot(services, tx, inHistory(actor), { ...params, ...body })),
  );
  register(contract.countLot, ({ params, body }, { actor, transact }) =>
    transact((tx) => countLot(services, tx, inHistory(actor), { ...params, ...body })),
  );
}

function inHistory({ staffId, sessionId }: StaffActor): HistoryActor {
  return { kind: 'staff', id: staffId, sessionId };
}
