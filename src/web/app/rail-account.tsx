import { Link } from '@tanstack/react-router';
import { Icon } from '#ui/icons/icon.tsx';
import { pathTo } from '#web/platform/paths.ts';
import { loginState } from '#web/platform/session/login-state.ts';
import { useStoredValue } from '#web/platform/stored-value.ts';
import { appTexts } from './app.texts.ts';

/** The way to the account at the foot of the side rail. */
export function RailAccount() {
  const { name } = useStoredValue(loginState);
  return (
    <Link
      to={pathTo('account')}
      className="flex min-h-11 items-center gap-3 rounded-control px-3 text-ink-soft no-underline hover:bg-ground aria-[current=page]:bg-brand-100 aria-[current=page]:font-semibold aria-[current=page]:text-brand-700"
    >
      <Icon name="user" size="large" />
      <span className="min-w-0 truncate">{name ?? appTexts.account}</span>
    </Link>
  );
}
