import { type ReactNode, useState } from 'react';
import { Page } from '#desk/widgets/layout/page.tsx';
import { SideColumns } from '#desk/widgets/layout/side-columns.tsx';
import type { Column } from '#desk/widgets/table/column.ts';
import { DataTable } from '#desk/widgets/table/data-table.tsx';
import { useSearchState } from '#desk/widgets/table/search-state.ts';
import type { TableFilterProps } from '#desk/widgets/table/table-filter.tsx';
import { type PageOf, usePages } from '#desk/widgets/table/use-pages.ts';
import { booksTexts } from './books.texts.ts';
import { BooksViews } from './books-views.tsx';

export type BookListProps<Row, Query> = {
  tab: 'notes' | 'registrations' | 'exports';
  queryKey: readonly string[];
  read: (
    query: Query & { offset: number; limit: number },
    options: { signal?: AbortSignal },
  ) => Promise<PageOf<Row>>;
  keyOf: (row: Row) => string;
  columns: (onChoose: (key: string) => void) => Column<Row>[];
  filter: TableFilterProps;
  searchFor: string;
  empty: string;
  chosenAtFirst?: string | undefined;
  /** The record beside the list. */
  panel: (row: Row) => ReactNode;
};

/** A tab of the books: a list that the server searches and filters, and beside it the record that was chosen. */
export function BookList<Row, Query>(props: BookListProps<Row, Query>) {
  const { tab, queryKey, read, keyOf, columns, filter, panel } = props;
  const address = useSearchState();
  const [chosenKey, setChosen] = useState(props.chosenAtFirst ?? null);
  const requested = ['q', filter.name].flatMap((name) => {
    const value = address.get(name);
    return value ? [[name, value] as const] : [];
  });
  // The options of the filter are those of the query.
  const which = Object.fromEntries(requested) as Query;
  const list = usePages<Row>([...queryKey, which], (page, signal) =>
    read({ ...which, ...page }, signal ? { signal } : {}),
  );
  const chosen = list.rows.find((row) => keyOf(row) === chosenKey);
  return (
    <Page title={booksTexts.title}>
      <BooksViews selected={tab} />
      <SideColumns
        main={
          <DataTable
            name={booksTexts.tabs[tab]}
            columns={columns(setChosen)}
            list={list}
            keyOf={keyOf}
            {...(chosen ? { currentKey: keyOf(chosen) } : {})}
            filters={[filter]}
            searchFor={props.searchFor}
            isServerOrdered
            empty={props.empty}
          />
        }
        side={chosen && panel(chosen)}
      />
    </Page>
  );
}
