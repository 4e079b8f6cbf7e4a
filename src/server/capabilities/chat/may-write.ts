/** What a role may not do in the app is not done by a message either, whenever the button was sent. */
import { createRequest } from '#contract/customer/requests.ts';
import type { Endpoint } from '#contract/endpoint.ts';
import type { Queries } from '#server/db/database.ts';
import { assertCompanyRole, assertGoesOn } from '#server/http/actor.ts';
import type { Customer } from '../account/find-customer.ts';
import { findMergedInto } from '../account/merged-company.ts';

export function assertMayCall(
  { roles }: Pick<Customer, 'roles'>,
  endpoint: Pick<Endpoint, 'companyRoles'>,
): void {
  assertCompanyRole({ roles }, endpoint.companyRoles);
}

export async function assertMayDraft(
  db: Queries,
  customer: Pick<Customer, 'brand_id' | 'roles'>,
): Promise<void> {
  assertMayCall(customer, createRequest);
  assertGoesOn({ isMerged: (await findMergedInto(db, customer.brand_id)) !== null });
}
