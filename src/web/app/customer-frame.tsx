/** The five tabs around every signed-in screen, at the thumb or beside the content. */
import type { ReactNode } from 'react';
import { BottomBar } from '#ui/navigation/bottom-bar.tsx';
import type { NavItem, RenderNavLink } from '#ui/navigation/nav-item.ts';
import { SideRail } from '#ui/navigation/side-rail.tsx';
import { classNames } from '#ui/theme/class-names.ts';
import { type PathName, pathTo } from '#web/platform/paths.ts';
import { appTexts } from './app.texts.ts';

export type Tab = Omit<NavItem, 'current'> & { path: string; screens: readonly PathName[] };

const TABS: readonly Tab[] = [
  {
    id: 'add-query',
    label: appTexts.tabs.addQuery,
    icon: 'plus',
    emphasis: true,
    path: pathTo('createRequest'),
    screens: ['createRequest'],
  },
  { id: 'home', label: appTexts.tabs.home, icon: 'home', path: pathTo('home'), screens: ['home'] },
  {
    id: 'queries',
    label: appTexts.tabs.queries,
    icon: 'list',
    path: pathTo('quotes'),
    screens: ['quotes', 'quoteDetail', 'selectQuotes', 'editSpecifications', 'confirmDetails'],
  },
  {
    id: 'orders',
    label: appTexts.tabs.orders,
    icon: 'box',
    path: pathTo('orders'),
    screens: ['orders', 'inTransitDetail', 'productionDetails', 'deliveredDetail', 'raiseIssue'],
  },
  {
    id: 'payments',
    label: appTexts.tabs.payments,
    icon: 'wallet',
    path: pathTo('payments'),
    screens: ['payments', 'paymentDetails'],
  },
];

/** The bar at the thumb has the specification's five tabs; beside the content there is room for the fabrics too. */
const FABRICS: Tab = {
  id: 'fabrics',
  label: appTexts.tabs.fabrics,
  icon: 'cloth',
  path: pathTo('topSelling'),
  screens: ['topSelling', 'liveQualityDetails', 'liveQualityConfirm', 'topSellingConfirm'],
};

/** Where a buyer works through something step by step, the tabs would only lead away from it. */
const WITHOUT_TABS: readonly PathName[] = [
  'createRequest',
  'editSpecifications',
  'confirmDetails',
  'liveQualityConfirm',
  'topSellingConfirm',
  'paymentDetails',
];

export type CustomerFrameProps = {
  screen: PathName | null;
  renderLink: RenderNavLink;
  /** Whether the roles of this person lead there; before they are known every tab stands. */
  isOpen?: (screen: PathName) => boolean;
  /** The way to the account, at the foot of the side rail. */
  foot?: ReactNode;
  children: ReactNode;
};

export function CustomerFrame({
  screen,
  renderLink,
  isOpen = () => true,
  foot,
  children,
}: CustomerFrameProps) {
  const marked = (tab: Tab) => ({ ...tab, current: screen !== null && tab.screens.includes(screen) });
  const items = TABS.filter(({ screens }) => screens.some(isOpen)).map(marked);
  // Cloth is shown to whoever orders it.
  const more = FABRICS.screens.every(isOpen) ? [marked(FABRICS)] : [];
  const hasTabs = screen === null || !WITHOUT_TABS.includes(screen);
  return (
    <div className={classNames('flex min-h-dvh', !hasTabs && '[--bottom-bar:0px]')}>
      <aside aria-label={appTexts.navigation} className="contents">
        <SideRail items={[...items, ...more]} renderLink={renderLink} foot={foot} />
      </aside>
      <div className={classNames('flex min-w-0 flex-1 flex-col wide:pb-0', hasTabs && 'pb-16')}>
        {children}
      </div>
      {hasTabs && <BottomBar items={items} renderLink={renderLink} />}
    </div>
  );
}
