import * as contract from '#contract/customer/swatches.ts';
import * as staff from '#contract/staff/swatches.ts';
import type { Register } from '#server/http/register-endpoint.ts';
import type { Services } from '#server/services.ts';
import { listSwatches, listSwatchesForStaff } from './list-swatches.ts';
import { cancelSwatch, refuseSwatch, sendSwatch } from './move-swatch.ts';
import { requestSwatch } from './request-swatch.ts';
import { recordSwatchPayment } from './return-charges.ts';

export function swatchRoutes(register: Register, services: Services): void {
  register(contract.listSwatches, ({ query }, { actor }) => listSwatches(services.db, actor, query.fabId));
  register(contract.requestSwatch, ({ body }, { actor, transact }) =>
    transact((tx) => requestSwatch(services, tx, actor, body)),
  );
  register(contract.cancelSwatch, ({ params }, { actor, transact }) =>
    transact((tx) => cancelSwatch(services, tx, actor, params.swatchId)),
  );
  register(staff.listSwatchesForStaff, ({ query }) => listSwatchesForStaff(services.db, query));
  register(staff.sendSwatch, ({ params, body }, { actor, transact }) =>
    transact((tx) => sendSwatch(services, tx, actor, { ...params, ...body })),
  );
  register(staff.refuseSwatch, ({ params, body }, { actor, transact }) =>
    transact((tx) => refuseSwatch(services, tx, actor, { ...params, ...body })),
  );
  register(staff.recordSwatchPayment, ({ params }, { actor, transact }) =>
    transact((tx) => recordSwatchPayment(services, tx, actor, params.swatchId)),
  );
}
