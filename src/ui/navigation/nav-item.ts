import type { ReactNode } from 'react';
import type { IconName } from '#ui/icons/icon-paths.ts';

/** One main place of the app, shown in the bottom bar on phones and in the side rail on wide screens. */
export type NavItem = {
  id: string;
  label: string;
  icon: IconName;
  current?: boolean;
  /** The place that stands out by colour, not by position. */
  emphasis?: boolean;
  /** Things waiting there; read out as "3 new". */
  badge?: number;
};

/** The app's router renders the link itself; everything it needs is in here. */
export type NavLink = {
  item: NavItem;
  className: string;
  'aria-current': 'page' | undefined;
  children: ReactNode;
};

export type RenderNavLink = (link: NavLink) => ReactNode;
