import { completeUpTo, type StaffTnaTask } from '#contract/staff/production.ts';
import { call } from '#desk/platform/api.ts';
import { useChange } from '#desk/platform/use-change.ts';
import { ActionSheet } from '#desk/widgets/forms/action-sheet.tsx';
import { useDraft } from '#desk/widgets/forms/use-draft.ts';
import { today } from '#desk/widgets/time.ts';
import { DateField } from '#ui/fields/date-field.tsx';
import { ORDER_KEYS } from '../orders.queries.ts';
import { ordersTexts } from '../orders.texts.ts';
import { workUpTo } from './work-up-to.ts';

const texts = ordersTexts.plan;

export type CompleteUpToSheetProps = {
  orderId: string;
  task: StaffTnaTask;
  tasks: readonly StaffTnaTask[];
  onClose: () => void;
};

/** Says which tasks end, before they do. */
export function CompleteUpToSheet({ orderId, task, tasks, onClose }: CompleteUpToSheetProps) {
  const [on, setOn, draft] = useDraft(`complete up to ${orderId} ${task.taskId}`, today());
  const ends = workUpTo(task, tasks);
  const complete = useChange({
    send: (day: string) =>
      call(completeUpTo, { params: { orderId, taskId: task.taskId }, body: { on: day } }),
    touches: ORDER_KEYS,
    done: () => texts.completedMany(ends.length),
    onDone: draft.discardThen(onClose),
  });
  return (
    <ActionSheet
      title={texts.upToTitle(task.name)}
      action={texts.completeMany(ends.length)}
      change={complete}
      shownFields={['on']}
      draft={draft}
      onSubmit={() => complete.run(on)}
      onClose={onClose}
    >
      <ul aria-label={texts.tasksToEnd} className="list-inside list-disc text-sm">
        {ends.map(({ taskId, name }) => (
          <li key={taskId}>{name}</li>
        ))}
      </ul>
      <DateField
        label={texts.completedOn}
        value={on}
        max={today()}
        error={complete.fields.on}
        onChange={(event) => setOn(event.target.value)}
      />
    </ActionSheet>
  );
}
