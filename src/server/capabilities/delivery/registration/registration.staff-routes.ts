import * as contract from '#contract/staff/registrations.ts';
import { deskInHistory } from '#server/events/history-actor.ts';
import type { Register } from '#server/http/register-endpoint.ts';
import type { Services } from '#server/services.ts';
import { readDispatch } from '../list-dispatches.ts';
import { leaveDispatch } from './leave-dispatch.ts';
import { listRegistrations, readRegistration } from './list-registrations.ts';
import { cancelRegistration, retryRegistration } from './mend-registration.ts';

export function registrationStaffRoutes(register: Register, services: Services): void {
  register(contract.leaveDispatch, ({ params: { dispatchId }, body }, { actor, transact }) =>
    transact(async (tx) => {
      await leaveDispatch(services, tx, deskInHistory(actor), { dispatchId, ...body });
      return readDispatch(services, tx, dispatchId, actor.sessionId);
    }),
  );
  register(contract.listRegistrations, ({ query }) => listRegistrations(services, services.db, query));
  register(contract.retryRegistration, ({ params: { registrationId } }, { actor, transact }) =>
    transact(async (tx) => {
      await retryRegistration(services, tx, deskInHistory(actor), registrationId);
      return readRegistration(services, tx, registrationId);
    }),
  );
  register(contract.cancelRegistration, ({ params: { registrationId }, body }, { actor, transact }) =>
    transact(async (tx) => {
      await cancelRegistration(services, tx, deskInHistory(actor), { registrationId, ...body });
      return readRegistration(services, tx, registrationId);
    }),
  );
}
