/** What a buyer typed, looked for in every group at once; another company's rows are never among them. */
import {
  type searchEverything as contract,
  type Found,
  SEARCH_TYPES,
  type SearchType,
} from '#contract/customer/search.ts';
import type { Input, Reply } from '#contract/endpoint.ts';
import { orderLink, qualityLink, queryLink } from '#contract/web-links.ts';
import { searchWords } from '#domain/catalogue/construction/search-spelling.ts';
import { DOCUMENT_TYPE_LABEL, type DocumentType } from '#domain/documents/document-type.ts';
import { ORDER_STATUS_LABEL, type OrderStatus } from '#domain/orders/order-status.ts';
import { QUOTE_STATUS_LABEL, type QuoteStatus } from '#domain/quotes/quote-status.ts';
import { REQUEST_STATUS_LABEL, type RequestStatus } from '#domain/requests/request-status.ts';
import { EMPTY_DRAFT } from '#domain/requests/wizard/request-draft.ts';
import { clothView } from '#server/capabilities/orders/list/order-card.ts';
import type { Queries } from '#server/db/database.ts';
import { searchPatterns } from '#server/db/list-page.ts';
import { FOUND, type FoundRow } from './search.store.ts';

type Answer = Reply<typeof contract>;

export async function searchEverything(
  db: Queries,
  brandId: string,
  { q, type, offset, limit }: Input<typeof contract>['query'],
): Promise<Answer> {
  const words = searchWords(q);
  const patterns = searchPatterns(q);
  if (patterns === null) return { words: [], groups: [] };
  const longest = patterns.toSorted((a, b) => b.length - a.length)[0] ?? '';
  const asked = { brandId, patterns, longest, line: words.join(' '), offset, limit };
  const types = type ? [type] : SEARCH_TYPES;
  const groups = await Promise.all(
    types.map(async (each) => groupOf(each, await FOUND[each].all(db, asked), offset)),
  );
  return { words, groups: type ? groups : groups.filter(({ total }) => total > 0) };
}

function groupOf(type: SearchType, rows: readonly FoundRow[], offset: number): Answer['groups'][number] {
  const total = rows[0]?.total ?? 0;
  const next = offset + rows.length;
  return {
    type,
    records: rows.map((row) => foundView(type, row)),
    total,
    nextOffset: rows.length > 0 && next < total ? next : null,
  };
}

function foundView(
  type: SearchType,
  { id, fab_id, number, quality, status, specification }: FoundRow,
): Found {
  return {
    id,
    number,
    title: quality,
    state: status && STATE[type](status as never),
    cloth: clothView({ ...EMPTY_DRAFT, ...specification }),
    link: {
      orders: orderLink(id),
      requests: queryLink(fab_id),
      quotes: queryLink(fab_id),
      documents: orderLink(fab_id),
      qualities: qualityLink(id),
    }[type],
  };
}

const STATE = {
  orders: (status: OrderStatus) => ORDER_STATUS_LABEL[status],
  requests: (status: RequestStatus) => REQUEST_STATUS_LABEL[status],
  quotes: (status: QuoteStatus) => QUOTE_STATUS_LABEL[status],
  documents: (type: DocumentType) => DOCUMENT_TYPE_LABEL[type],
  qualities: () => null,
} as const;
