/** Views that this person saved for this screen: links, so that Back, sharing and a bookmark work. */
import { useQuery } from '@tanstack/react-query';
import { Link, useRouter, useRouterState } from '@tanstack/react-router';
import { useEffect, useEffectEvent, useState } from 'react';
import { deleteView, listViews, type StaffView, saveView } from '#contract/staff/views.ts';
import { call } from '#desk/platform/api.ts';
import { useChange } from '#desk/platform/use-change.ts';
import { Button } from '#ui/buttons/button.tsx';
import { classNames } from '#ui/theme/class-names.ts';
import { SaveViewSheet } from './save-view-sheet.tsx';
import { searchOf, VIEW_WORD, wordsOf } from './view-address.ts';
import { viewsTexts as texts } from './views.texts.ts';

const VIEWS_KEY = 'views';

export function SavedViews() {
  const { path, words, current, views } = useViews();
  const [isNaming, setNaming] = useState(false);
  const router = useRouter();
  const update = useChange({
    send: (body: { path: string; name: string; search: string }) => call(saveView, { body }),
    touches: [VIEWS_KEY],
    done: ({ name }) => texts.saved(name),
    onDone: ({ name, search }) => {
      setNaming(false);
      void router.navigate({ to: path, search: searchOf({ name, search }), replace: true });
    },
  });
  const remove = useChange({
    send: ({ viewId }: StaffView) => call(deleteView, { params: { viewId } }),
    touches: [VIEWS_KEY],
    done: () => texts.deleted,
  });
  const isChanged = current ? current.search !== words : words !== '';
  if (views.length === 0 && !isChanged) return null;
  return (
    <div className="flex flex-wrap items-center gap-2 text-sm">
      {views.length > 0 && <ViewLinks views={views} current={current} path={path} />}
      {isChanged && current && (
        <Button
          variant="quiet"
          size="small"
          busy={update.isRunning}
          onClick={() => update.run({ path, name: current.name, search: words })}
        >
          {texts.update(current.name)}
        </Button>
      )}
      {isChanged && (
        <Button variant="quiet" size="small" icon="plus" onClick={() => setNaming(true)}>
          {texts.save}
        </Button>
      )}
      {current && (
        <Button
          variant="quiet"
          size="small"
          icon="trash"
          busy={remove.isRunning}
          onClick={() => remove.run(current)}
        >
          {texts.remove(current.name)}
        </Button>
      )}
      {isNaming && (
        <SaveViewSheet
          change={update}
          onSave={(name) => update.run({ path, name, search: words })}
          onClose={() => setNaming(false)}
        />
      )}
    </div>
  );
}

type Views = { path: string; words: string; current: StaffView | undefined; views: readonly StaffView[] };

function useViews(): Views {
  const router = useRouter();
  const path = useRouterState({ select: (state) => state.location.pathname });
  const address = useRouterState({ select: (state) => state.location.searchStr });
  const { data = [] } = useQuery({
    queryKey: [VIEWS_KEY],
    queryFn: ({ signal }) => call(listViews, {}, { signal }),
  });
  const views = data.filter((view) => view.path === path);
  const name = new URLSearchParams(address).get(VIEW_WORD);
  const current = views.find((view) => view.name === name);
  const words = wordsOf(address);
  // An address that only names a view opens it.
  const isNameAlone = current !== undefined && words === '' && current.search !== '';
  const openNamed = useEffectEvent(() => {
    if (current) void router.navigate({ to: path, search: searchOf(current), replace: true });
  });
  useEffect(() => {
    if (isNameAlone) openNamed();
  }, [isNameAlone]);
  return { path, words, current, views };
}

type ViewLinksProps = Pick<Views, 'views' | 'current' | 'path'>;

function ViewLinks({ views, current, path }: ViewLinksProps) {
  return (
    <nav aria-label={texts.views}>
      <ul className="flex flex-wrap gap-2">
        {views.map((view) => (
          <li key={view.viewId}>
            <Link
              to={path}
              search={searchOf(view) as never}
              aria-current={view === current ? 'page' : undefined}
              className={classNames(
                'inline-flex min-h-9 items-center rounded-full border px-3 font-semibold no-underline max-wide:min-h-11',
                view === current
                  ? 'border-brand-600 bg-brand-100 text-brand-700'
                  : 'border-line-strong bg-paper text-ink-soft hover:bg-ground',
              )}
            >
              {view.name}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
