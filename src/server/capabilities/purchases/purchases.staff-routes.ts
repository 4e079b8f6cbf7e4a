import * as contract from '#contract/staff/purchases.ts';
import { Refusal } from '#domain/shared/refusal.ts';
import { readOneFile } from '#server/capabilities/uploads/read-one-file.ts';
import { storeFile } from '#server/capabilities/uploads/store-file.ts';
import type { Register } from '#server/http/register-endpoint.ts';
import type { Services } from '#server/services.ts';
import { acceptPurchase } from './accept-purchase.ts';
import { addMillInvoice } from './add-mill-invoice.ts';
import { listPurchases } from './list-purchases.ts';
import { payMillInvoice } from './pay-mill-invoice.ts';
import { anyPurchase } from './purchases.store.ts';
import { sendPurchase } from './send-purchase.ts';
import { purchaseOfBuyersOrder, viewPurchase } from './view-purchase.ts';

export function purchaseStaffRoutes(register: Register, services: Services): void {
  register(contract.listPurchases, ({ query }) => listPurchases(services, services.db, query));
  register(contract.readPurchase, ({ params }, { actor }) =>
    viewPurchase(services, services.db, actor, params.purchaseId),
  );
  register(contract.findOrderPurchase, ({ params }, { actor }) =>
    purchaseOfBuyersOrder(services, services.db, actor, params.orderId),
  );
  register(contract.sendPurchase, ({ params }, { actor, transact }) =>
    transact(async (tx) => {
      await sendPurchase(services, tx, actor, params.purchaseId);
      return viewPurchase(services, tx, actor, params.purchaseId);
    }),
  );
  register(contract.acceptPurchase, ({ params, body }, { actor, transact }) =>
    transact(async (tx) => {
      await acceptPurchase(services, tx, actor, { ...params, ...body });
      return viewPurchase(services, tx, actor, params.purchaseId);
    }),
  );
  register(contract.uploadMillInvoice, async ({ params }, { actor: { sessionId }, reply }) => {
    const purchase = await anyPurchase(services.db, params.purchaseId);
    if (!purchase) throw new Refusal('not_found');
    const { brand_id: brandId, supplier_id: supplierId } = purchase;
    // Kept as the mill's, so that the company whose order it is for never reads it.
    const bringer = { kind: 'supplier', supplierId, brandId, sessionId } as const;
    return storeFile(services, bringer, await readOneFile(reply.request));
  });
  register(contract.addMillInvoice, ({ params, body }, { actor, transact }) =>
    transact(async (tx) => {
      await addMillInvoice(services, tx, actor, { ...params, ...body });
      return viewPurchase(services, tx, actor, params.purchaseId);
    }),
  );
  register(contract.payMillInvoice, ({ params, body }, { actor, transact }) =>
    transact(async (tx) =>
      viewPurchase(services, tx, actor, await payMillInvoice(services, tx, actor, { ...params, ...body })),
    ),
  );
}
