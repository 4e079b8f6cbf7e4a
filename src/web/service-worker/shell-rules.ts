/** What belongs to the shell that is kept on the device, and which kept shells have had their day. */
import { pathNameOf } from '#web/platform/paths.ts';

export const SHELL_PREFIX = 'selvedge-shell-';

const ASSET = /^\/(assets\/|favicon\.svg$|manifest\.webmanifest$)/;

export function isAsset(pathname: string): boolean {
  return ASSET.test(pathname);
}

export function isHashed(pathname: string): boolean {
  return pathname.startsWith('/assets/');
}

/** Downloads, the outbox and whatever else the server shows are not ours to answer. */
export function isScreen(pathname: string): boolean {
  return pathname === '/' || pathNameOf(pathname) !== null;
}

/** The current one stays, and the one before it for pages that are still open. Browsers name caches in their order of birth. */
export function isOldShell(name: string, all: readonly string[], current: string): boolean {
  const others = all.filter((each) => each.startsWith(SHELL_PREFIX) && each !== current);
  return others.includes(name) && name !== others.at(-1);
}
