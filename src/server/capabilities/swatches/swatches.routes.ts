import * as contract from '#contract/customer/swatches.ts';
import * as staff from '#contract/staff/swatches.ts';
import type { Register } from '#server/http/register-endpoint.ts';
import type { Parts } from '#server/parts.ts';
import { listSwatches, listSwatchesForStaff } from './list-swatches.ts';
import { cancelSwatch, refuseSwatch, sendSwatch } from './move-swatch.ts';
import { requestSwatch } from './request-swatch.ts';
import { recordSwatchPayment } from './return-charges.ts';

export function swatchRoutes(register: Register, parts: Parts): void {
  register(contract.listSwatches, ({ query }, { actor }) => listSwatches(parts.db, actor, query.fabId));
  register(contract.requestSwatch, ({ body }, { actor, transact }) =>
    transact((tx) => requestSwatch(parts, tx, actor, body)),
  );
  register(contract.cancelSwatch, ({ params }, { actor, transact }) =>
    transact((tx) => cancelSwatch(parts, tx, actor, params.swatchId)),
  );
  register(staff.listSwatchesForStaff, ({ query }) => listSwatchesForStaff(parts.db, query));
  register(staff.sendSwatch, ({ params, body }, { actor, transact }) =>
    transact((tx) => sendSwatch(parts, tx, actor, { ...params, ...body })),
  );
  register(staff.refuseSwatch, ({ params, body }, { actor, transact }) =>
    transact((tx) => refuseSwatch(parts, tx, actor, { ...params, ...body })),
  );
  register(staff.recordSwatchPayment, ({ params }, { actor, transact }) =>
    transact((tx) => recordSwatchPayment(parts, tx, actor, params.swatchId)),
  );
}
