import { type DeskReceipt, listReceiptsForStaff } from '#contract/staff/money-lists.ts';
import { call } from '#desk/platform/api.ts';
import { type Column, textColumn } from '#desk/widgets/table/column.ts';
import { currencyColumn, momentColumn, moneyColumn } from '#desk/widgets/table/figure-columns.ts';
import { RowLink } from '#desk/widgets/table/row-link.tsx';
import { useSearchState } from '#desk/widgets/table/search-state.ts';
import { TableScreen } from '#desk/widgets/table/table-screen.tsx';
import { TwoLines } from '#desk/widgets/table/two-lines.tsx';
import { usePages } from '#desk/widgets/table/use-pages.ts';
import { momentText } from '#desk/widgets/time.ts';
import { moneyTexts } from './money.texts.ts';
import { RECEIPTS_KEY } from './money-keys.ts';

const texts = moneyTexts.receipts;
const { columns } = moneyTexts;
const fixed = { isUnsorted: true } as const;

/** Every receipt there is, newest first. */
export function ReceiptsScreen() {
  const q = useSearchState().get('q');
  const list = usePages<DeskReceipt>([RECEIPTS_KEY, q], (page, signal) =>
    call(listReceiptsForStaff, { query: { ...(q ? { q } : {}), ...page } }, signal ? { signal } : {}),
  );
  return (
    <TableScreen texts={texts} columns={COLUMNS} list={list} keyOf={({ number }) => number} isServerOrdered />
  );
}

const COLUMNS: Column<DeskReceipt>[] = [
  {
    id: 'number',
    label: texts.number,
    text: ({ number }) => number,
    cell: ({ number, givenAt }) => (
      <span className="figures wide:whitespace-nowrap">
        <TwoLines first={number} second={momentText(givenAt)} />
      </span>
    ),
    ...fixed,
  },
  {
    id: 'order',
    label: columns.order,
    text: ({ orderNumber }) => orderNumber,
    cell: ({ orderId, orderNumber, company }) => (
      <TwoLines first={<RowLink to={`/orders/${orderId}`}>{orderNumber}</RowLink>} second={company} />
    ),
    ...fixed,
  },
  textColumn('company', columns.company, ({ company }) => company, { isHidden: true }),
  moneyColumn('amount', columns.amount, ({ amount }) => amount, fixed),
  moneyColumn('withheld', texts.withheld, ({ withheld }) => withheld, { wideOnly: true, ...fixed }),
  moneyColumn('left', texts.left, ({ left }) => left, { wideOnly: true, ...fixed }),
  currencyColumn(({ amount }) => amount),
  {
    id: 'method',
    label: texts.method,
    text: ({ method }) => methodText(method),
    cell: ({ method, reference }) => (
      <TwoLines first={methodText(method)} second={<span className="break-all">{reference}</span>} />
    ),
    wideOnly: true,
    ...fixed,
  },
  textColumn('reference', texts.reference, ({ reference }) => reference, { isHidden: true }),
  momentColumn('at', texts.at, ({ givenAt }) => givenAt, { isHidden: true }),
];

function methodText(method: string): string {
  const words: Readonly<Record<string, string>> = texts.methods;
  return words[method] ?? method.replaceAll('_', ' ');
}
