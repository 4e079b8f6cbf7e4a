/** Each tab and list opens where it was left; a new detail opens at its top. */
import { readStored, writeStored } from '../browser-storage.ts';
import { type PathName, pathNameOf } from '../paths.ts';
import { isSignedIn } from '../session/login-state.ts';

const SCROLL_KEY = 'selvedge.scroll';
const MOST_PLACES = 50;
const RESTORE_FOR_MS = 1500;
const TAB_SCREENS: ReadonlySet<PathName> = new Set(['home', 'quotes', 'orders', 'payments', 'topSelling']);

type Places = Record<string, number>;
type Place = { pathname: string; searchStr: string };

/** A tab of a list is a place of its own; what lies over the screen is not. */
export function positionKey({ pathname, searchStr }: Place): string {
  const tab = tabIn(searchStr);
  return tab ? `${pathname}?tab=${tab}` : pathname;
}

/** By which word the address names its tab. */
const TAB_WORDS = ['tab', 'orderTab', 'status', 'list'];

export function tabIn(searchStr: string): string {
  const search = new URLSearchParams(searchStr);
  return TAB_WORDS.map((word) => search.get(word) ?? '').join('');
}

/** A sheet over the screen leaves it where it is; the parts of the account are screens of their own. */
export function isOnlyOverlay(from: Place, to: Place): boolean {
  return pathNameOf(to.pathname) !== 'account' && withoutOverlay(from) === withoutOverlay(to);
}

function withoutOverlay({ searchStr }: Place): string {
  const search = new URLSearchParams(searchStr);
  for (const word of ['view', 'id']) search.delete(word);
  return search.toString();
}

export function rememberOffset(place: Place, offset: number): void {
  // The way to sign-in leads away from a signed-in screen: a logout must leave nothing behind.
  if (!isSignedIn()) return;
  const { [positionKey(place)]: _old, ...others } = readPlaces();
  const recent = Object.entries(others).slice(1 - MOST_PLACES);
  writeStored(
    'session',
    SCROLL_KEY,
    JSON.stringify(Object.fromEntries([...recent, [positionKey(place), offset]])),
  );
}

/** Where to open a place: tabs and ways back return, a fresh detail starts at its top. */
export function offsetFor(place: Place, isWayBack: boolean): number {
  const name = pathNameOf(place.pathname);
  const returns = isWayBack || (name !== null && TAB_SCREENS.has(name));
  return returns ? (readPlaces()[positionKey(place)] ?? 0) : 0;
}

/** Lists grow as their data arrives, so the offset is tried until the page is long enough or the reader scrolls. */
export function scrollTo(offset: number): () => void {
  window.scrollTo(0, offset);
  if (offset === 0 || Math.abs(window.scrollY - offset) <= 1) return () => {};
  const watch = new ResizeObserver(() => {
    window.scrollTo(0, offset);
    if (Math.abs(window.scrollY - offset) <= 1) stop();
  });
  const timer = setTimeout(() => stop(), RESTORE_FOR_MS);
  const stop = () => {
    watch.disconnect();
    clearTimeout(timer);
    for (const type of ['wheel', 'touchstart', 'keydown']) window.removeEventListener(type, stop);
  };
  for (const type of ['wheel', 'touchstart', 'keydown'])
    window.addEventListener(type, stop, { passive: true });
  watch.observe(document.body);
  return stop;
}

function readPlaces(): Places {
  try {
    return JSON.parse(readStored('session', SCROLL_KEY) ?? '{}') as Places;
  } catch {
    return {};
  }
}
