/** The tabs of the quotes page; which requests a tab gathers is a column of their table (`list_group`). */
export const REQUEST_TAB_CODE = { all_open: 1, received: 2, not_received: 3, closed: 4 } as const;
export type RequestTab = keyof typeof REQUEST_TAB_CODE;

export const DEFAULT_REQUEST_TAB: RequestTab = 'received';
export const REQUESTS_PAGE_SIZE = 20;

export const REQUEST_TAB_LABEL = {
  all_open: 'All open',
  received: 'Quotes received',
  not_received: 'Quotes not received',
  closed: 'Closed',
} as const satisfies Record<RequestTab, string>;

export const REQUEST_TAB_EMPTY = {
  all_open: {
    title: 'Nothing Open!',
    description: 'There are no open queries. Raise one and suppliers will quote for it.',
  },
  received: {
    title: 'No Quotes Received!',
    description: 'There are no queries with quotes yet. New quotes appear here as they arrive.',
  },
  not_received: {
    title: 'Nothing Waiting for Quotes!',
    description: 'There are no queries waiting for their first quote.',
  },
  closed: { title: 'Nothing Closed!', description: 'There are no closed queries.' },
} as const satisfies Record<RequestTab, { title: string; description: string }>;
