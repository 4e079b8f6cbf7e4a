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
import { parseDocumentNumber } from '#domain/documents/document-number.ts';
import { DOCUMENT_TYPE_LABEL, type DocumentType } from '#domain/documents/document-type.ts';
import { invoiceTitle } from '#domain/documents/tax/tax-invoice-sheet.ts';
import { ORDER_STATUS_LABEL, type OrderStatus } from '#domain/orders/order-status.ts';
import { QUOTE_STATUS_LABEL, type QuoteStatus } from '#domain/quotes/quote-status.ts';
import type { RequestStatus } from '#domain/requests/request-status.ts';
import { EMPTY_DRAFT } from '#domain/requests/wizard/request-draft.ts';
import { type NumberedKind, parseRecordNumber, writeRecordNumber } from '#domain/shared/record-number.ts';
import { clothView } from '#server/capabilities/orders/list/order-card.ts';
import type { Queries } from '#server/db/database.ts';
import { searchPatterns } from '#server/db/lists/list-page.ts';
import { REQUEST_STATUS_LABEL } from '#words/en/requests.ts';
import { FOUND, FOUND_BY_NUMBER, type FoundRow, type Requested } from './search.store.ts';

type Answer = Reply<typeof contract>;

export async function searchEverything(
  db: Queries,
  brandId: string,
  { q, type, offset, limit }: Input<typeof contract>['query'],
): Promise<Answer> {
  const words = searchWords(q);
  const patterns = searchPatterns(q);
  if (patterns === null) return { words: [], groups: [] };
  const record = namedRecord(q);
  // Whoever asks for one group by the number of another wants what mentions it: the documents of an order.
  const named = record && (!type || record.type === type) ? record : null;
  const types = type ? [type] : SEARCH_TYPES;
  const requested = { brandId, ...askedFor(words, patterns), number: named?.number ?? '', offset, limit };
  const groups = await Promise.all(
    types.map(async (each) => groupOf(each, await readGroup(db, each, requested, named), offset)),
  );
  return { words, groups: type ? groups : groups.filter(({ total }) => total > 0) };
}

type NamedRecord = { type: keyof typeof FOUND_BY_NUMBER; number: string };

/** A whole number means that one record, not others whose numbers are like it or that mention it. */
function namedRecord(typed: string): NamedRecord | null {
  const record = parseRecordNumber(typed);
  const type = record && NUMBERED[record.kind];
  if (record && type) return { type, number: writeRecordNumber(record) };
  const document = parseDocumentNumber(typed);
  return document === null ? null : { type: 'documents', number: document };
}

const NUMBERED: Readonly<Partial<Record<NumberedKind, NamedRecord['type']>>> = {
  order: 'orders',
  request: 'requests',
  quote: 'quotes',
};

async function readGroup(
  db: Queries,
  type: SearchType,
  requested: Requested,
  named: NamedRecord | null,
): Promise<readonly FoundRow[]> {
  if (named === null) return FOUND[type].all(db, requested);
  return named.type === type ? FOUND_BY_NUMBER[named.type].all(db, requested) : [];
}

function askedFor(words: readonly string[], patterns: readonly string[]) {
  const isMistypable = (word: string | undefined) => word !== undefined && !/\d/.test(word);
  const mistypable = words.filter(isMistypable);
  const figures = patterns.filter((_, place) => !isMistypable(words[place]));
  return {
    patterns,
    longest: longestOf(patterns),
    mistypable,
    figures,
    figure: longestOf(figures) || '%',
    probe: longestOf(mistypable),
    line: words.join(' '),
  };
}

function longestOf(texts: readonly string[]): string {
  return texts.toSorted((a, b) => b.length - a.length)[0] ?? '';
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
  documents: (type: DocumentType | 'commercial_invoice') =>
    type === 'commercial_invoice' ? invoiceTitle(true) : DOCUMENT_TYPE_LABEL[type],
  qualities: () => null,
} as const;
