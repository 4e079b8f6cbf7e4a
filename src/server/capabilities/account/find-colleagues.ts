/** Who belongs to a company now, in which roles and up to which sum. */
import type { CompanyRole } from '#domain/account/company/company-role.ts';
import type { Queries } from '#server/db/database.ts';
import { activePeople } from './account.store.ts';

export type Member = {
  customerId: string;
  name: string;
  roles: CompanyRole[];
  limit: bigint | null;
  signsInWith: string[];
};

export async function findColleagues(db: Queries, brandId: string): Promise<Member[]> {
  const rows = await activePeople(db, brandId);
  return rows.map((row) => ({
    customerId: row.customer_id,
    name: row.name,
    roles: row.roles,
    limit: row.order_limit_minor,
    signsInWith: [row.phone, row.email].filter((address) => address !== null),
  }));
}
