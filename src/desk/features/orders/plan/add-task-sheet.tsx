import type { StaffTna } from '#contract/staff/production.ts';
import { addTask } from '#contract/staff/production.ts';
import { call } from '#desk/platform/api.ts';
import { useChange } from '#desk/platform/use-change.ts';
import { ActionSheet } from '#desk/widgets/forms/action-sheet.tsx';
import { textFields } from '#desk/widgets/forms/text-fields.ts';
import { useDraft } from '#desk/widgets/forms/use-draft.ts';
import {
  PRODUCTION_STAGE_LABEL,
  PRODUCTION_STAGES,
  type ProductionStage,
} from '#domain/production/production-stage.ts';
import {
  isOpenTask,
  ownerOnDesk,
  TASK_OWNERS,
  type TaskOwner,
} from '#domain/production/schedule/plan-task.ts';
import { Field } from '#ui/fields/field.tsx';
import { Select } from '#ui/fields/select.tsx';
import { ORDER_KEYS } from '../orders.queries.ts';
import { ordersTexts } from '../orders.texts.ts';

const texts = ordersTexts.plan.add;
const STAGES = PRODUCTION_STAGES.map((value) => ({ value, label: PRODUCTION_STAGE_LABEL[value] }));
/** What the buyer has to do has a place in the templates; nothing here would ask the buyer for it. */
const OWNERS = TASK_OWNERS.filter((owner) => owner !== 'customer').map((value) => ({
  value,
  label: ownerOnDesk(value),
}));

export type AddTaskSheetProps = { plan: StaffTna; onClose: () => void };

/** One more step, after one task and before another. */
export function AddTaskSheet({ plan, onClose }: AddTaskSheetProps) {
  const { orderId, tasks, stages } = plan;
  const now = stages.find(({ state }) => state === 'current')?.stage ?? 'goods_ready';
  const [values, setValues, draft] = useDraft(`add task ${orderId}`, {
    name: '',
    stage: now as string,
    owner: 'supplier',
    days: '1',
    after: '',
    before: '',
  });
  const add = useChange({
    send: (typed: typeof values, idempotencyKey) =>
      call(addTask, { params: { orderId }, body: bodyOf(typed) }, { idempotencyKey }),
    touches: ORDER_KEYS,
    done: () => texts.done,
    onDone: draft.discardThen(onClose),
  });
  const bound = textFields(values, setValues, add.fields);
  const option = ({ taskId, name }: StaffTna['tasks'][number]) => ({ value: taskId, label: name });
  return (
    <ActionSheet
      title={texts.title}
      action={texts.submit}
      change={add}
      shownFields={['name', 'stage', 'owner', 'days', 'dependsOn', 'before']}
      draft={draft}
      onSubmit={() => add.run(values)}
      onClose={onClose}
    >
      <Field label={texts.name} maxLength={80} autoFocus {...bound('name')} />
      <div className="grid grid-cols-2 gap-x-3">
        <Select label={texts.owner} options={OWNERS} {...bound('owner')} />
        <Field kind="whole-number" label={texts.days} suffix={texts.daysUnit} {...bound('days')} />
      </div>
      <Select label={texts.stage} options={STAGES} {...bound('stage')} />
      <Select
        label={texts.after}
        placeholder={texts.atOnce}
        options={tasks.map(option)}
        {...bound('after')}
        error={add.fields.dependsOn}
      />
      <Select
        label={texts.before}
        placeholder={texts.nothingWaits}
        options={tasks.filter(isOpenTask).map(option)}
        {...bound('before')}
      />
    </ActionSheet>
  );
}

type Typed = { name: string; stage: string; owner: string; days: string; after: string; before: string };

function bodyOf({ name, stage, owner, days, after, before }: Typed) {
  return {
    name,
    stage: stage as ProductionStage,
    owner: owner as TaskOwner,
    days: days.trim() === '' ? Number.NaN : Number(days),
    dependsOn: after ? [after] : [],
    before: before ? [before] : [],
  };
}
