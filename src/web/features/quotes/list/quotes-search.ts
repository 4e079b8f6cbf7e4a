/** Which tab of the list is open and what is searched for: both live in the address, also beside an open query. */
import { useLocation } from '@tanstack/react-router';
import type { WorkScope } from '#domain/account/company/assignment.ts';
import { DEFAULT_REQUEST_TAB, REQUEST_TAB_CODE, type RequestTab } from '#domain/requests/request-tab.ts';
import { nameOfCode } from '#domain/shared/wire-code.ts';
import type { SearchOf } from '#web/platform/navigation/link-to.ts';

export type QuotesSearch = { tab: RequestTab; words: string };

export function parseQuotesSearch(searchText: string): QuotesSearch {
  const search = new URLSearchParams(searchText);
  const tab = nameOfCode(REQUEST_TAB_CODE, Number(search.get('tab')) as 1);
  return { tab: tab ?? DEFAULT_REQUEST_TAB, words: (search.get('q') ?? '').slice(0, 80) };
}

export function useQuotesSearch(): QuotesSearch {
  return parseQuotesSearch(useLocation().searchStr);
}

/** The default tab needs no word in the address. */
export function listSearch({ tab, words }: QuotesSearch): SearchOf<'quotes'> {
  return {
    ...(tab === DEFAULT_REQUEST_TAB ? {} : { tab: String(REQUEST_TAB_CODE[tab]) }),
    ...(words === '' ? {} : { q: words }),
  };
}

/** The list that is shown, by tab and words. */
export function listName({ tab, words }: QuotesSearch, work: WorkScope): string {
  return `${tab} ${work} ${words}`;
}
