import * as contract from '#contract/staff/registrations.ts';
import { deskInHistory } from '#server/events/history-actor.ts';
import type { Register } from '#server/http/register-endpoint.ts';
import type { Parts } from '#server/parts.ts';
import { readDispatch } from '../list-dispatches.ts';
import { leaveDispatch } from './leave-dispatch.ts';
import { listRegistrations, readRegistration } from './list-registrations.ts';
import { cancelRegistration, retryRegistration } from './mend-registration.ts';

export function registrationStaffRoutes(register: Register, parts: Parts): void {
  register(contract.leaveDispatch, ({ params: { dispatchId }, body }, { actor, transact }) =>
    transact(async (tx) => {
      await leaveDispatch(parts, tx, deskInHistory(actor), { dispatchId, ...body });
      return readDispatch(parts, tx, dispatchId, actor.sessionId);
    }),
  );
  register(contract.listRegistrations, ({ query }) => listRegistrations(parts, parts.db, query));
  register(contract.retryRegistration, ({ params: { registrationId } }, { actor, transact }) =>
    transact(async (tx) => {
      await retryRegistration(parts, tx, deskInHistory(actor), registrationId);
      return readRegistration(parts, tx, registrationId);
    }),
  );
  register(contract.cancelRegistration, ({ params: { registrationId }, body }, { actor, transact }) =>
    transact(async (tx) => {
      await cancelRegistration(parts, tx, deskInHistory(actor), { registrationId, ...body });
      return readRegistration(parts, tx, registrationId);
    }),
  );
}
