import { type AgedAccount, listAgeing } from '#contract/staff/account-statements.ts';
import { call } from '#desk/platform/api.ts';
import { Page } from '#desk/widgets/layout/page.tsx';
import type { Column } from '#desk/widgets/table/column.ts';
import { DataTable } from '#desk/widgets/table/data-table.tsx';
import { currencyColumn, moneyColumn } from '#desk/widgets/table/figure-columns.ts';
import { RowLink } from '#desk/widgets/table/row-link.tsx';
import { useSearchState } from '#desk/widgets/table/search-state.ts';
import { usePages } from '#desk/widgets/table/use-pages.ts';
import { AGE_LABEL, AGES, type Age } from '#domain/payments/statement/ageing.ts';
import { booksTexts } from './books.texts.ts';
import { BooksViews } from './books-views.tsx';

const texts = booksTexts.ageing;
const fixed = { isUnsorted: true } as const;
const NOTHING = { minor: '0', currency: 'INR' } as const;

/** Who owes how much, and for how long. */
export function AgeingScreen() {
  const q = useSearchState().get('q');
  const which = q ? { q } : {};
  const list = usePages<AgedAccount>(['books', 'ageing', which], (page, signal) =>
    call(listAgeing, { query: { ...which, ...page } }, signal ? { signal } : {}),
  );
  return (
    <Page title={booksTexts.title}>
      <BooksViews selected="ageing" />
      <DataTable
        name={booksTexts.tabs.ageing}
        columns={COLUMNS}
        list={list}
        keyOf={({ brandId, total }) => `${brandId} ${total.currency}`}
        searchFor={texts.search}
        isServerOrdered
        empty={texts.empty}
      />
    </Page>
  );
}

const COLUMNS: Column<AgedAccount>[] = [
  {
    id: 'company',
    label: booksTexts.company,
    text: ({ company }) => company,
    cell: ({ company, brandId, total }) => (
      <RowLink to={`/companies/${brandId}/statement?currency=${total.currency}`}>{company}</RowLink>
    ),
    ...fixed,
  },
  moneyColumn('total', texts.total, ({ total }) => total, fixed),
  ...AGES.map((age) =>
    moneyColumn<AgedAccount>(age, AGE_LABEL[age], (row) => amountOf(row, age), { ...fixed, wideOnly: true }),
  ),
  currencyColumn(({ total }) => total),
];

function amountOf({ ageing }: AgedAccount, wanted: Age) {
  return ageing.find(({ age }) => age === wanted)?.amount ?? NOTHING;
}
