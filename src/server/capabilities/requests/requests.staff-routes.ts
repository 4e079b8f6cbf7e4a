import * as messages from '#contract/staff/request-messages.ts';
import * as contract from '#contract/staff/requests.ts';
import { sessionWatch } from '#server/capabilities/auth/authenticate.ts';
import { PlumbingError } from '#server/http/plumbing-error.ts';
import type { Register } from '#server/http/register-endpoint.ts';
import type { Services } from '#server/services.ts';
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

export function requestStaffRoutes(register: Register, services: Services): void {
  register(contract.listRequestsForStaff, ({ query }) => listRequestsForStaff(services, services.db, query));
  register(contract.readRequestForStaff, ({ params }, { actor }) =>
    viewRequestForStaff(services, services.db, actor, params.fabId),
  );
  register(contract.listRequestHistoryForStaff, async ({ params, query }) => {
    const { brand_id: brandId } = await findRequestForStaff(services.db, params.fabId);
    return listRequestHistory(services.db, brandId, params.fabId, query);
  });
  register(contract.inviteSuppliers, ({ params, body }, { actor, transact }) =>
    transact(async (tx) => {
      await inviteSuppliers(services, tx, actor, params.fabId, body.supplierIds);
      return viewRequestForStaff(services, tx, actor, params.fabId);
    }),
  );
  register(contract.markUnserviceable, ({ params, body }, { actor, transact }) =>
    transact(async (tx) => {
      await markUnserviceable(services, tx, actor, params.fabId, body.reason);
      return viewRequestForStaff(services, tx, actor, params.fabId);
    }),
  );
  const isSessionOpen = sessionWatch(services);
  register(contract.uploadFileForRequest, async ({ params }, { actor, reply }) => {
    // Before the file is read: nothing is stored for a request that is not there.
    const { brand_id: brandId } = await findRequestForStaff(services.db, params.fabId);
    const file = await readOneFile(reply.request);
    if (!(await isSessionOpen(actor.sessionId)) || actor.tokenEndsAt <= services.clock.now())
      throw new PlumbingError('unauthenticated');
    return storeFile(services, { ...actor, brandId }, file);
  });
  messageRoutes(register, services);
  supplierRoutes(register, services);
}

function messageRoutes(register: Register, services: Services): void {
  register(messages.listRequestMessagesForStaff, async ({ params }) => {
    const row = await findRequestForStaff(services.db, params.fabId);
    return listMessages(services.db, { brandId: row.brand_id, fabId: row.fab_id });
  });
  register(messages.sendRequestMessageAsStaff, ({ params, body: { text } }, { actor, transact }) =>
    transact((tx) => sendDeskMessage(services, tx, actor, params.fabId, { kind: 'plain', text })),
  );
  register(messages.askForInformation, ({ params, body: { text } }, { actor, transact }) =>
    transact((tx) => sendDeskMessage(services, tx, actor, params.fabId, { kind: 'information', text })),
  );
}

function supplierRoutes(register: Register, services: Services): void {
  register(contract.listSuppliers, async () => (await allSuppliers(services.db)).map(supplierOf));
  register(contract.readSupplier, ({ params }) => readSupplier(services.db, params.supplierId));
  register(contract.sendSupplierMessageAgain, ({ params }, { actor, transact }) =>
    transact((tx) => sendSupplierMessageAgain(services, tx, actor, params.messageId)),
  );
  register(contract.addSupplier, ({ body }, { actor, transact }) =>
    transact((tx) => addSupplier(services, tx, actor, body)),
  );
  register(contract.changeSupplier, ({ params, body }, { actor, transact }) =>
    transact((tx) => changeSupplier(services, tx, actor, { ...params, ...body })),
  );
}
