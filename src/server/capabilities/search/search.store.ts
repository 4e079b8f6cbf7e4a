/** One query a group, over the rows of one company or over the marketplace's own qualities. */
import { type RawBuilder, sql } from 'kysely';
import type { SearchType } from '#contract/customer/search.ts';
import type { DocumentType } from '#domain/documents/document-type.ts';
import type { OrderStatus } from '#domain/orders/order-status.ts';
import type { QuoteStatus } from '#domain/quotes/quote-status.ts';
import type { RequestStatus } from '#domain/requests/request-status.ts';
import type { RequestDraft } from '#domain/requests/wizard/request-draft.ts';
import { WORD_LIKENESS } from '#server/db/driver/session-settings.ts';
import { type Statement, scopedStatement } from '#server/db/statement.ts';

export type Requested = {
  brandId: string;
  /** Each must be found, as patterns. */
  patterns: readonly string[];
  /** The longest of them: what an index of letters is asked for. */
  longest: string;
  /** Words of letters alone, which may be mistyped; what holds a figure is meant as it stands. */
  mistypable: readonly string[];
  /** The patterns of all other words. */
  figures: readonly string[];
  /** The longest of those, which an index of letters is asked for too; anything when there is none. */
  figure: string;
  /** The longest word that may be mistyped, for an index of letters; empty when there is none. */
  probe: string;
  /** The same words in one line, for likeness. */
  line: string;
  /** Where a whole number was typed: as it is written. */
  number: string;
  offset: number;
  limit: number;
};

export type FoundRow = {
  id: string;
  /** Of a document its order. */
  fab_id: string;
  number: string | null;
  quality: string;
  status: OrderStatus | RequestStatus | QuoteStatus | DocumentType | null;
  specification: RequestDraft;
  total: number;
};

type Match = (requested: Requested, text: RawBuilder<unknown>) => RawBuilder<unknown>;

/** Fragments of their own: beside the tenant's column stands no alternative. */
const isAlike: Match = (requested, text) =>
  sql`(${text} like all(${requested.patterns}::text[]) or (${requested.probe}::text <> '' and ${isMistyped(requested, text)}))`;

/** Every word stands there, or one like it: in any order, so that colour and weave need not stand side by side. */
const isMistyped: Match = ({ mistypable, figures }, text) => sql`${text} like all(${figures}::text[])
  and (
    select bool_and(strpos(${text}, word) > 0 or word_similarity(word, ${text}) >= ${WORD_LIKENESS})
    from unnest(${mistypable}::text[]) as typed(word)
  )`;

const isNumbered: Match = ({ number }) => sql`number = ${number}`;

/** Exact ones first, then the most alike, then the newest. */
function inOrder({ patterns, line, offset, limit }: Requested): RawBuilder<unknown> {
  return sql`order by (searched like all(${patterns}::text[])) desc, word_similarity(${line}::text, searched) desc,
    created_at desc, id limit ${limit} offset ${offset}`;
}

const COUNTED = sql`id, fab_id, number, quality, status, specification, (count(*) over ())::int as total`;

const orders = (match: Match) =>
  scopedStatement(
    (requested: Requested) => sql<FoundRow>`
    select ${COUNTED} from (
      select order_id as id, fab_id, number, quality, status, specification, created_at, search_text as searched
      from orders where brand_id = ${requested.brandId} and ${match(requested, sql`search_text`)}
    ) matching ${inOrder(requested)}`,
  );

const requests = (match: Match) =>
  scopedStatement(
    (requested: Requested) => sql<FoundRow>`
    select ${COUNTED} from (
      select fab_id as id, fab_id, number, quality, status, specification, created_at, search_text as searched
      from fabric_requests where brand_id = ${requested.brandId} and ${match(requested, sql`search_text`)}
    ) matching ${inOrder(requested)}`,
  );

const quotes = (match: Match) =>
  scopedStatement(
    (requested: Requested) => sql<FoundRow>`
    select ${COUNTED} from (
      select given.quote_id as id, given.fab_id, given.number, wanted.quality, given.status, wanted.specification,
        given.created_at, lower(given.number) || ' ' || wanted.search_text as searched
      from (
        select quote_id, fab_id, number, status, created_at from quotes
        where brand_id = ${requested.brandId} and status <> 'withdrawn'
      ) given join (
        select fab_id, quality, specification, search_text from fabric_requests where brand_id = ${requested.brandId}
      ) wanted on wanted.fab_id = given.fab_id
    ) matched where ${match(requested, sql`searched`)} ${inOrder(requested)}`,
  );

/** A document is found by its number, by what it is, and by everything its order is found by; of versions the last. */
const documents = (match: Match) =>
  scopedStatement(
    (requested: Requested) => sql<FoundRow>`
    select ${COUNTED} from (
      select issued.document_id as id, issued.order_id as fab_id, issued.number, bought.quality, issued.type as status,
        bought.specification, issued.issued_at as created_at,
        lower(issued.number) || ' ' || replace(issued.type, '_', ' ') || ' ' || bought.search_text as searched
      from (
        select document_id, order_id, number, issued_at,
          case when type = 'tax_invoice' and sheet ->> 'title' <> 'Tax Invoice' then 'commercial_invoice' else type end as type
        from documents
        where brand_id = ${requested.brandId} and document_id not in (
          select replaces_id from documents where brand_id = ${requested.brandId} and replaces_id is not null
        )
      ) issued join (
        select order_id, quality, specification, search_text from orders where brand_id = ${requested.brandId}
      ) bought on bought.order_id = issued.order_id
    ) matched where ${match(requested, sql`searched`)} ${inOrder(requested)}`,
  );

/** Of a word that stands in a whole catalogue so many are ranked and counted: nobody reads further, and all would take seconds. */
const MOST_QUALITIES = 1000;
const QUALITY_FOUND = sql`fab_id as id, fab_id, null::text as number, quality, null::text as status, specification,
  created_at, search_text as searched`;

/** Here the letters themselves are indexed, so the likeness is asked by its operator, and only where words alone find few. */
const qualities = scopedStatement(
  (requested: Requested) => sql<FoundRow>`
    with exact as materialized (
      select ${QUALITY_FOUND} from qualities
      where is_active and search_text like ${requested.longest} and search_text like all(${requested.patterns}::text[])
      limit ${sql.lit(MOST_QUALITIES)}
    ), alike as materialized (
      select ${QUALITY_FOUND} from qualities
      where is_active and search_text like ${requested.figure} and ${requested.probe}::text <% search_text
        and ${isMistyped(requested, sql`search_text`)}
        and (select count(*) from exact) < ${sql.lit(MOST_QUALITIES)}
      limit ${sql.lit(MOST_QUALITIES)}
    )
    select ${COUNTED} from (
      select * from exact union all select * from alike where id not in (select id from exact)
    ) matching ${inOrder(requested)}`,
);

export const FOUND: Readonly<Record<SearchType, Statement<Requested, FoundRow>>> = {
  orders: orders(isAlike),
  requests: requests(isAlike),
  quotes: quotes(isAlike),
  documents: documents(isAlike),
  qualities,
};

/** Where the number of one record was typed, nothing else is meant. */
export const FOUND_BY_NUMBER = {
  orders: orders(isNumbered),
  requests: requests(isNumbered),
  quotes: quotes(isNumbered),
  documents: documents(isNumbered),
} as const;
