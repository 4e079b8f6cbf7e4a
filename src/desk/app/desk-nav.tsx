import { Link, useLocation } from '@tanstack/react-router';
import { isAllowed } from '#desk/platform/access.ts';
import { useSession } from '#desk/platform/session.ts';
import { Icon } from '#ui/icons/icon.tsx';
import { classNames } from '#ui/theme/class-names.ts';
import { appTexts } from './app.texts.ts';
import { NAVIGATION, type NavEntry } from './navigation.ts';

/** The screens that this member of staff may open. */
export function DeskNav({ onChoose }: { onChoose?: () => void }) {
  const role = useSession()?.role;
  const { pathname } = useLocation();
  if (!role) return null;
  const shown = NAVIGATION.map(({ label, entries }) => ({
    label,
    entries: entries.filter(({ reads }) => isAllowed(role, reads)),
  })).filter(({ entries }) => entries.length > 0);
  return (
    <nav aria-label={appTexts.navigation} className="flex flex-col gap-3">
      {shown.map(({ label, entries }) => (
        <div key={label ?? ''}>
          {label && <p className="px-3 pb-1 text-xs font-semibold text-ink-soft">{label}</p>}
          <ul className="flex flex-col">
            {entries.map((entry) => (
              <li key={entry.to}>
                <NavLink entry={entry} isCurrent={isAt(pathname, entry.to)} onChoose={onChoose} />
              </li>
            ))}
          </ul>
        </div>
      ))}
    </nav>
  );
}

type NavLinkProps = { entry: NavEntry; isCurrent: boolean; onChoose?: (() => void) | undefined };

function NavLink({ entry: { to, label, icon }, isCurrent, onChoose }: NavLinkProps) {
  return (
    <Link
      to={to}
      onClick={onChoose}
      aria-current={isCurrent ? 'page' : undefined}
      className={classNames(
        'flex min-h-9 items-center gap-2.5 rounded-control px-3 text-sm no-underline max-wide:min-h-11',
        isCurrent ? 'bg-brand-100 font-semibold text-brand-700' : 'font-medium text-ink-soft hover:bg-ground',
      )}
    >
      <Icon name={icon} />
      {label}
    </Link>
  );
}

function isAt(pathname: string, to: string): boolean {
  return to === '/' ? pathname === '/' : pathname === to || pathname.startsWith(`${to}/`);
}
