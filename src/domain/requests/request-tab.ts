/** The tabs of the quotes page; which requests a tab gathers is a column of their table (`list_group`). */
export const REQUEST_TAB_CODE = { all_open: 1, received: 2, not_received: 3, closed: 4 } as const;
export type RequestTab = keyof typeof REQUEST_TAB_CODE;

export const DEFAULT_REQUEST_TAB: RequestTab = 'received';
export const REQUESTS_PAGE_SIZE = 20;
