import { Icon } from '#ui/icons/icon.tsx';
import { uiTexts } from '#ui/texts/ui.texts.ts';
import { classNames } from '#ui/theme/class-names.ts';
import { NavBadge } from './nav-badge.tsx';
import type { NavItem, RenderNavLink } from './nav-item.ts';

export type BottomBarProps = { label?: string; items: readonly NavItem[]; renderLink: RenderNavLink };

/** The main places at the thumb; hidden from 1024 wide, where the side rail takes over. */
export function BottomBar({ label = uiTexts.main, items, renderLink }: BottomBarProps) {
  return (
    <nav
      aria-label={label}
      className="pb-safe fixed inset-x-0 bottom-0 z-30 border-t border-line bg-paper wide:hidden"
    >
      <ul className="mx-auto flex h-16 max-w-xl">
        {items.map((item) => (
          <li key={item.id} className="flex min-w-0 flex-1">
            {renderLink({
              item,
              className: classNames(
                'flex min-w-0 flex-1 flex-col items-center justify-center gap-0.5 text-xs no-underline -outline-offset-2',
                item.current || item.emphasis ? 'font-bold text-brand-700' : 'font-medium text-ink-soft',
              ),
              'aria-current': item.current ? 'page' : undefined,
              children: <BarFace item={item} />,
            })}
          </li>
        ))}
      </ul>
    </nav>
  );
}

function BarFace({ item }: { item: NavItem }) {
  return (
    <>
      <span
        className={classNames(
          'relative grid h-8 w-14 place-items-center rounded-full transition-transform',
          item.current && !item.emphasis && 'bg-brand-100',
          item.emphasis && 'bg-brand-600 text-on-brand',
        )}
      >
        <Icon name={item.icon} size="large" />
      </span>
      <span className="max-w-full truncate px-0.5">{item.label}</span>
      {item.badge ? (
        <span className="absolute ml-8 -translate-y-4">
          <NavBadge count={item.badge} />
        </span>
      ) : null}
    </>
  );
}
