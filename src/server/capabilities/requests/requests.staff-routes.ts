import * as messages from '#contract/customer/request-messages.ts';
import * as contract from '#contract/staff/requests.ts';
import { sessionWatch } from '#server/capabilities/auth/authenticate.ts';
import { PlumbingError } from '#server/http/plumbing-error.ts';
import type { Register } from '#server/http/register-endpoint.ts';
import type { Parts } from '#server/parts.ts';
import { readOneFile } from '../uploads/read-one-file.ts';
import { storeFile } from '../uploads/store-file.ts';
import { listRequestHistory } from './history/list-request-history.ts';
import { findRequestForStaff } from './lock-request.ts';
import { markUnserviceable } from './mark-unserviceable.ts';
import { listMessages } from './messages/messages.ts';
import { sendDeskMessage } from './messages/send-message.ts';
import { sendSupplierMessageAgain } from './suppliers/ask-supplier.ts';
import { inviteSuppliers } from './suppliers/invite-suppliers.ts';
import { readSupplier } from './suppliers/read-supplier.ts';
import { addSupplier, changeSupplier } from './suppliers/save-supplier.ts';
import { allSuppliers } from './suppliers/suppliers.store.ts';
import { supplierOf } from './suppliers/suppliers.view.ts';
import { listRequestsForStaff, viewRequestForStaff } from './view-request-for-staff.ts';

export function requestStaffRoutes(register: Register, parts: Parts): void {
  register(contract.listRequestsForStaff, ({ query }) => listRequestsForStaff(parts, parts.db, query));
  register(contract.readRequestForStaff, ({ params }, { actor }) =>
    viewRequestForStaff(parts, parts.db, actor, params.fabId),
  );
  register(contract.listRequestHistoryForStaff, async ({ params, query }) => {
    const { brand_id: brandId } = await findRequestForStaff(parts.db, params.fabId);
    return listRequestHistory(parts.db, brandId, params.fabId, query);
  });
  register(contract.inviteSuppliers, ({ params, body }, { actor, transact }) =>
    transact(async (tx) => {
      await inviteSuppliers(parts, tx, actor, params.fabId, body.supplierIds);
      return viewRequestForStaff(parts, tx, actor, params.fabId);
    }),
  );
  register(contract.markUnserviceable, ({ params, body }, { actor, transact }) =>
    transact(async (tx) => {
      await markUnserviceable(parts, tx, actor, params.fabId, body.reason);
      return viewRequestForStaff(parts, tx, actor, params.fabId);
    }),
  );
  const isSessionOpen = sessionWatch(parts);
  register(contract.uploadFileForRequest, async ({ params }, { actor, reply }) => {
    // Before the file is read: nothing is stored for a request that is not there.
    const { brand_id: brandId } = await findRequestForStaff(parts.db, params.fabId);
    const file = await readOneFile(reply.request);
    if (!(await isSessionOpen(actor.sessionId)) || actor.tokenEndsAt <= parts.clock.now())
      throw new PlumbingError('unauthenticated');
    return storeFile(parts, { ...actor, brandId }, file);
  });
  messageRoutes(register, parts);
  supplierRoutes(register, parts);
}

function messageRoutes(register: Register, parts: Parts): void {
  register(messages.listRequestMessagesForStaff, async ({ params }) => {
    const row = await findRequestForStaff(parts.db, params.fabId);
    return listMessages(parts.db, { brandId: row.brand_id, fabId: row.fab_id });
  });
  register(messages.sendRequestMessageAsStaff, ({ params, body: { text } }, { actor, transact }) =>
    transact((tx) => sendDeskMessage(parts, tx, actor, params.fabId, { kind: 'plain', text })),
  );
  register(messages.askForInformation, ({ params, body: { text } }, { actor, transact }) =>
    transact((tx) => sendDeskMessage(parts, tx, actor, params.fabId, { kind: 'information', text })),
  );
}

function supplierRoutes(register: Register, parts: Parts): void {
  register(contract.listSuppliers, async () => (await allSuppliers(parts.db)).map(supplierOf));
  register(contract.readSupplier, ({ params }) => readSupplier(parts.db, params.supplierId));
  register(contract.sendSupplierMessageAgain, ({ params }, { actor, transact }) =>
    transact((tx) => sendSupplierMessageAgain(parts, tx, actor, params.messageId)),
  );
  register(contract.addSupplier, ({ body }, { actor, transact }) =>
    transact((tx) => addSupplier(parts, tx, actor, body)),
  );
  register(contract.changeSupplier, ({ params, body }, { actor, transact }) =>
    transact((tx) => changeSupplier(parts, tx, actor, { ...params, ...body })),
  );
}
