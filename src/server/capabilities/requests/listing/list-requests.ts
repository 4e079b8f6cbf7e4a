import type { listRequests as contract } from '#contract/customer/requests.ts';
import type { Input, Reply } from '#contract/endpoint.ts';
import type { Queries } from '#server/db/database.ts';
import { nextOffset, searchPatterns } from '#server/db/lists/list-page.ts';
import type { Services } from '#server/services.ts';
import { requestCardOf } from '../requests.view.ts';
import { DRAFTS, type ListCode, type TabCode, tabPage } from './requests-list.store.ts';

type Reader = { brandId: string; customerId: string };
type List = Input<typeof contract>['query'];

/** A page of one tab, newest happening first, and how many requests each tab holds. */
export async function listRequests(
  { clock }: Pick<Services, 'clock'>,
  db: Queries,
  { brandId, customerId }: Reader,
  { requestTab, work, only, offset, limit, q }: List,
): Promise<Reply<typeof contract>> {
  const list: ListCode = only === 'drafts' ? DRAFTS : (requestTab as TabCode);
  const page = { search: searchPatterns(q), offset, limit };
  const { requests, total, counts } = await tabPage(
    db,
    { brandId, assignee: work === 'mine' ? customerId : null },
    list,
    page,
  );
  return {
    records: requests.map((listed) => requestCardOf(listed, clock.now())),
    total,
    nextOffset: nextOffset(offset, requests.length, total),
    counts,
  };
}
