/** Whether a person reads everybody's work or the own; kept with the person, so that it holds on every device. */
import { useQuery } from '@tanstack/react-query';
import type { CompanyPeople } from '#contract/customer/colleagues.ts';
import type { WorkScope } from '#domain/account/company/assignment.ts';
import { isSignedIn } from '#web/platform/session/login-state.ts';
import { companyQueries } from './company.queries.ts';

/** Who may be asked to go on with something; a company of one has nobody to choose from. */
export function useColleagues(): CompanyPeople['people'] {
  const { data } = useQuery({ ...companyQueries.people(), enabled: isSignedIn });
  const active = data?.people.filter(({ state }) => state === 'active') ?? [];
  return active.length > 1 ? active : NOBODY;
}

const NOBODY: CompanyPeople['people'] = [];

export function useWorkScope(): WorkScope {
  const { data } = useQuery({ ...companyQueries.people(), enabled: isSignedIn });
  const hasColleagues = useColleagues().length > 0;
  return hasColleagues ? (data?.work ?? 'all') : 'all';
}
