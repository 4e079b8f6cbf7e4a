import * as contract from '#contract/customer/sign-up.ts';
import type { Register } from '#server/http/register-endpoint.ts';
import type { Parts } from '#server/parts.ts';
import { acceptDemoRequest, listDemoRequests } from './invitations.ts';

export function signUpStaffRoutes(register: Register, parts: Parts): void {
  register(contract.listDemoRequests, ({ query }) => listDemoRequests(parts, query.offset));
  register(contract.acceptDemoRequest, ({ params }, { actor, transact }) =>
    transact((tx) => acceptDemoRequest(parts, tx, actor, params.demoRequestId)),
  );
}
