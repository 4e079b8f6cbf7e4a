import { Link } from '@tanstack/react-router';
import type { Home, HomeTask } from '#contract/customer/home.ts';
import { buttonClass } from '#ui/buttons/button-class.ts';
import { EmptyLoom, EmptyState } from '#ui/feedback/empty-state.tsx';
import { ErrorState } from '#ui/feedback/error-state.tsx';
import { SkeletonCards } from '#ui/feedback/skeleton.tsx';
import { classNames } from '#ui/theme/class-names.ts';
import { errorMessage } from '#web/platform/error-message.ts';
import { useNow } from '#web/platform/use-now.ts';
import { useBuyerDay } from '#web/widgets/buyer-settings.tsx';
import { ClothSwatch } from '#web/widgets/cloth/cloth-swatch.tsx';
import { CardFacts } from '#web/widgets/lists/card-facts.tsx';
import { HoldNote } from '#web/widgets/orders/held-orders.tsx';
import { FirstStep } from './first-step.tsx';
import { homeTexts } from './home.texts.ts';
import { taskLabel, taskLink, taskTitle } from './task-text.ts';

const { worklist: texts } = homeTexts;

export type WorklistProps = {
  home: Home | undefined;
  error: unknown;
  isFetching: boolean;
  onRetry: () => void;
};

/** What goes on only when the buyer acts, the most urgent first. */
export function Worklist({ home, error, isFetching, onRetry }: WorklistProps) {
  return (
    <section
      aria-labelledby="waiting"
      className="rounded-card border border-line bg-paper p-4 wide:col-span-2 wide:min-h-80"
    >
      <h2 id="waiting" className="pb-1 text-lg font-bold">
        {texts.title}
      </h2>
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
  if (tasks.length === 0 && isNew) return <FirstStep />;
  if (tasks.length === 0) return <EmptyState drawing={<EmptyLoom />} sentence={texts.empty} />;
  return (
    <ul className="divide-y divide-line">
      {tasks.map((task, place) => (
        <li key={`${task.kind} ${task.number}`}>
          <TaskRow task={task} isFirst={place === 0} />
        </li>
      ))}
    </ul>
  );
}

function TaskRow({ task, isFirst }: { task: HomeTask; isFirst: boolean }) {
  const now = useNow();
  const { today } = useBuyerDay();
  const label = taskLabel(task);
  return (
    <article className="flex flex-wrap items-center justify-end gap-3 py-3">
      <div className="flex min-w-0 flex-1 basis-60 gap-3">
        <ClothSwatch cloth={task.cloth} seed={task.fabId} size="list" className="shrink-0" />
        <div className="min-w-0">
          <h3
            className={classNames(
              'figures leading-snug font-semibold',
              task.kind === 'payment_overdue' && 'text-bad',
            )}
          >
            {taskTitle(task, { now, today })}
          </h3>
          {task.kind === 'order_held' && <HoldNote heldUntil={task.endsAt} />}
          <CardFacts facts={[task.number, ...(task.instalmentLabel ? [task.instalmentLabel] : [])]} />
          <p className="text-sm wrap-anywhere text-ink-soft">{task.quality}</p>
        </div>
      </div>
      <Link
        {...taskLink(task)}
        aria-label={homeTexts.task.action(label, task.number)}
        className={classNames(
          buttonClass({ variant: isFirst ? 'primary' : 'secondary', size: 'small' }),
          'shrink-0',
        )}
      >
        {label}
      </Link>
    </article>
  );
}
