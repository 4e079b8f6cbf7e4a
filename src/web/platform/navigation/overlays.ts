/** Sheets and viewers live in the address (`?view=…&id=…`), so that Back closes them and links can open them. */
import { useLocation, useRouter } from '@tanstack/react-router';

declare module '@tanstack/react-router' {
  interface HistoryState {
    overlayOpenedHere?: true;
  }
}

/** For links that open an overlay: on the history entry, so that closing goes back instead of adding one more step. */
export const OVERLAY_STATE = { overlayOpenedHere: true } as const;

export type Overlay = { isOpen: boolean; id: string | null; open: (id?: string) => void; close: () => void };

export function useOverlay(view: string): Overlay {
  const router = useRouter();
  const { pathname, searchStr, state } = useLocation();
  const search = new URLSearchParams(searchStr);
  const isOpen = search.get('view') === view;

  const open = (id?: string) => {
    router.history.push(addressWith(pathname, search, { view, id: id ?? null }), OVERLAY_STATE);
  };
  const close = () => {
    if (!isOpen) return;
    if (state.overlayOpenedHere) router.history.back();
    else router.history.replace(addressWith(pathname, search, { view: null, id: null }));
  };
  return { isOpen, id: isOpen ? search.get('id') : null, open, close };
}

/** One entry inside an overlay that is a list: closing it leads back to that list. */
export function useOverlayItem(): Omit<Overlay, 'isOpen'> & { view: string | null } {
  const router = useRouter();
  const { pathname, searchStr, state } = useLocation();
  const search = new URLSearchParams(searchStr);
  const view = search.get('view');
  const id = search.get('id');
  return {
    view,
    id,
    open: (next) =>
      router.history.push(addressWith(pathname, search, { view, id: next ?? null }), OVERLAY_STATE),
    close: () => {
      if (state.overlayOpenedHere) router.history.back();
      else router.history.replace(addressWith(pathname, search, { view, id: null }));
    },
  };
}

function addressWith(
  pathname: string,
  search: URLSearchParams,
  change: Record<'view' | 'id', string | null>,
): string {
  const next = new URLSearchParams(search);
  for (const [name, value] of Object.entries(change)) {
    if (value === null) next.delete(name);
    else next.set(name, value);
  }
  const text = next.toString();
  return text ? `${pathname}?${text}` : pathname;
}
