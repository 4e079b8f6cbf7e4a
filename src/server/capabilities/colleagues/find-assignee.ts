/** Who is asked to go on with a query or an order; whoever left, is blocked or belongs elsewhere reads as missing. */
import { type RawBuilder, sql } from 'kysely';
import { type AssignedWork, assigneeProblem, ROLES_FOR_WORK } from '#domain/account/company/assignment.ts';
import { formRefusalFor } from '#domain/shared/problem.ts';
import { Refusal } from '#domain/shared/refusal.ts';
import type { Queries } from '#server/db/database.ts';
import { peopleOf } from './colleagues.store.ts';
import { colleagueAmong } from './owner-change.ts';

export type Assignee = { customerId: string; name: string };

/** The condition under which a row of `people` named `assignee` still counts as one: nobody's work waits for who is gone. */
export function isAssignable(work: AssignedWork): RawBuilder<boolean> {
  const roles = sql.lit(`{owner,${ROLES_FOR_WORK[work].join(',')}}`);
  return sql<boolean>`assignee.state = 'active' and assignee.roles && ${roles}::text[]`;
}

export function assigneeOf(customerId: string | null, name: string | null): Assignee | null {
  return customerId === null || name === null ? null : { customerId, name };
}

export async function findAssignee(
  db: Queries,
  brandId: string,
  customerId: string,
  work: AssignedWork,
): Promise<Assignee> {
  const person = colleagueAmong(await peopleOf(db, brandId), customerId);
  if (person.state !== 'active') throw new Refusal('not_found');
  const problem = assigneeProblem(work, person);
  if (problem) throw formRefusalFor({ customerId: problem });
  return { customerId: person.customer_id, name: person.name };
}
