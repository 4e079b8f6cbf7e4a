/** Who may see a screen, and where everyone else is sent. */
import { redirect } from '@tanstack/react-router';
import { currentSession } from '../platform/session.ts';
import { restoreSession } from '../platform/sign-in.ts';

type Visit = { location: { href: string; search: object } };

export async function requireSignIn({ location }: Visit): Promise<void> {
  await restoreSession();
  if (currentSession()) return;
  const wanted = location.href === '/' ? {} : { next: location.href };
  throw redirect({ to: '/sign-in', search: wanted, replace: true });
}

export async function leaveIfSignedIn({ location }: Visit): Promise<void> {
  await restoreSession();
  if (currentSession()) throw redirect({ to: nextScreen(location.search), replace: true });
}

/** Only a screen of the desk: anything else in the address could lead to another site. */
export function nextScreen(search: object): string {
  const next = 'next' in search ? String(search.next) : '/';
  return /^\/(?![/\\])/.test(next) && !next.startsWith('/sign-in') ? next : '/';
}
