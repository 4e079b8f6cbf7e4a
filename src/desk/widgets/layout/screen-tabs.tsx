import { Link } from '@tanstack/react-router';
import type { Endpoint } from '#contract/endpoint.ts';
import { isAllowed } from '#desk/platform/access.ts';
import { useSession } from '#desk/platform/session.ts';
import { TabLinks } from '#ui/navigation/tab-links.tsx';

export type ScreenTab<Id extends string> = {
  readonly id: Id;
  readonly label: string;
  readonly to: string;
  /** Shown to those who may read it. */
  readonly reads: Endpoint;
};

export type ScreenTabsProps<Id extends string> = {
  label: string;
  tabs: readonly ScreenTab<Id>[];
  selected: Id;
};

/** Screens that belong together, each at an address of its own; whoever may open only one needs no tabs. */
export function ScreenTabs<Id extends string>({ label, tabs, selected }: ScreenTabsProps<Id>) {
  const role = useSession()?.role;
  const open = tabs.filter(({ reads }) => role !== undefined && isAllowed(role, reads));
  if (open.length < 2) return null;
  return (
    <div className="mb-4">
      <TabLinks
        label={label}
        tabs={open}
        selected={selected}
        renderLink={({ tab, children, ...link }) => (
          <Link to={open.find(({ id }) => id === tab.id)?.to ?? '/'} {...link}>
            {children}
          </Link>
        )}
      />
    </div>
  );
}
