import { useState } from 'react';
import { BottomBar } from '#ui/navigation/bottom-bar.tsx';
import type { NavItem, NavLink } from '#ui/navigation/nav-item.ts';
import { SideRail } from '#ui/navigation/side-rail.tsx';
import { type Step, Stepper } from '#ui/navigation/stepper.tsx';
import { TabLinks } from '#ui/navigation/tab-links.tsx';
import { TabPanel, Tabs } from '#ui/navigation/tabs.tsx';
import { TopBar } from '#ui/navigation/top-bar.tsx';
import { Row, Section } from './section.tsx';

const PLACES: readonly NavItem[] = [
  { id: 'home', label: 'Home', icon: 'home', current: true },
  { id: 'queries', label: 'Queries', icon: 'list', badge: 3 },
  { id: 'add', label: 'Add query', icon: 'plus', emphasis: true },
  { id: 'orders', label: 'Orders', icon: 'box' },
  { id: 'payments', label: 'Payments', icon: 'wallet' },
];

const TABS = [
  { id: 'production', label: 'Production', count: 12 },
  { id: 'dispatched', label: 'Dispatched', count: 3 },
  { id: 'delivered', label: 'Delivered' },
  { id: 'cancelled', label: 'Cancelled' },
];

const STAGES: readonly Step[] = [
  { id: '1', label: 'Order placed', state: 'done' },
  { id: '2', label: 'Material inwards', state: 'done' },
  { id: '3', label: 'Sampling', state: 'current' },
  { id: '4', label: 'Goods ready', state: 'upcoming' },
  { id: '5', label: 'Finishing and packing', state: 'upcoming' },
  { id: '6', label: 'Dispatch', state: 'upcoming' },
];

function placeLink({ item, children, ...link }: NavLink) {
  return (
    <a href="#navigation" data-place={item.id} {...link}>
      {children}
    </a>
  );
}

export function NavigationSection() {
  const [tab, setTab] = useState('production');
  return (
    <Section id="navigation" title="Getting around">
      <Row title="Phone: top bar and bottom bar">
        <div className="relative h-72 w-full max-w-sm transform-[translateZ(0)] overflow-clip rounded-card border border-line">
          <TopBar title="100% Cotton Poplin 40x40/120x80" onBack={() => {}} />
          <div className="wide:hidden">
            <BottomBar label="Places on a phone" items={PLACES} renderLink={placeLink} />
          </div>
        </div>
        <div className="h-96 overflow-clip rounded-card border border-line">
          <SideRail label="Places on a wide screen" items={PLACES} renderLink={placeLink} />
        </div>
      </Row>
      <div className="grid gap-6 md:grid-cols-2">
        <div className="rounded-card border border-line bg-paper">
          <Tabs name="orders" label="Orders by state" tabs={TABS} selected={tab} onSelect={setTab} />
          <TabPanel name="orders" selected={tab}>
            <p className="p-4 text-ink-soft">Arrow keys move between tabs.</p>
          </TabPanel>
        </div>
        <div className="rounded-card border border-line bg-paper">
          <TabLinks
            label="Orders by address"
            tabs={TABS}
            selected="dispatched"
            renderLink={({ tab: { id }, children, ...link }) => (
              <a href="#navigation" data-tab={id} {...link}>
                {children}
              </a>
            )}
          />
        </div>
      </div>
      <Stepper label="Production" steps={STAGES} />
      <Stepper
        label="Late production"
        steps={STAGES.map((stage) => (stage.id === '3' ? { ...stage, state: 'late' } : stage))}
      />
    </Section>
  );
}
