/** Where a sign-in may lead: only to a screen of this app, whatever a link from outside asks for. */
import { type PathName, pathNameOf, pathTo } from './paths.ts';

/** Screens of the way in itself; to return to them after signing in would be a circle. */
const WAY_IN: ReadonlySet<PathName> = new Set(['login', 'otp', 'notRegistered', 'createCustomer']);
const ACCOUNT_PAGES: ReadonlySet<PathName> = new Set(['account', 'profile']);
const LONGEST_TARGET = 2000;
const ANY_ORIGIN = 'https://app.invalid';

/** The path and search to follow, or null when it is not one of ours. */
export function ownPath(wanted: unknown): string | null {
  if (typeof wanted !== 'string' || wanted.length > LONGEST_TARGET) return null;
  // Browsers read a backslash as a slash and drop tabs and line ends, so "/\evil" and "/<tab>/evil" leave the site.
  if (!wanted.startsWith('/') || wanted.startsWith('//') || hasTrickCharacter(wanted)) return null;
  const url = parsed(wanted);
  if (!url || url.origin !== ANY_ORIGIN) return null;
  const name = pathNameOf(url.pathname);
  return name && !WAY_IN.has(name) ? url.pathname + url.search : null;
}

/**
 * The sign-in address for someone who wanted `intended`; account pages ask for no way back.
 * Who wanted no screen of ours is led back to where the last session ended.
 */
export function loginPathFor(intended: string, storedRedirectUrl: string | null): string {
  const target = ownPath(intended) ?? ownPath(storedRedirectUrl);
  if (!target || isAccountPage(target)) return pathTo('login');
  return `${pathTo('login')}?redirect=${encodeURIComponent(target)}`;
}

export function isAccountPage(path: string): boolean {
  const name = pathNameOf(path.split('?')[0] ?? '');
  return name !== null && ACCOUNT_PAGES.has(name);
}

/** After signing in: the wish in the address, else the remembered one, else home. */
export function afterSignIn(redirectQuery: unknown, storedRedirectUrl: string | null): string {
  return ownPath(redirectQuery) ?? ownPath(storedRedirectUrl) ?? pathTo('home');
}

function parsed(path: string): URL | null {
  try {
    return new URL(path, ANY_ORIGIN);
  } catch {
    return null;
  }
}

function hasTrickCharacter(text: string): boolean {
  for (const character of text) {
    const code = character.charCodeAt(0);
    if (code <= 32 || code === 92 || code === 127) return true;
  }
  return false;
}
