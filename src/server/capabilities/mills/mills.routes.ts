import * as contract from '#contract/supplier/mill.ts';
import * as production from '#contract/supplier/production.ts';
import { readOneFile } from '#server/capabilities/uploads/read-one-file.ts';
import { storeFile } from '#server/capabilities/uploads/store-file.ts';
import type { Register } from '#server/http/register-endpoint.ts';
import type { Services } from '#server/services.ts';
import { findWonOrder } from './find-won-order.ts';
import { readMill } from './read-mill.ts';
import { readMillOrder } from './read-mill-order.ts';
import { reportToDesk } from './reports/report-to-desk.ts';

/** The name of a file may say whose it is. */
const FILE_NAME = 'supplier-report';

export function millRoutes(register: Register, services: Services): void {
  register(contract.readMill, (_input, { actor }) => readMill(services, services.db, actor));
  register(production.readMillOrder, ({ params }, { actor }) =>
    readMillOrder(services, services.db, actor, params.orderId),
  );
  register(production.reportToDesk, ({ params: { orderId }, body }, { actor, transact }) =>
    transact(async (tx) => {
      await reportToDesk(services, tx, actor, { orderId, body });
      return readMillOrder(services, tx, actor, orderId);
    }),
  );
  register(production.uploadMillFile, async ({ params }, { actor, reply }) => {
    const { supplierId, sessionId } = actor;
    const { content } = await readOneFile(reply.request);
    const { brand_id: brandId } = await findWonOrder(services.db, supplierId, params.orderId);
    const bringer = { kind: 'supplier', supplierId, sessionId, brandId } as const;
    const { fileId } = await storeFile(services, bringer, { name: FILE_NAME, content });
    return { fileId };
  });
}
