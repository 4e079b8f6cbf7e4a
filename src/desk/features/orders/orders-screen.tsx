import { type DeskOrder, listOrdersForStaff, ORDER_SORTS } from '#contract/staff/order-desk.ts';
import { call } from '#desk/platform/api.ts';
import { moneyText } from '#desk/widgets/figures.ts';
import { Page } from '#desk/widgets/layout/page.tsx';
import { type Column, textColumn } from '#desk/widgets/table/column.ts';
import { DataTable } from '#desk/widgets/table/data-table.tsx';
import {
  currencyColumn,
  dayColumn,
  lengthColumn,
  momentColumn,
  moneyColumn,
  unitColumn,
} from '#desk/widgets/table/figure-columns.ts';
import { RowLink } from '#desk/widgets/table/row-link.tsx';
import { useSearchState } from '#desk/widgets/table/search-state.ts';
import { ALL } from '#desk/widgets/table/status-filter.tsx';
import { AtMostTwoLines, TwoLines } from '#desk/widgets/table/two-lines.tsx';
import { usePages } from '#desk/widgets/table/use-pages.ts';
import { dayText } from '#desk/widgets/time.ts';
import { ORDER_STATUS_CODE, ORDER_STATUS_LABEL, type OrderStatus } from '#domain/orders/order-status.ts';
import { OrderViews } from './order-views.tsx';
import { ORDERS_KEY } from './orders.queries.ts';
import { ordersTexts as texts } from './orders.texts.ts';

const STATUSES = (Object.keys(ORDER_STATUS_CODE) as OrderStatus[]).map((status) => ({
  value: String(ORDER_STATUS_CODE[status]),
  label: ORDER_STATUS_LABEL[status],
}));

/** What is in production comes first, because that is what people look for; who searches means all of them. */
export function OrdersScreen() {
  const address = useSearchState();
  const q = address.get('q');
  const status = address.get('status') ?? (q ? ALL : String(ORDER_STATUS_CODE.created));
  const query = {
    status,
    sort: ORDER_SORTS.find((each) => each === address.get('sort')) ?? ('dispatch' as const),
    ...(q ? { q } : {}),
  };
  const list = usePages<DeskOrder>([ORDERS_KEY, 'desk', query], (page, signal) =>
    call(listOrdersForStaff, { query: { ...query, ...page } }, signal ? { signal } : {}),
  );
  return (
    <Page title={texts.title}>
      <OrderViews selected="list" />
      <DataTable
        name={texts.title}
        columns={COLUMNS}
        list={list}
        keyOf={({ orderId }) => orderId}
        states={{ label: texts.status, options: STATUSES, value: status }}
        searchFor={texts.search}
        isServerOrdered
        empty={texts.empty}
      />
    </Page>
  );
}

const { columns } = texts;
const WIDE = { wideOnly: true } as const;
const COLUMNS: Column<DeskOrder>[] = [
  {
    id: 'number',
    label: columns.number,
    text: ({ number }) => number,
    cell: ({ orderId, number, company }) => (
      <TwoLines first={<RowLink to={`/orders/${orderId}`}>{number}</RowLink>} second={company} />
    ),
  },
  textColumn('company', columns.company, ({ company }) => company, { isHidden: true }),
  textColumn('quality', columns.quality, ({ quality }) => quality, {
    ...WIDE,
    cell: ({ quality }) => <AtMostTwoLines>{quality}</AtMostTwoLines>,
  }),
  lengthColumn('quantity', columns.quantity, ({ quantity }) => quantity, WIDE),
  unitColumn(({ quantity }) => quantity),
  moneyColumn('total', columns.total, ({ total }) => total, {
    ...WIDE,
    cell: ({ total, due }) => (
      <TwoLines first={moneyText(total)} second={due.minor === '0' ? null : texts.due(moneyText(due))} />
    ),
  }),
  moneyColumn('due', columns.due, ({ due }) => due, { isHidden: true }),
  currencyColumn(({ total }) => total),
  {
    id: 'status',
    label: texts.status,
    text: ({ statusLabel }) => statusLabel,
    cell: ({ statusLabel }) => <AtMostTwoLines>{statusLabel}</AtMostTwoLines>,
    ...WIDE,
  },
  {
    id: 'next',
    label: columns.next,
    text: ({ next }) => (next ? `${next.name} (${next.ownerLabel})` : ''),
    cell: ({ next }) =>
      next && (
        <AtMostTwoLines>
          {next.isLate && <span className="font-semibold text-bad">{texts.late} · </span>}
          {next.name}
        </AtMostTwoLines>
      ),
    ...WIDE,
  },
  dayColumn('dispatch', columns.dispatch, ({ dispatchBy }) => dispatchBy, {
    cell: (order) => <TwoLines first={dayText(order.dispatchBy)} second={likelyText(order)} />,
  }),
  dayColumn('likely', columns.likely, ({ likelyDispatch }) => likelyDispatch, { isHidden: true }),
  momentColumn('placed', columns.placed, ({ placedAt }) => placedAt, {
    ...WIDE,
    cell: ({ placedAt }) => dayText(placedAt.slice(0, 10)),
  }),
];

/** Said while the goods are here, where it is another day than the promised one. */
function likelyText({ status, dispatchBy, likelyDispatch }: DeskOrder): string | null {
  const hasLeft = status >= ORDER_STATUS_CODE.dispatched;
  return hasLeft || likelyDispatch === dispatchBy
    ? null
    : likelyDispatch && texts.likely(dayText(likelyDispatch));
}
