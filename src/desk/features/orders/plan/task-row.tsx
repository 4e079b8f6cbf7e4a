import type { StaffTna, StaffTnaTask } from '#contract/staff/production.ts';
import { dayText } from '#desk/widgets/time.ts';
import { isOpenTask, ownerOnDesk } from '#domain/production/schedule/plan-task.ts';
import { Chip, type ChipTone } from '#ui/surfaces/chip.tsx';
import { ordersTexts } from '../orders.texts.ts';
import { TaskActions } from './task-actions.tsx';
import { TaskBar } from './task-bar.tsx';
import type { TimeScale } from './time-scale.ts';

const texts = ordersTexts.plan;
const TONE: Partial<Record<StaffTnaTask['status'], ChipTone>> = { completed: 'good', in_progress: 'info' };

export type TaskRowProps = {
  plan: StaffTna;
  task: StaffTnaTask;
  scale: TimeScale;
  today: string;
  mayMove: boolean;
  onMove: (to: string) => void;
};

export function TaskRow({ plan, task, scale, today, mayMove, onMove }: TaskRowProps) {
  const isOpen = isOpenTask(task);
  return (
    <tr id={`task-${task.taskId}`} className="border-b border-line last:border-0">
      <th scope="row" className="min-w-44 py-1.5 pr-3 text-left font-semibold">
        {task.name}
        <span className="block text-xs font-normal text-ink-soft">{ownerOnDesk(task.owner)}</span>
        {task.booksMaterial && isOpen && (
          <span className="block text-xs font-normal text-warn">{texts.booksMaterial}</span>
        )}
      </th>
      <td className="py-1.5 pr-3">
        <Chip tone={TONE[task.status] ?? 'neutral'}>{task.statusLabel}</Chip>
      </td>
      <td className="figures py-1.5 pr-3 text-right whitespace-nowrap">
        {dayText(task.likelyEnd)}
        {task.lateDays > 0 && <span className="block text-xs text-bad">{texts.late(task.lateDays)}</span>}
      </td>
      <td className="py-1.5 pr-3">
        <TaskBar
          task={task}
          scale={scale}
          today={today}
          canMove={mayMove && task.actualEnd === null && isOpen}
          onMove={onMove}
        />
      </td>
      <td className="py-1.5">{!plan.isProvisional && <TaskActions plan={plan} task={task} />}</td>
    </tr>
  );
}
