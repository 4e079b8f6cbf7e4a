import { listOrdersForStaff } from '#contract/staff/order-desk.ts';
import { ScreenTabs } from '#desk/widgets/layout/screen-tabs.tsx';
import { ordersTexts as texts } from './orders.texts.ts';

const TABS = [
  { id: 'list', label: texts.list, to: '/orders', reads: listOrdersForStaff },
  { id: 'board', label: texts.board, to: '/orders/board', reads: listOrdersForStaff },
] as const;

/** The same orders as a list or as a board. */
export function OrderViews({ selected }: { selected: (typeof TABS)[number]['id'] }) {
  return <ScreenTabs label={texts.views} tabs={TABS} selected={selected} />;
}
