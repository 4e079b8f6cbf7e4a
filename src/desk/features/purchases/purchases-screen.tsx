import { listPurchases, PURCHASE_LISTS, type PurchaseLine } from '#contract/staff/purchases.ts';
import { call } from '#desk/platform/api.ts';
import { Page } from '#desk/widgets/layout/page.tsx';
import { type Column, textColumn } from '#desk/widgets/table/column.ts';
import { DataTable } from '#desk/widgets/table/data-table.tsx';
import { currencyColumn, dayColumn, moneyColumn } from '#desk/widgets/table/figure-columns.ts';
import { RowLink } from '#desk/widgets/table/row-link.tsx';
import { useSearchState } from '#desk/widgets/table/search-state.ts';
import { TwoLines } from '#desk/widgets/table/two-lines.tsx';
import { usePages } from '#desk/widgets/table/use-pages.ts';
import { dayText } from '#desk/widgets/time.ts';
import { PURCHASE_STATE_LABEL } from '#domain/purchases/purchase-state.ts';
import { PayableChips, PurchaseStateChip } from './purchase-state-chip.tsx';
import { PURCHASES_KEY } from './purchases.queries.ts';
import { purchasesTexts as texts } from './purchases.texts.ts';

const { columns } = texts;
const FILTER = {
  name: 'which',
  label: texts.which,
  options: (['', ...PURCHASE_LISTS] as const).map((value) => ({ value, label: texts.lists[value] })),
};
const fixed = { isUnsorted: true } as const;

/** Newest first; where something is owed, what is due first. */
export function PurchasesScreen() {
  const address = useSearchState();
  const q = address.get('q');
  const which = PURCHASE_LISTS.find((each) => each === address.get('which'));
  const requested = { ...(q ? { q } : {}), ...(which ? { which } : {}) };
  const list = usePages<PurchaseLine>([PURCHASES_KEY, requested], (page, signal) =>
    call(listPurchases, { query: { ...requested, ...page } }, signal ? { signal } : {}),
  );
  return (
    <Page title={texts.title}>
      <DataTable
        name={texts.title}
        columns={COLUMNS}
        list={list}
        keyOf={({ purchaseId }) => purchaseId}
        filters={[FILTER]}
        searchFor={texts.search}
        isServerOrdered
        empty={texts.empty}
      />
    </Page>
  );
}

const COLUMNS: Column<PurchaseLine>[] = [
  {
    id: 'number',
    label: columns.number,
    text: ({ number }) => number,
    cell: ({ purchaseId, number, supplierName }) => (
      <TwoLines
        first={<RowLink to={`/purchases/${purchaseId}`}>{number}</RowLink>}
        second={<span className="wide:hidden">{supplierName}</span>}
      />
    ),
    ...fixed,
  },
  textColumn('supplier', columns.supplier, ({ supplierName }) => supplierName, { ...fixed, wideOnly: true }),
  {
    id: 'order',
    label: columns.order,
    text: ({ orderNumber }) => orderNumber,
    cell: ({ orderNumber, quality }) => <TwoLines first={orderNumber} second={quality} />,
    ...fixed,
    wideOnly: true,
  },
  dayColumn('day', columns.day, ({ orderedOn }) => orderedOn, { ...fixed, wideOnly: true }),
  moneyColumn('goods', columns.goods, ({ goods }) => goods, { ...fixed, wideOnly: true }),
  moneyColumn('open', columns.open, ({ open }) => open, fixed),
  currencyColumn(({ goods }) => goods),
  {
    id: 'due',
    label: columns.due,
    text: ({ dueOn }) => dayText(dueOn),
    csv: ({ dueOn }) => dueOn ?? '',
    cell: (line) => (
      <TwoLines first={<PayableChips {...line} />} second={line.dueOn && dayText(line.dueOn)} />
    ),
    ...fixed,
  },
  textColumn('statutory', columns.statutory, ({ isStatutory }) => (isStatutory ? texts.yes : ''), {
    isHidden: true,
  }),
  {
    id: 'state',
    label: columns.state,
    text: ({ state }) => PURCHASE_STATE_LABEL[state],
    cell: ({ state }) => <PurchaseStateChip state={state} />,
    ...fixed,
    wideOnly: true,
  },
];
