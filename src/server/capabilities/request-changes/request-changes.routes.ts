/** Changes of a sent request that its quotes feel; everything else about requests is in `requests`. */
import * as contract from '#contract/customer/requests.ts';
import type { Register } from '#server/http/register-endpoint.ts';
import type { Services } from '#server/services.ts';
import { viewRequest } from '../requests/view-request.ts';
import { closeRequest } from './close-request.ts';
import { editRequest } from './edit-request.ts';

export function requestChangeRoutes(register: Register, services: Services): void {
  register(contract.changeRequest, ({ params, body }, { actor, transact }) =>
    transact((tx) => editRequest(services, tx, actor, params.fabId, body)),
  );
  register(contract.closeRequest, ({ params: { fabId }, body }, { actor, transact }) =>
    transact(async (tx) => {
      await closeRequest(services, tx, actor, { fabId, ...body });
      return viewRequest(services, tx, actor, fabId);
    }),
  );
}
