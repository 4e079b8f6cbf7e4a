import { assignRequest as assignRequestContract } from '#contract/customer/assignments.ts';
import * as messages from '#contract/customer/request-messages.ts';
import * as contract from '#contract/customer/requests.ts';
import type { Register } from '#server/http/register-endpoint.ts';
import type { Services } from '#server/services.ts';
import { assignRequest } from './assign-request.ts';
import { copyRequest } from './copy-request.ts';
import { createRequest } from './create-request.ts';
import { discardDraft } from './discard-draft.ts';
import { listRequestHistory } from './history/list-request-history.ts';
import { listRequests } from './listing/list-requests.ts';
import { findRequest } from './lock-request.ts';
import { listMessages } from './messages/messages.ts';
import { sendMessage } from './messages/send-message.ts';
import { setPriorities } from './set-priorities.ts';
import { submitRequest } from './submit-request.ts';
import { viewRequest } from './view-request.ts';

/** Changing and closing a request touch its quotes, so they are registered with those. */
export function requestRoutes(register: Register, services: Services): void {
  register(contract.createRequest, ({ body }, { actor, transact }) =>
    transact((tx) => createRequest(services, tx, actor, body)),
  );
  register(contract.submitRequest, ({ params, body }, { actor, transact }) =>
    transact((tx) => submitRequest(services, tx, actor, params.fabId, body)),
  );
  register(contract.discardDraft, ({ params }, { actor, transact }) =>
    transact((tx) => discardDraft(services, tx, actor, params.fabId)),
  );
  register(contract.setPriorities, ({ params, body }, { actor, transact }) =>
    transact((tx) => setPriorities(services, tx, actor, { fabId: params.fabId, priorities: body })),
  );
  register(assignRequestContract, ({ params, body }, { actor, transact }) =>
    transact((tx) => assignRequest(services, tx, actor, { ...params, ...body })),
  );
  register(contract.copyRequest, ({ params }, { actor, transact }) =>
    transact((tx) => copyRequest(services, tx, actor, params.fabId)),
  );
  register(contract.readRequest, ({ params }, { actor }) =>
    viewRequest(services, services.db, actor, params.fabId),
  );
  register(contract.listRequests, ({ query }, { actor }) =>
    listRequests(services, services.db, actor, query),
  );
  register(contract.listRequestHistory, ({ params, query }, { actor }) =>
    listRequestHistory(services.db, actor.brandId, params.fabId, query),
  );
  register(messages.listRequestMessages, async ({ params }, { actor: { brandId } }) => {
    const { fab_id: fabId } = await findRequest(services.db, brandId, params.fabId);
    return listMessages(services.db, { brandId, fabId, quoteId: null });
  });
  register(messages.sendRequestMessage, ({ params, body }, { actor, transact }) =>
    transact((tx) => sendMessage(services, tx, actor, params.fabId, body.text)),
  );
}
