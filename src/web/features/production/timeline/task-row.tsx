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

export function TaskRow({ task, span }: { task: TnaTask; span: Span }) {
  const isMine = task.owner === 'customer' && task.isReady;
  return (
    <li className="flex flex-col gap-1.5 py-3">
      <div className="flex items-start justify-between gap-3">
        <div className="min-w-0">
          <p className="font-semibold">{task.name}</p>
          <p className="text-sm text-ink-soft">{task.ownerLabel}</p>
        </div>
        {isMine ? (
          <Chip tone="warn">{productionTexts.yourTurn}</Chip>
        ) : (
          <Chip tone={TONE[task.status]}>{task.statusLabel}</Chip>
        )}
      </div>
      <Bars task={task} span={span} />
      <p className="figures flex flex-wrap gap-x-3 text-sm text-ink-soft">
        {dateText(task).map((words) => (
          <span key={words}>{words}</span>
        ))}
        {task.reviseReason && <span>{task.reviseReason}</span>}
      </p>
    </li>
  );
}

function dateText({ status, plannedEnd, likelyEnd, actualEnd, lateDays }: TnaTask): string[] {
  const planned = productionTexts.planned(formatDay(plannedEnd, DETAIL_DATE_FORMAT));
  if (status === 'cancelled') return [];
  const late = lateDays > 0 ? [productionTexts.taskLate(lateDays)] : [];
  if (actualEnd) {
    const day = formatDay(actualEnd, DETAIL_DATE_FORMAT);
    const done = status === 'terminated' ? productionTexts.stoppedOn(day) : productionTexts.doneOn(day);
    return plannedEnd === actualEnd ? [done] : [done, planned, ...late];
  }
  return likelyEnd === plannedEnd
    ? [planned]
    : [productionTexts.nowLikely(formatDay(likelyEnd, DETAIL_DATE_FORMAT)), planned, ...late];
}

/** Planned above, what is or became of it below; the words beside say the same. */
function Bars({ task, span }: { task: TnaTask; span: Span }) {
  const isOver = task.actualEnd !== null;
  const look = isOver ? 'fill-good' : task.lateDays > 0 ? 'fill-warn' : 'fill-brand-600';
  return (
    <div aria-hidden="true" className="flex flex-col gap-0.5">
      <Bar from={task.plannedStart} to={task.plannedEnd} span={span} look="fill-line-strong/60" />
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
