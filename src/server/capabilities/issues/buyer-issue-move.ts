import type { Queries } from '#server/db/database.ts';
import type { ChangeBy } from '#server/events/record-change.ts';
import type { Services } from '#server/services.ts';

/** What a buyer does with an issue of their own; answers with the order whose issues have changed. */
export type BuyerIssueMove = (
  services: Services,
  tx: Queries,
  buyer: ChangeBy,
  said: { issueId: string; text?: string | undefined },
) => Promise<string>;
