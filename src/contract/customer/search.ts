/** One search over everything a buyer may look for. */
import * as z from 'zod/mini';
import { defineEndpoint } from '#contract/endpoint.ts';
import { id, textInput } from '#contract/fields.ts';
import { pageLimit, paging } from '#contract/record-fields.ts';
import { drawnCloth } from './requests.ts';

export const SEARCH_TYPES = ['orders', 'requests', 'quotes', 'documents', 'qualities'] as const;
export type SearchType = (typeof SEARCH_TYPES)[number];

const found = z.object({
  id,
  /** Null for a quality, which has none. */
  number: z.nullable(z.string()),
  title: z.string(),
  /** In words; null for a quality. */
  state: z.nullable(z.string()),
  cloth: drawnCloth,
  /** A path of the app. */
  link: z.string(),
});
export type Found = z.output<typeof found>;

export const searchEverything = defineEndpoint({
  method: 'GET',
  path: '/apifabric/search/',
  access: 'customer',
  summary:
    'Orders, queries, quotes, documents and qualities by number, PO, colour or construction; typing errors are forgiven',
  query: z.strictObject({
    q: textInput(80),
    /** Absent: the first of each group. */
    type: z.optional(z.enum(SEARCH_TYPES, 'Choose what to search.')),
    offset: paging.offset,
    limit: z._default(pageLimit, 5),
  }),
  reply: z.object({
    /** How the words were read: "40x40/120x80", "58". */
    words: z.array(z.string()),
    groups: z.array(
      z.object({
        type: z.enum(SEARCH_TYPES),
        records: z.array(found),
        total: z.int(),
        nextOffset: z.nullable(z.int()),
      }),
    ),
  }),
});
