/** One task on the timeline: its end is dragged, or moved by the arrow keys, and Enter asks for the reason. */
import { type KeyboardEvent, type PointerEvent, useRef, useState } from 'react';
import type { TnaTask } from '#contract/customer/production.ts';
import { dayText } from '#desk/widgets/time.ts';
import { daysBetween } from '#domain/shared/calendar.ts';
import { classNames } from '#ui/theme/class-names.ts';
import { ordersTexts } from '../orders.texts.ts';
import { TodayLine } from './time-axis.tsx';
import { daysMoved, movedEnd, positionOf, type TimeScale } from './time-scale.ts';

const texts = ordersTexts.plan;
const WEEK_DAYS = 7;
const KEY_DAYS: Readonly<Record<string, number>> = {
  ArrowLeft: -1,
  ArrowRight: 1,
  PageDown: -WEEK_DAYS,
  PageUp: WEEK_DAYS,
};

export type TaskBarProps = {
  task: TnaTask;
  scale: TimeScale;
  today: string;
  canMove: boolean;
  onMove: (to: string) => void;
};

export function TaskBar({ task, scale, today, canMove, onMove }: TaskBarProps) {
  const track = useRef<HTMLDivElement>(null);
  const [shift, setShift] = useState(0);
  const drag = useRef<number | null>(null);
  const earliest = task.likelyStart > today ? task.likelyStart : today;
  const end = shift === 0 ? task.likelyEnd : movedEnd(task.likelyEnd, shift, earliest);
  const ask = (to: string) => {
    setShift(0);
    if (to !== task.likelyEnd) onMove(to);
  };
  const press = (event: KeyboardEvent) => {
    const days = KEY_DAYS[event.key];
    if (days !== undefined) setShift((now) => now + days);
    else if (event.key === 'Enter' || event.key === ' ') ask(end);
    else if (event.key === 'Escape' && shift !== 0) setShift(0);
    else return;
    event.preventDefault();
  };
  const pointer = {
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      event.currentTarget.setPointerCapture(event.pointerId);
      drag.current = event.clientX;
    },
    onPointerMove: (event: PointerEvent) => {
      if (drag.current === null) return;
      setShift(daysMoved(scale, event.clientX - drag.current, track.current?.offsetWidth ?? 0));
    },
    onPointerUp: () => {
      if (drag.current !== null) ask(end);
      drag.current = null;
    },
    onPointerCancel: () => {
      drag.current = null;
      setShift(0);
    },
  };
  const look = classNames(
    'absolute top-2.5 block h-4 min-w-2 rounded-full',
    task.actualEnd ? 'bg-good' : task.lateDays > 0 ? 'bg-bad' : 'bg-brand-600',
  );
  return (
    <div ref={track} className="relative h-9 w-full">
      <TodayLine scale={scale} today={today} />
      <span
        aria-hidden="true"
        style={positionOf(scale, task.plannedStart, task.plannedEnd)}
        className="absolute top-1.5 block h-6 rounded-full bg-line"
      />
      {canMove ? (
        <div
          role="slider"
          tabIndex={0}
          aria-label={texts.bar(task.name, dayText(task.likelyStart), dayText(task.likelyEnd))}
          aria-valuemin={0}
          aria-valuemax={scale.days}
          aria-valuenow={Math.min(daysBetween(scale.from, end), scale.days)}
          aria-valuetext={dayText(end)}
          onKeyDown={press}
          {...pointer}
          style={positionOf(scale, task.likelyStart, end)}
          className={classNames(look, 'cursor-ew-resize touch-none')}
        />
      ) : (
        <span aria-hidden="true" style={positionOf(scale, task.likelyStart, end)} className={look} />
      )}
      {shift !== 0 && (
        <span className="figures absolute -top-2 right-0 rounded-control bg-ink px-1.5 text-xs text-on-brand">
          {dayText(end)}
        </span>
      )}
    </div>
  );
}
