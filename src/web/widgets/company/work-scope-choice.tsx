import { useQueryClient } from '@tanstack/react-query';
import { chooseWorkScope } from '#contract/customer/colleagues.ts';
import { WORK_SCOPES, type WorkScope } from '#domain/account/company/assignment.ts';
import { classNames } from '#ui/theme/class-names.ts';
import { call } from '#web/platform/api.ts';
import { useWrite } from '#web/platform/use-intent.ts';
import { companyQueries } from './company.queries.ts';
import { companyTexts } from './company.texts.ts';
import { useColleagues, useWorkScope } from './use-work-scope.ts';

const { scope: texts } = companyTexts;

/** "All" or "Mine" above a list; a company of one has no such choice. */
export function WorkScopeChoice({ className }: { className?: string }) {
  const chosen = useWorkScope();
  const choose = useChooseWorkScope();
  if (useColleagues().length === 0) return null;
  return (
    <fieldset
      aria-label={texts.label}
      className={classNames('inline-flex rounded-control border border-line-strong p-0.5', className)}
    >
      {WORK_SCOPES.map((work) => (
        <button
          key={work}
          type="button"
          aria-pressed={work === chosen}
          onClick={() => choose(work)}
          className={classNames(
            'min-h-10 min-w-16 rounded-[0.4rem] px-3 text-sm font-semibold',
            work === chosen ? 'bg-brand-600 text-paper' : 'text-ink-soft hover:bg-ground',
          )}
        >
          {texts[work]}
        </button>
      ))}
    </fieldset>
  );
}

/** Shown at once; what the server keeps follows. */
function useChooseWorkScope(): (work: WorkScope) => void {
  const client = useQueryClient();
  const { queryKey } = companyQueries.people();
  const { run } = useWrite(
    ['account'],
    (_key, work: WorkScope) => call(chooseWorkScope, { body: { work } }),
    () => {},
  );
  return (work) => {
    client.setQueryData(queryKey, (people) => people && { ...people, work });
    void run(work);
  };
}
