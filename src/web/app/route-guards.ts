/** Who may see a screen, and where everyone else is sent. */
import { redirect } from '@tanstack/react-router';
import { hostSignInSettled } from '#web/platform/host/host-sign-in.ts';
import { afterSignIn, loginPathFor } from '#web/platform/redirect-target.ts';
import { isSignedIn, loginState } from '#web/platform/session/login-state.ts';
import { webConfig } from '#web/platform/web-config.ts';

type Visit = { location: { href: string; search: object } };

export async function requireSignIn({ location }: Visit): Promise<void> {
  await hostSignInSettled();
  if (!isSignedIn()) throw redirect(ownRedirect(loginPathFor(location.href, loginState.get().redirectUrl)));
}

/** Nothing to wait for when no host handed a code over, so the prerendered screen comes alive at once. */
export async function leaveIfSignedIn({ location }: Visit): Promise<void> {
  await hostSignInSettled();
  if (!isSignedIn()) return;
  const wanted = 'redirect' in location.search ? location.search.redirect : null;
  throw redirect(ownRedirect(afterSignIn(wanted, loginState.get().redirectUrl)));
}

export function goToLogin({ location }: Visit): never {
  throw redirect(ownRedirect(loginPathFor(location.href, loginState.get().redirectUrl)));
}

/** The gallery of components is for people who build the app or look around the demo. */
export async function onlyOutsideProduction(visit: Visit): Promise<void> {
  if (import.meta.env.DEV || (await webConfig()).mode === 'demo') return;
  goToLogin(visit);
}

function ownRedirect(path: string) {
  const [to = '/', search = ''] = path.split('?');
  return { to, search: Object.fromEntries(new URLSearchParams(search)), replace: true };
}
