import * as messages from '#contract/customer/request-messages.ts';
import * as contract from '#contract/customer/requests.ts';
import type { Register } from '#server/http/register-endpoint.ts';
import type { Parts } from '#server/parts.ts';
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
export function requestRoutes(register: Register, parts: Parts): void {
  register(contract.createRequest, ({ body }, { actor, transact }) =>
    transact((tx) => createRequest(parts, tx, actor, body)),
  );
  register(contract.submitRequest, ({ params, body }, { actor, transact }) =>
    transact((tx) => submitRequest(parts, tx, actor, params.fabId, body)),
  );
  register(contract.discardDraft, ({ params }, { actor, transact }) =>
    transact((tx) => discardDraft(parts, tx, actor, params.fabId)),
  );
  register(contract.setPriorities, ({ params, body }, { actor, transact }) =>
    transact((tx) => setPriorities(parts, tx, actor, { fabId: params.fabId, priorities: body })),
  );
  register(contract.copyRequest, ({ params }, { actor, transact }) =>
    transact((tx) => copyRequest(parts, tx, actor, params.fabId)),
  );
  register(contract.readRequest, ({ params }, { actor }) =>
    viewRequest(parts, parts.db, actor, params.fabId),
  );
  register(contract.listRequests, ({ query }, { actor }) =>
    listRequests(parts, parts.db, { brandId: actor.brandId, ...query }),
  );
  register(contract.listRequestHistory, ({ params, query }, { actor }) =>
    listRequestHistory(parts.db, actor.brandId, params.fabId, query),
  );
  register(messages.listRequestMessages, async ({ params }, { actor: { brandId } }) => {
    const { fab_id: fabId } = await findRequest(parts.db, brandId, params.fabId);
    return listMessages(parts.db, { brandId, fabId, quoteId: null });
  });
  register(messages.sendRequestMessage, ({ params, body }, { actor, transact }) =>
    transact((tx) => sendMessage(parts, tx, actor, params.fabId, body.text)),
  );
}
