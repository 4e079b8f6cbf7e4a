import type { ReactNode } from 'react';
import { Page } from '#desk/widgets/layout/page.tsx';
import { DataTable, type DataTableProps } from './data-table.tsx';

export type TableScreenProps<Row> = Omit<DataTableProps<Row>, 'name' | 'searchFor' | 'empty'> & {
  texts: { title: string; search: string; empty: string };
  actions?: ReactNode;
  /** Leads to the screens beside this one. */
  tabs?: ReactNode;
  /** The sheet of the row that is open. */
  children?: ReactNode;
};

/** A screen that is one searched table and nothing else. */
export function TableScreen<Row>({ texts, actions, tabs, children, ...table }: TableScreenProps<Row>) {
  return (
    <Page title={texts.title} actions={actions}>
      {tabs}
      <DataTable {...table} name={texts.title} searchFor={texts.search} empty={texts.empty} />
      {children}
    </Page>
  );
}
