import type { TnaTask } from '#contract/customer/production.ts';
import { daysBetween } from '#domain/shared/calendar.ts';
import { DETAIL_DATE_FORMAT, formatDay } from '#domain/shared/format-date.ts';
import { Chip, type ChipTone } from '#ui/surfaces/chip.tsx';
import { productionTexts } from '../production.texts.ts';
import type { Span } from './span.ts';

const TONE: Readonly<Record<TnaTask['status'], ChipTone>> = {
  pending: 'neutral',
  in_progress: 'info',
  completed: 'good',
  cancelled: 'neutral',
  terminated: 'neutral',
  provisional: 'neutral',
};

export type TaskRowProps = {
  task: TnaTask;
  /** Where bars are wanted: of the whole plan. */
  span?: Span;
};

export function TaskRow({ task, span }: TaskRowProps) {
  return (
    <li className="flex flex-col gap-1 py-2.5">
      <div className="flex items-start justify-between gap-3">
        <p className="min-w-0 font-semibold">{task.name}</p>
        {task.isYourTurn ? (
          <Chip tone="warn">{productionTexts.yourTurn}</Chip>
        ) : (
          <Chip tone={TONE[task.status]}>{task.statusLabel}</Chip>
        )}
      </div>
      {span && <Bars task={task} span={span} />}
      <p className="figures text-sm text-ink-soft">{[task.ownerLabel, ...dateText(task)].join(' · ')}</p>
      {task.reviseReason && (
        <p className="text-sm text-ink-soft">{productionTexts.said(task.reviseReason)}</p>
      )}
      {task.holdsUp && <p className="text-sm font-semibold">{productionTexts.holdsUp}</p>}
    </li>
  );
}

function dateText({ status, plannedEnd, likelyEnd, actualEnd, lateDays }: TnaTask): string[] {
  if (status === 'cancelled') return [];
  const late = lateDays > 0 ? [productionTexts.late(lateDays)] : [];
  if (actualEnd) {
    const day = dayText(actualEnd);
    return [status === 'terminated' ? productionTexts.stoppedOn(day) : productionTexts.doneOn(day), ...late];
  }
  return likelyEnd === plannedEnd
    ? [productionTexts.planned(dayText(plannedEnd))]
    : [productionTexts.nowLikely(dayText(likelyEnd)), ...late];
}

function dayText(day: string): string {
  return formatDay(day, DETAIL_DATE_FORMAT);
}

/** What is or became of a task, below what was planned where that was something else; the words say the same. */
function Bars({ task, span }: { task: TnaTask; span: Span }) {
  const isOver = task.actualEnd !== null;
  const look = isOver ? 'fill-good' : task.lateDays > 0 ? 'fill-warn' : 'fill-brand-600';
  return (
    <div aria-hidden="true" className="flex flex-col gap-0.5">
      {task.plannedEnd !== task.likelyEnd && (
        <Bar from={task.plannedStart} to={task.plannedEnd} span={span} look="fill-line-strong/60" />
      )}
      <Bar from={task.likelyStart} to={task.likelyEnd} span={span} look={look} />
    </div>
  );
}

/** Even a task of no days can be seen. */
const LEAST = 1.5;
const WHOLE = 100;

function Bar({ from, to, span, look }: { from: string; to: string; span: Span; look: string }) {
  const days = Math.max(1, daysBetween(span.from, span.to));
  const share = (day: string) => Math.max(0, (daysBetween(span.from, day) / days) * WHOLE);
  const left = Math.min(share(from), WHOLE - LEAST);
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 100 4"
      preserveAspectRatio="none"
      className="h-1.5 w-full rounded-full bg-ground"
    >
      <rect x={left} y="0" height="4" width={Math.max(LEAST, share(to) - left)} className={look} />
    </svg>
  );
}
