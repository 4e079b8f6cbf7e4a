/** A list that is read one state at a time: the first state, unless the address names another; one row may be open. */
import { type OpenRow, useOpenRow } from './open-row.ts';
import { useSearchState } from './search-state.ts';
import type { TableFilterProps } from './table-filter.tsx';
import { type PageOf, type Rows, usePages } from './use-pages.ts';

const STATE_PARAM = 'state';

export type StateListOptions<Row, State extends string> = {
  key: string;
  states: readonly [State, ...State[]];
  read: (
    query: { state: State; offset: number; limit: number },
    options: { signal?: AbortSignal },
  ) => Promise<PageOf<Row>>;
  keyOf: (row: Row) => string;
};

export type StateList<Row, State> = OpenRow<Row> & { state: State; list: Rows<Row> };

export function useStateList<Row, State extends string>({
  key,
  states,
  read,
  keyOf,
}: StateListOptions<Row, State>): StateList<Row, State> {
  const named = useSearchState().get(STATE_PARAM);
  const state = states.find((each) => each === named) ?? states[0];
  const list = usePages<Row>(
    [key, state],
    (page, signal) => read({ state, ...page }, signal ? { signal } : {}),
    { needsAll: true },
  );
  return { state, list, ...useOpenRow(list.rows, keyOf) };
}

export function stateFilter<State extends string>(
  label: string,
  states: readonly State[],
  words: Readonly<Record<State, string>>,
): TableFilterProps {
  return { name: STATE_PARAM, label, options: states.map((value) => ({ value, label: words[value] })) };
}
