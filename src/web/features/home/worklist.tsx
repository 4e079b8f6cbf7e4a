import { Link } from '@tanstack/react-router';
import { type ComponentType, lazy, Suspense, useState } from 'react';
import type { Home, HomeTask } from '#contract/customer/home.ts';
import { Button } from '#ui/buttons/button.tsx';
import { buttonClass } from '#ui/buttons/button-class.ts';
import { EmptyLoom, EmptyState } from '#ui/feedback/empty-state.tsx';
import { ErrorState } from '#ui/feedback/error-state.tsx';
import { SkeletonCards } from '#ui/feedback/skeleton.tsx';
import { Icon } from '#ui/icons/icon.tsx';
import { classNames } from '#ui/theme/class-names.ts';
import { errorMessage } from '#web/platform/error-message.ts';
import { useNow } from '#web/platform/use-now.ts';
import { useBuyerDay } from '#web/widgets/buyer-settings.tsx';
import { useColleagues } from '#web/widgets/company/use-work-scope.ts';
import { HoldNote } from '#web/widgets/orders/hold-note.tsx';
import { FirstStep } from './first-step.tsx';
import { homeTexts } from './home.texts.ts';
import { taskLabel, taskLink, taskTitle } from './task-text.ts';

const { worklist: texts } = homeTexts;
/** A company of one never asks for it. */
const WorkScopeChoice = lazy<ComponentType>(() =>
  import('#web/widgets/company/work-scope-choice.tsx').then((m) => ({ default: m.WorkScopeChoice })),
);
/** More at once is no list of what is urgent. */
const FIRST_TASKS = 5;

export type WorklistProps = {
  home: Home | undefined;
  error: unknown;
  isFetching: boolean;
  onRetry: () => void;
};

/** What goes on only when the buyer acts, the most urgent first. */
export function Worklist({ home, error, isFetching, onRetry }: WorklistProps) {
  const hasColleagues = useColleagues().length > 0;
  return (
    <section
      aria-labelledby="waiting"
      className="rounded-card border border-line bg-paper p-4 wide:col-span-2 wide:min-h-80"
    >
      <div className="flex flex-wrap items-center justify-between gap-2 pb-1">
        <h2 id="waiting" className="text-lg font-bold">
          {texts.title}
        </h2>
        {hasColleagues && (
          <Suspense>
            <WorkScopeChoice />
          </Suspense>
        )}
      </div>
      {home ? (
        <Tasks home={home} />
      ) : error ? (
        <ErrorState detail={errorMessage(error)} busy={isFetching} onRetry={onRetry} />
      ) : (
        <SkeletonCards count={2} label={texts.loading} />
      )}
    </section>
  );
}

function Tasks({ home: { tasks, isNew } }: { home: Home }) {
  const [isWhole, setWhole] = useState(false);
  if (tasks.length === 0 && isNew) return <FirstStep />;
  if (tasks.length === 0) return <EmptyState drawing={<EmptyLoom />} sentence={texts.empty} />;
  const hidden = tasks.length - FIRST_TASKS;
  return (
    <>
      <ul className="divide-y divide-line">
        {(isWhole ? tasks : tasks.slice(0, FIRST_TASKS)).map((task, place) => (
          <li key={`${task.kind} ${task.number} ${task.instalment}`}>
            <TaskRow task={task} isFirst={place === 0} />
          </li>
        ))}
      </ul>
      {hidden > 0 && (
        <Button
          variant="quiet"
          size="small"
          className="-mb-2 -ml-3"
          aria-expanded={isWhole}
          onClick={() => setWhole(!isWhole)}
        >
          {isWhole ? texts.fewer : texts.more(hidden)}
        </Button>
      )}
    </>
  );
}

/** One line says what and until when, a small one which order or query; a tap anywhere opens it. */
function TaskRow({ task, isFirst }: { task: HomeTask; isFirst: boolean }) {
  const now = useNow();
  const { today } = useBuyerDay();
  const label = taskLabel(task);
  return (
    <article className="relative -mx-2 flex items-center gap-3 rounded-control px-2 py-2 hover:bg-brand-50">
      <div className="min-w-0 flex-1">
        <h3
          className={classNames(
            'figures text-sm leading-snug font-semibold',
            task.kind === 'payment_overdue' && 'text-bad',
          )}
        >
          {taskTitle(task, { now, today })}
        </h3>
        {task.kind === 'order_held' && <HoldNote heldUntil={task.endsAt} />}
        <p className="figures truncate text-sm text-ink-soft">
          {[task.number, task.instalmentLabel, task.quality].filter(Boolean).join(' · ')}
        </p>
      </div>
      <Link
        {...taskLink(task)}
        aria-label={homeTexts.task.action(label, task.number)}
        className={classNames(
          isFirst
            ? buttonClass({ variant: 'primary', size: 'small' })
            : 'grid size-11 place-items-center rounded-control text-ink-soft',
          'shrink-0 after:absolute after:inset-0 after:rounded-control',
        )}
      >
        {isFirst ? label : <Icon name="chevron-right" />}
      </Link>
    </article>
  );
}
