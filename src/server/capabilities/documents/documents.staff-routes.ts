import * as contract from '#contract/staff/documents.ts';
import { findOrderForStaff, lockOrderForStaff } from '#server/capabilities/order-records/lock-order.ts';
import { deskInHistory } from '#server/events/history-actor.ts';
import type { Register } from '#server/http/register-endpoint.ts';
import type { Services } from '#server/services.ts';
import { downloadDocument } from './download/download-document.ts';
import { findDocumentForStaff } from './find-document.ts';
import { issueRequested } from './issue/request-document.ts';
import { documentsOfOrder } from './list-documents.ts';
import { voidDocument } from './void-document.ts';

export function documentStaffRoutes(register: Register, services: Services): void {
  register(contract.listDocumentsForStaff, async ({ params }, { actor }) =>
    documentsOfOrder(services, await findOrderForStaff(services.db, params.orderId), actor.sessionId),
  );
  register(contract.issueDocumentForStaff, ({ params, body: { type } }, { actor, transact }) =>
    transact(async (tx) => {
      const order = await lockOrderForStaff(tx, params.orderId);
      return issueRequested(services, tx, order, { type, as: 'staff', by: deskInHistory(actor) });
    }),
  );
  register(contract.voidDocument, ({ params, body }, { actor, transact }) =>
    transact((tx) => voidDocument(services, tx, actor, { ...params, ...body })),
  );
  register(contract.downloadDocumentForStaff, ({ params, body: { format } }, { actor, transact }) =>
    transact(async (tx) =>
      downloadDocument(services, tx, await findDocumentForStaff(tx, params.documentId), {
        format,
        holder: actor,
      }),
    ),
  );
}
