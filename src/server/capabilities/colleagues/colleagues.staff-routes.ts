import * as contract from '#contract/staff/company-people.ts';
import type { Register } from '#server/http/register-endpoint.ts';
import type { Services } from '#server/services.ts';
import { mendColleague } from './mend-colleague.ts';

export function colleagueStaffRoutes(register: Register, services: Services): void {
  register(contract.mendCompanyPerson, ({ params, body }, { actor, transact }) =>
    transact((tx) => mendColleague(services, tx, actor, { ...params, ...body })),
  );
}
