import type { Queries } from '#server/db/database.ts';
import type { ChangeBy } from '#server/events/record-change.ts';
import type { Parts } from '#server/parts.ts';

/** What a buyer does with an issue of their own; answers with the order whose issues have changed. */
export type BuyerIssueMove = (
  parts: Parts,
  tx: Queries,
  buyer: ChangeBy,
  said: { issueId: string; text?: string | undefined },
) => Promise<string>;
