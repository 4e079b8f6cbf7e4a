import type { TnaTask } from '#contract/customer/production.ts';
import { completeTask, rescheduleTask, skipTask } from '#contract/staff/production.ts';
import { call } from '#desk/platform/api.ts';
import { useChange } from '#desk/platform/use-change.ts';
import { ActionSheet } from '#desk/widgets/forms/action-sheet.tsx';
import { TextSheet } from '#desk/widgets/forms/text-sheet.tsx';
import { useDraft } from '#desk/widgets/forms/use-draft.ts';
import { today } from '#desk/widgets/time.ts';
import { DateField } from '#ui/fields/date-field.tsx';
import { Field } from '#ui/fields/field.tsx';
import { ORDER_KEYS } from '../orders.queries.ts';
import { ordersTexts } from '../orders.texts.ts';

const texts = ordersTexts.plan;
type TaskSheetProps = { orderId: string; task: TnaTask; onClose: () => void };

/** The reason is read by the buyer, so nothing moves without one. */
export function MoveSheet({
  orderId,
  task,
  to,
  earliest,
  onClose,
}: TaskSheetProps & { to: string; earliest: string }) {
  const [values, setValues, draft] = useDraft(
    `move ${orderId} ${task.taskId} ${to}`,
    { to, reason: '' },
    { stored: task.revisedEnd, refill: (typed) => ({ ...typed, to: task.likelyEnd }) },
  );
  const move = useChange({
    send: (typed: typeof values) =>
      call(rescheduleTask, {
        params: { orderId, taskId: task.taskId },
        body: { ...typed, readAt: draft.readAt },
      }),
    touches: ORDER_KEYS,
    done: () => texts.moved,
    onDone: draft.discardThen(onClose),
  });
  return (
    <ActionSheet
      title={texts.moveTitle(task.name)}
      action={texts.move}
      change={move}
      shownFields={['to', 'reason']}
      draft={draft}
      onSubmit={() => move.run(values)}
      onClose={onClose}
    >
      <DateField
        label={texts.moveTo}
        value={values.to}
        min={earliest}
        error={move.fields.to}
        onChange={(event) => setValues((now) => ({ ...now, to: event.target.value }))}
      />
      <Field
        label={texts.moveReason}
        value={values.reason}
        maxLength={120}
        autoFocus
        error={move.fields.reason}
        onChange={(event) => setValues((now) => ({ ...now, reason: event.target.value }))}
      />
    </ActionSheet>
  );
}

export function CompleteSheet({ orderId, task, onClose }: TaskSheetProps) {
  const [on, setOn, draft] = useDraft(`complete ${orderId} ${task.taskId}`, today());
  const complete = useChange({
    send: (day: string) =>
      call(completeTask, { params: { orderId, taskId: task.taskId }, body: { on: day } }),
    touches: ORDER_KEYS,
    done: () => texts.completed,
    onDone: draft.discardThen(onClose),
  });
  return (
    <ActionSheet
      title={texts.completeTitle(task.name)}
      action={texts.complete}
      change={complete}
      shownFields={['on']}
      draft={draft}
      onSubmit={() => complete.run(on)}
      onClose={onClose}
    >
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

export function SkipSheet({ orderId, task: { taskId, name }, onClose }: TaskSheetProps) {
  return (
    <TextSheet
      recordId={`${orderId} ${taskId}`}
      title={texts.skipTitle(name)}
      action={texts.skip}
      variant="danger"
      name="reason"
      label={texts.skipReason}
      maxLength={120}
      send={(reason) => call(skipTask, { params: { orderId, taskId }, body: { reason } })}
      touches={ORDER_KEYS}
      done={texts.skipped}
      onClose={onClose}
    />
  );
}
