/** Around every signed-in screen: the five tabs, and the customer's data. */
import { Outlet, useLocation } from '@tanstack/react-router';
import { useState } from 'react';
import type { RenderNavLink } from '#ui/navigation/nav-item.ts';
import { isEmbedded } from '#web/platform/host/embedded-mode.ts';
import { type PathName, pathNameOf } from '#web/platform/paths.ts';
import { loginState } from '#web/platform/session/login-state.ts';
import { useStoredValue } from '#web/platform/stored-value.ts';
import { useWebConfig } from '#web/platform/web-config.ts';
import { BuyerSettingsProvider } from '#web/widgets/buyer-settings.tsx';
import { MergedBanner } from '#web/widgets/company/merged-banner.tsx';
import { RoleGate } from '#web/widgets/company/role-gate.tsx';
import { useMayAll } from '#web/widgets/company/use-may.ts';
import { CacheProvider } from './cache-provider.tsx';
import { CustomerFrame } from './customer-frame.tsx';
import { RailAccount } from './rail-account.tsx';
import { SCREEN_CALLS } from './screen-roles.ts';
import { useServiceWorker } from './service-worker.ts';
import { TabLink } from './tab-link.tsx';
import { useScrollPositions } from './use-scroll-positions.ts';
import { WizardReady } from './wizard-ready.tsx';

export function CustomerShell() {
  useScrollPositions();
  useServiceWorker();
  const customerId = useLastCustomerId();
  const screen = pathNameOf(useLocation().pathname);
  const isHostNavigating = useHostNavigation();
  return (
    <CacheProvider key={customerId} customerId={customerId}>
      <WizardReady />
      <BuyerSettingsProvider>
        {isHostNavigating ? <OwnOutlet screen={screen} /> : <OwnFrame screen={screen} />}
      </BuyerSettingsProvider>
    </CacheProvider>
  );
}

/** Only the tabs that the roles of this person lead to. */
function OwnFrame({ screen }: { screen: PathName | null }) {
  const may = useMayAll();
  const isOpen = (name: PathName) => may(SCREEN_CALLS[name] ?? { access: 'customer' });
  return (
    <CustomerFrame screen={screen} renderLink={renderTab} isOpen={isOpen} foot={<RailAccount />}>
      <OwnOutlet screen={screen} />
    </CustomerFrame>
  );
}

/** The screen, or who of the company it is for. */
function OwnOutlet({ screen }: { screen: PathName | null }) {
  return (
    <RoleGate endpoint={screen === null ? undefined : SCREEN_CALLS[screen]}>
      <MergedBanner />
      <Outlet />
    </RoleGate>
  );
}

/** A host app draws the tabs itself, unless it is set up to leave them to us. */
function useHostNavigation(): boolean {
  const tabBar = useWebConfig()?.hostBridge.tabBar;
  return isEmbedded() && tabBar !== 'app';
}

const renderTab: RenderNavLink = (link) => <TabLink {...link} />;

/** At sign-out the screen in sight stays whole until the sign-in screen has taken its place. */
function useLastCustomerId(): string {
  const { customerId } = useStoredValue(loginState);
  const [last, setLast] = useState(customerId);
  if (customerId !== null && customerId !== last) setLast(customerId);
  return customerId ?? last ?? 'unknown';
}
