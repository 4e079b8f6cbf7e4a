/** The timeline of claims. */

import { type Insertable, type Selectable, sql } from 'kysely';
import type { ClaimEvent, ClaimFact } from '#domain/issues/claim-event.ts';
import type { Queries, Schema } from '#server/db/database.ts';
import { scopedStatement } from '#server/db/statement.ts';

export type EventRow = Omit<
  Selectable<Schema['issue_events']>,
  'kind' | 'actor_kind' | 'fact' | 'sequence'
> & {
  kind: ClaimEvent;
  fact: ClaimFact | null;
  actor_kind: 'customer' | 'staff' | 'system';
  /** Set only for people of the company itself. */
  person_name: string | null;
};

export async function insertEvent(
  tx: Queries,
  row: Insertable<Schema['issue_events']> & Pick<EventRow, 'kind' | 'actor_kind'>,
): Promise<void> {
  await tx.scoped.insertInto('issue_events').values(row).execute();
}

/** Of all issues of an order, the oldest first. */
export const eventsOfOrder = scopedStatement(
  ({ brand_id, order_id }: { brand_id: string; order_id: string }) => sql<EventRow>`
    select issue_events.*, people.name as person_name
    from issues
    join issue_events on issue_events.brand_id = issues.brand_id and issue_events.issue_id = issues.issue_id
    left join people on people.brand_id = issues.brand_id and people.customer_id = issue_events.actor_id
    where issues.brand_id = ${brand_id} and issues.order_id = ${order_id}
    order by issue_events.sequence`,
);
