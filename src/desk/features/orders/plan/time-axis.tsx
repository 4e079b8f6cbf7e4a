import { dayText } from '#desk/widgets/time.ts';
import { ordersTexts } from '../orders.texts.ts';
import { markOf, positionOf, type TimeScale, ticksOf } from './time-scale.ts';

/** Days above the bars, and where among them we are. */
export function TimeAxis({ scale, today }: { scale: TimeScale; today: string }) {
  const now = markOf(scale, today);
  return (
    <div aria-hidden="true" className="figures relative h-9 font-normal">
      {ticksOf(scale).map((day) => (
        <span
          key={day}
          style={{ left: positionOf(scale, day, day).left }}
          className="absolute bottom-0 border-l border-line-strong pl-1 leading-4 whitespace-nowrap"
        >
          {dayText(day)}
        </span>
      ))}
      {now !== null && (
        <span
          style={{ left: now }}
          className="absolute top-0 -translate-x-1/2 rounded-control bg-ink px-1 leading-4 font-semibold text-on-brand"
        >
          {ordersTexts.plan.today}
        </span>
      )}
    </div>
  );
}

/** Through every row, so that late and early are seen at a glance. */
export function TodayLine({ scale, today }: { scale: TimeScale; today: string }) {
  const now = markOf(scale, today);
  if (now === null) return null;
  return (
    <span aria-hidden="true" style={{ left: now }} className="absolute -inset-y-2 block w-px bg-ink/50" />
  );
}
