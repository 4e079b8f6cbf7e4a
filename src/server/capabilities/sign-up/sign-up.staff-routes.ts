import * as contract from '#contract/staff/demo-requests.ts';
import * as house from '#contract/staff/marketplace-tables.ts';
import type { Register } from '#server/http/register-endpoint.ts';
import type { Services } from '#server/services.ts';
import { acceptDemoRequest, listDemoRequests } from './invitations.ts';
import { addCode, changeCode, listReferenceCodes } from './manage-reference-codes.ts';

export function signUpStaffRoutes(register: Register, services: Services): void {
  register(contract.listDemoRequests, ({ query }) => listDemoRequests(services, query.offset));
  register(house.listReferenceCodes, () => listReferenceCodes(services, services.db));
  register(house.addReferenceCode, ({ body }, { actor, transact }) =>
    transact((tx) => addCode(services, tx, actor, body)),
  );
  register(house.changeReferenceCode, ({ params, body }, { actor, transact }) =>
    transact((tx) => changeCode(services, tx, actor, { ...params, ...body })),
  );
  register(contract.acceptDemoRequest, ({ params }, { actor, transact }) =>
    transact((tx) => acceptDemoRequest(services, tx, actor, params.demoRequestId)),
  );
}
