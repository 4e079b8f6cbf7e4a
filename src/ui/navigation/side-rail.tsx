import type { ReactNode } from 'react';
import { Icon } from '#ui/icons/icon.tsx';
import { Logo } from '#ui/icons/logo.tsx';
import { uiTexts } from '#ui/texts/ui.texts.ts';
import { classNames } from '#ui/theme/class-names.ts';
import { NavBadge } from './nav-badge.tsx';
import type { NavItem, RenderNavLink } from './nav-item.ts';

export type SideRailProps = {
  label?: string;
  items: readonly NavItem[];
  renderLink: RenderNavLink;
  /** Account and sign-out, at the foot. */
  foot?: ReactNode;
};

/** The main places beside the content on wide screens. */
export function SideRail({ label = uiTexts.main, items, renderLink, foot }: SideRailProps) {
  return (
    <div className="sticky top-0 hidden h-dvh w-60 shrink-0 flex-col gap-6 border-r border-line bg-paper p-4 wide:flex">
      <div className="px-2 pt-2">
        <Logo size="small" />
      </div>
      <nav aria-label={label} className="flex-1">
        <ul className="flex flex-col gap-1">
          {items.map((item) => (
            <li key={item.id}>
              {renderLink({
                item,
                className: classNames(
                  'flex min-h-11 items-center gap-3 rounded-control px-3 no-underline',
                  railLook(item),
                ),
                'aria-current': item.current ? 'page' : undefined,
                children: <RailFace item={item} />,
              })}
            </li>
          ))}
        </ul>
      </nav>
      {foot}
    </div>
  );
}

function railLook({ current, emphasis }: NavItem): string {
  if (emphasis) return 'bg-brand-600 font-semibold text-on-brand hover:bg-brand-700';
  if (current) return 'bg-brand-100 font-semibold text-brand-700';
  return 'font-medium text-ink-soft hover:bg-ground';
}

function RailFace({ item }: { item: NavItem }) {
  return (
    <>
      <Icon name={item.icon} size="large" />
      <span className="min-w-0 flex-1 truncate">{item.label}</span>
      {item.badge ? <NavBadge count={item.badge} /> : null}
    </>
  );
}
