/** Roles decide what is shown: the contract of each endpoint names who may call it. */
import { useQuery } from '@tanstack/react-query';
import type { Endpoint } from '#contract/endpoint.ts';
import { hasCompanyRole, isStoreOnly, whomToAsk } from '#domain/account/company/company-role.ts';
import { askWhomText } from '#words/page/company.ts';
import { companyQueries } from './company.queries.ts';

type Called = Pick<Endpoint, 'access' | 'companyRoles'>;

/** True until the roles are known: the server has the last word anyway. */
export function useMay(endpoint: Called): boolean {
  return useMayAll()(endpoint);
}

/** Whoever only counts rolls is shown that alone, in large figures. */
export function useIsStoreOnly(): boolean {
  const { data } = useQuery(companyQueries.people());
  return data !== undefined && isStoreOnly(data.roles);
}

/** For a list of things to show. */
export function useMayAll(): (endpoint: Called) => boolean {
  const { data } = useQuery(companyQueries.people());
  return ({ companyRoles }) => data === undefined || hasCompanyRole(data.roles, companyRoles);
}

/** Who can, where the reader may not; null where they may. */
export function useWhoMay(endpoint: Called): string | null {
  const { data } = useQuery(companyQueries.people());
  if (!data || !endpoint.companyRoles || hasCompanyRole(data.roles, endpoint.companyRoles)) return null;
  return askWhomText(
    whomToAsk(
      data.people.filter(({ isMe }) => !isMe),
      endpoint.companyRoles,
    ),
  );
}
