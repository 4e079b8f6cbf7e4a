/** Around every signed-in screen: the five tabs, and the customer's data. */
import { Link, Outlet, useLocation } from '@tanstack/react-router';
import { useState } from 'react';
import { BottomBar } from '#ui/bottom-bar.tsx';
import type { NavItem, RenderNavLink } from '#ui/nav-item.ts';
import { SideRail } from '#ui/side-rail.tsx';
import { isEmbedded } from '#web/platform/host/embedded-mode.ts';
import { type PathName, pathNameOf, pathTo } from '#web/platform/paths.ts';
import { loginState } from '#web/platform/session/login-state.ts';
import { useStoredValue } from '#web/platform/stored-value.ts';
import { CacheProvider } from './cache-provider.tsx';
import { RailAccount } from './rail-account.tsx';
import { useScrollPlaces } from './use-scroll-places.ts';

type Tab = Omit<NavItem, 'current'> & { path: string; screens: readonly PathName[] };

const TABS: readonly Tab[] = [
  {
    id: 'add-query',
    label: 'Add query',
    icon: 'plus',
    emphasis: true,
    path: pathTo('createRequest'),
    screens: ['createRequest'],
  },
  { id: 'home', label: 'Home', icon: 'home', path: pathTo('home'), screens: ['home'] },
  {
    id: 'queries',
    label: 'Queries',
    icon: 'list',
    path: pathTo('quotes'),
    screens: ['quotes', 'quoteDetail', 'selectQuotes', 'editSpecifications', 'confirmDetails'],
  },
  {
    id: 'orders',
    label: 'Orders',
    icon: 'box',
    path: pathTo('orders'),
    screens: ['orders', 'inTransitDetail', 'productionDetails', 'deliveredDetail', 'raiseIssue'],
  },
  {
    id: 'payments',
    label: 'Payments',
    icon: 'wallet',
    path: pathTo('payments'),
    screens: ['payments', 'paymentDetails'],
  },
];

export function CustomerShell() {
  useScrollPlaces();
  const customerId = useLastCustomerId();
  const screen = pathNameOf(useLocation().pathname);
  const items = TABS.map((tab) => ({ ...tab, current: screen !== null && tab.screens.includes(screen) }));
  return (
    <CacheProvider key={customerId} customerId={customerId}>
      {isEmbedded() ? (
        <Outlet />
      ) : (
        <div className="flex min-h-dvh">
          <aside aria-label="Main places and account" className="contents">
            <SideRail items={items} renderLink={renderTab} foot={<RailAccount />} />
          </aside>
          <div className="flex min-w-0 flex-1 flex-col pb-16 wide:pb-0">
            <Outlet />
          </div>
          <BottomBar items={items} renderLink={renderTab} />
        </div>
      )}
    </CacheProvider>
  );
}

const renderTab: RenderNavLink = ({ item, ...link }) => <Link {...link} to={(item as Tab).path} />;

/** At sign-out the screen in sight stays whole until the sign-in screen has taken its place. */
function useLastCustomerId(): string {
  const { customerId } = useStoredValue(loginState);
  const [last, setLast] = useState(customerId);
  if (customerId !== null && customerId !== last) setLast(customerId);
  return customerId ?? last ?? 'unknown';
}
