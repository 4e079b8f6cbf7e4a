/** The views that this person saved for this screen, and the one that is open. */
import { useQuery } from '@tanstack/react-query';
import { useRouter, useRouterState } from '@tanstack/react-router';
import { useEffect, useEffectEvent } from 'react';
import { listViews, type StaffView, saveView } from '#contract/staff/views.ts';
import { call } from '#desk/platform/api.ts';
import { type Change, useChange } from '#desk/platform/use-change.ts';
import { searchOf, searchWithoutView, VIEW_PARAM } from './view-search.ts';
import { viewsTexts as texts } from './views.texts.ts';

export const VIEWS_KEY = 'views';

export type Views = {
  path: string;
  /** Search, filters and order as they stand in the address now. */
  words: string;
  current: StaffView | undefined;
  views: readonly StaffView[];
};

export function useViews(): Views {
  const path = useRouterState({ select: (state) => state.location.pathname });
  const address = useRouterState({ select: (state) => state.location.searchStr });
  const { data = [] } = useQuery({
    queryKey: [VIEWS_KEY],
    queryFn: ({ signal }) => call(listViews, {}, { signal }),
  });
  const views = data.filter((view) => view.path === path);
  const name = new URLSearchParams(address).get(VIEW_PARAM);
  return {
    path,
    words: searchWithoutView(address),
    current: views.find((view) => view.name === name),
    views,
  };
}

/** An address that only names a view opens it. */
export function useNamedView({ path, words, current }: Views): void {
  const router = useRouter();
  const isNameAlone = current !== undefined && words === '' && current.search !== '';
  const openNamed = useEffectEvent(() => {
    if (current) void router.navigate({ to: path, search: searchOf(current), replace: true });
  });
  useEffect(() => {
    if (isNameAlone) openNamed();
  }, [isNameAlone]);
}

/** What stands in the address is saved under a name, and the address then says so. */
export function useSaveView({ path, words }: Views, onDone?: () => void): Change<string> {
  const router = useRouter();
  return useChange({
    send: (name: string) => call(saveView, { body: { path, name, search: words } }),
    touches: [VIEWS_KEY],
    done: ({ name }) => texts.saved(name),
    onDone: (view) => {
      onDone?.();
      void router.navigate({ to: path, search: searchOf(view), replace: true });
    },
  });
}
