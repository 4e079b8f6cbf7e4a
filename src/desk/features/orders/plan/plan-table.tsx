import { type ReactNode, useState } from 'react';
import { rescheduleTask, type StaffTna, type StaffTnaTask } from '#contract/staff/production.ts';
import { useMay } from '#desk/platform/access.ts';
import { today } from '#desk/widgets/time.ts';
import { isOpenTask } from '#domain/production/schedule/plan-task.ts';
import { Icon } from '#ui/icons/icon.tsx';
import { ordersTexts } from '../orders.texts.ts';
import { TaskRow } from './task-row.tsx';
import { MoveSheet } from './task-sheets.tsx';
import { TimeAxis } from './time-axis.tsx';
import { timeScaleOf } from './time-scale.ts';

const texts = ordersTexts.plan;
const COLUMNS = 5;

/** Open tasks on a time axis; what is done is folded into one row. */
export function PlanTable({ plan }: { plan: StaffTna }) {
  const [moving, setMoving] = useState<{ task: StaffTnaTask; to: string } | null>(null);
  const [isUnfolded, setUnfolded] = useState(false);
  const mayMove = useMay(rescheduleTask) && !plan.isProvisional;
  const now = today();
  const scale = timeScaleOf(plan, now);
  const done = plan.tasks.filter((task) => !isOpenTask(task));
  const shown = isUnfolded ? plan.tasks : plan.tasks.filter(isOpenTask);
  return (
    <>
      {mayMove && shown.length > 0 && <p className="text-xs text-ink-soft">{texts.timeline}</p>}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be scrollable by keyboard, also once nothing in it can be done. */}
      <section aria-label={texts.tasks} tabIndex={0} className="relative overflow-x-auto">
        <table className="w-full min-w-160 border-collapse text-sm">
          <caption className="sr-only">{texts.title}</caption>
          <thead className="text-xs text-ink-soft">
            <tr className="border-b border-line text-left align-bottom">
              <ColumnHead>{texts.task}</ColumnHead>
              <ColumnHead>{texts.state}</ColumnHead>
              <ColumnHead look="text-right">{texts.ends}</ColumnHead>
              <ColumnHead look="w-1/3">
                <span className="sr-only">{texts.planned}</span>
                <TimeAxis scale={scale} today={now} />
              </ColumnHead>
              <ColumnHead>{texts.actions}</ColumnHead>
            </tr>
          </thead>
          <tbody>
            {done.length > 0 && (
              <tr className="border-b border-line">
                <td colSpan={COLUMNS}>
                  <button
                    type="button"
                    aria-expanded={isUnfolded}
                    onClick={() => setUnfolded((open) => !open)}
                    className="flex min-h-9 items-center gap-1.5 font-semibold text-brand-700 hover:underline"
                  >
                    <Icon name={isUnfolded ? 'chevron-up' : 'chevron-down'} size="small" />
                    {texts.done(done.length)}
                  </button>
                </td>
              </tr>
            )}
            {shown.map((task) => (
              <TaskRow
                key={task.taskId}
                plan={plan}
                task={task}
                scale={scale}
                today={now}
                mayMove={mayMove}
                onMove={(to) => setMoving({ task, to })}
              />
            ))}
          </tbody>
        </table>
      </section>
      {moving && (
        <MoveSheet
          orderId={plan.orderId}
          task={plan.tasks.find(({ taskId }) => taskId === moving.task.taskId) ?? moving.task}
          to={moving.to}
          earliest={now}
          onClose={() => setMoving(null)}
        />
      )}
    </>
  );
}

function ColumnHead({ look = '', children }: { look?: string; children: ReactNode }) {
  return (
    <th scope="col" className={`py-2 pr-3 font-semibold ${look}`}>
      {children}
    </th>
  );
}
