import * as contract from '#contract/customer/sign-up.ts';
import * as house from '#contract/staff/marketplace-tables.ts';
import type { Register } from '#server/http/register-endpoint.ts';
import type { Parts } from '#server/parts.ts';
import { acceptDemoRequest, listDemoRequests } from './invitations.ts';
import { addCode, changeCode, listReferenceCodes } from './manage-reference-codes.ts';

export function signUpStaffRoutes(register: Register, parts: Parts): void {
  register(contract.listDemoRequests, ({ query }) => listDemoRequests(parts, query.offset));
  register(house.listReferenceCodes, () => listReferenceCodes(parts, parts.db));
  register(house.addReferenceCode, ({ body }, { actor, transact }) =>
    transact((tx) => addCode(parts, tx, actor, body)),
  );
  register(house.changeReferenceCode, ({ params, body }, { actor, transact }) =>
    transact((tx) => changeCode(parts, tx, actor, { ...params, ...body })),
  );
  register(contract.acceptDemoRequest, ({ params }, { actor, transact }) =>
    transact((tx) => acceptDemoRequest(parts, tx, actor, params.demoRequestId)),
  );
}
