import { type DeskOrder, listOrdersForStaff, ORDER_SORTS } from '#contract/staff/order-desk.ts';
import { call } from '#desk/platform/api.ts';
import { lengthText, moneyText } from '#desk/widgets/figures.ts';
import { Page } from '#desk/widgets/layout/page.tsx';
import { type Column, textColumn } from '#desk/widgets/table/column.ts';
import { DataTable } from '#desk/widgets/table/data-table.tsx';
import { RowLink } from '#desk/widgets/table/row-link.tsx';
import { useSearchState } from '#desk/widgets/table/search-state.ts';
import { TwoLines } from '#desk/widgets/table/two-lines.tsx';
import { usePages } from '#desk/widgets/table/use-pages.ts';
import { dayText, momentText } from '#desk/widgets/time.ts';
import { ORDER_STATUS_CODE, ORDER_STATUS_LABEL, type OrderStatus } from '#domain/orders/order-status.ts';
import { Chip } from '#ui/surfaces/chip.tsx';
import { OrderViews } from './order-views.tsx';
import { ORDERS_KEY } from './orders.queries.ts';
import { ordersTexts as texts } from './orders.texts.ts';

/** What is in production comes first, because that is what people look for. */
const STATUSES: readonly OrderStatus[] = [
  'created',
  'provisional',
  'dispatched',
  'warehouse',
  'delivered',
  'cancelled',
];
const STATUS_FILTER = {
  name: 'status',
  label: texts.status,
  options: STATUSES.map((status) => ({
    value: String(ORDER_STATUS_CODE[status]),
    label: ORDER_STATUS_LABEL[status],
  })),
};

export function OrdersScreen() {
  const address = useSearchState();
  const q = address.get('q');
  const query = {
    status: Number(address.get('status') ?? ORDER_STATUS_CODE.created),
    sort: ORDER_SORTS.find((each) => each === address.get('sort')) ?? 'dispatch',
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
        filters={[STATUS_FILTER]}
        searchFor={texts.search}
        isServerOrdered
        empty={texts.empty}
      />
    </Page>
  );
}

const { columns } = texts;
const FIXED = { isUnsorted: true } as const;
const COLUMNS: Column<DeskOrder>[] = [
  {
    id: 'number',
    label: columns.number,
    text: ({ number }) => number,
    cell: ({ orderId, number, company }) => (
      <TwoLines first={<RowLink to={`/orders/${orderId}`}>{number}</RowLink>} second={company} />
    ),
    ...FIXED,
  },
  textColumn('company', columns.company, ({ company }) => company, { isHidden: true }),
  textColumn('quality', columns.quality, ({ quality }) => quality, { ...FIXED, wideOnly: true }),
  textColumn('quantity', columns.quantity, ({ quantity }) => lengthText(quantity), {
    ...FIXED,
    isFigure: true,
    wideOnly: true,
  }),
  textColumn('total', columns.total, ({ total }) => moneyText(total), {
    ...FIXED,
    isFigure: true,
    wideOnly: true,
  }),
  textColumn('due', columns.due, ({ due }) => moneyText(due), { ...FIXED, isFigure: true, wideOnly: true }),
  {
    id: 'next',
    label: columns.next,
    text: ({ next }) => (next ? `${next.name} (${next.ownerLabel})` : ''),
    cell: ({ next }) =>
      next && (
        <span className="flex min-w-36 flex-wrap items-center gap-x-2">
          {next.name}
          {next.isLate && <Chip tone="bad">{texts.late}</Chip>}
        </span>
      ),
    ...FIXED,
    wideOnly: true,
  },
  textColumn('dispatch', columns.dispatch, ({ dispatchBy }) => dayText(dispatchBy), { isFigure: true }),
  textColumn('placed', columns.placed, ({ placedAt }) => momentText(placedAt), {
    isFigure: true,
    wideOnly: true,
  }),
];
