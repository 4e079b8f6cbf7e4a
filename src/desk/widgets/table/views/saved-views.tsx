/** Saved views as links, so that Back, sharing and a bookmark work; nothing while there are none. */
import { Link } from '@tanstack/react-router';
import { deleteView, type StaffView } from '#contract/staff/views.ts';
import { call } from '#desk/platform/api.ts';
import { useChange } from '#desk/platform/use-change.ts';
import { Button } from '#ui/buttons/button.tsx';
import { classNames } from '#ui/theme/class-names.ts';
import { useNamedView, useSaveView, useViews, VIEWS_KEY, type Views } from './use-views.ts';
import { searchOf } from './view-search.ts';
import { viewsTexts as texts } from './views.texts.ts';

export function SavedViews() {
  const all = useViews();
  useNamedView(all);
  const { views, current, words } = all;
  const update = useSaveView(all);
  const remove = useChange({
    send: ({ viewId }: StaffView) => call(deleteView, { params: { viewId } }),
    touches: [VIEWS_KEY],
    done: () => texts.deleted,
  });
  if (views.length === 0) return null;
  return (
    <div className="flex flex-wrap items-center gap-2 text-sm">
      <ViewLinks {...all} />
      {current && current.search !== words && (
        <Button variant="quiet" size="small" busy={update.isRunning} onClick={() => update.run(current.name)}>
          {texts.update(current.name)}
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
    </div>
  );
}

function ViewLinks({ views, current, path }: Views) {
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
