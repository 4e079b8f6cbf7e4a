import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { Tna, TnaTask } from '#contract/customer/production.ts';
import { rescheduleTask } from '#contract/staff/production.ts';
import { useMay } from '#desk/platform/access.ts';
import { Loaded } from '#desk/widgets/layout/loaded.tsx';
import { Panel } from '#desk/widgets/layout/panel.tsx';
import { dayText, today } from '#desk/widgets/time.ts';
import { ownerOnDesk } from '#domain/production/schedule/plan-task.ts';
import { Notice } from '#ui/feedback/notice.tsx';
import { Chip, type ChipTone } from '#ui/surfaces/chip.tsx';
import { orderQueries } from '../orders.queries.ts';
import { ordersTexts } from '../orders.texts.ts';
import { TaskActions } from './task-actions.tsx';
import { TaskBar } from './task-bar.tsx';
import { MoveSheet } from './task-sheets.tsx';
import { timeScaleOf } from './time-scale.ts';

const texts = ordersTexts.plan;
const TONE: Partial<Record<TnaTask['status'], ChipTone>> = { completed: 'good', in_progress: 'info' };

export function PlanPanel({ orderId }: { orderId: string }) {
  const query = useQuery(orderQueries.plan(orderId));
  return (
    <Panel title={texts.title}>
      <Loaded query={query}>
        {(plan) =>
          plan.tasks.length === 0 ? (
            <p className="text-sm text-ink-soft">{texts.none}</p>
          ) : (
            <Plan plan={plan} />
          )
        }
      </Loaded>
    </Panel>
  );
}

function Plan({ plan }: { plan: Tna }) {
  const [moving, setMoving] = useState<{ task: TnaTask; to: string } | null>(null);
  const mayMove = useMay(rescheduleTask) && !plan.isProvisional;
  const scale = timeScaleOf(plan);
  const now = today();
  return (
    <div className="flex flex-col gap-3">
      <p className="flex flex-wrap items-center gap-x-4 gap-y-1 text-sm">
        <span>
          {texts.promised} <strong>{dayText(plan.promisedDispatch)}</strong>
        </span>
        <span>
          {texts.likely} <strong>{dayText(plan.likelyDispatch)}</strong>
        </span>
        <Chip tone={plan.lateDays > 0 ? 'bad' : 'good'}>
          {plan.lateDays > 0 ? texts.late(plan.lateDays) : texts.early}
        </Chip>
      </p>
      {plan.isProvisional && <Notice>{texts.provisional}</Notice>}
      {plan.reasons.length > 0 && (
        <ul className="list-inside list-disc text-sm text-ink-soft">
          {plan.reasons.map(({ taskId, text }) => (
            <li key={`${taskId} ${text}`}>{text}</li>
          ))}
        </ul>
      )}
      {mayMove && <p className="text-xs text-ink-soft">{texts.timeline}</p>}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be scrollable by keyboard, also once nothing in it can be done. */}
      <section aria-label={texts.tasks} tabIndex={0} className="overflow-x-auto">
        <table className="w-full min-w-160 border-collapse text-sm">
          <caption className="sr-only">{texts.title}</caption>
          <thead className="text-xs text-ink-soft">
            <tr className="border-b border-line text-left">
              <th scope="col" className="py-2 pr-3 font-semibold">
                {texts.task}
              </th>
              <th scope="col" className="py-2 pr-3 font-semibold">
                {texts.state}
              </th>
              <th scope="col" className="py-2 pr-3 text-right font-semibold">
                {texts.ends}
              </th>
              <th scope="col" className="w-2/5 py-2 pr-3 font-semibold">
                {texts.planned}
              </th>
              <th scope="col" className="py-2 font-semibold">
                {texts.actions}
              </th>
            </tr>
          </thead>
          <tbody>
            {plan.tasks.map((task) => (
              <tr key={task.taskId} className="border-b border-line last:border-0">
                <th scope="row" className="min-w-44 py-1.5 pr-3 text-left font-semibold">
                  {task.name}
                  <span className="block text-xs font-normal text-ink-soft">{ownerOnDesk(task.owner)}</span>
                  {task.booksMaterial && isOpen(task) && (
                    <span className="block text-xs font-normal text-warn">{texts.booksMaterial}</span>
                  )}
                </th>
                <td className="py-1.5 pr-3">
                  <Chip tone={TONE[task.status] ?? 'neutral'}>{task.statusLabel}</Chip>
                </td>
                <td className="figures py-1.5 pr-3 text-right whitespace-nowrap">
                  {dayText(task.likelyEnd)}
                  {task.lateDays > 0 && (
                    <span className="block text-xs text-bad">{texts.late(task.lateDays)}</span>
                  )}
                </td>
                <td className="py-1.5 pr-3">
                  <TaskBar
                    task={task}
                    scale={scale}
                    today={now}
                    canMove={mayMove && task.actualEnd === null && isOpen(task)}
                    onMove={(to) => setMoving({ task, to })}
                  />
                </td>
                <td className="py-1.5">
                  {!plan.isProvisional && <TaskActions orderId={plan.orderId} task={task} />}
                </td>
              </tr>
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
    </div>
  );
}

function isOpen({ status }: TnaTask): boolean {
  return status === 'pending' || status === 'in_progress';
}
