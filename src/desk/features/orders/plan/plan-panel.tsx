import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { addTask, type StaffTna } from '#contract/staff/production.ts';
import { useMay } from '#desk/platform/access.ts';
import { Loaded } from '#desk/widgets/layout/loaded.tsx';
import { Panel } from '#desk/widgets/layout/panel.tsx';
import { dayText } from '#desk/widgets/time.ts';
import { isOpenTask } from '#domain/production/schedule/plan-task.ts';
import { Button } from '#ui/buttons/button.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { Chip } from '#ui/surfaces/chip.tsx';
import { orderQueries } from '../orders.queries.ts';
import { ordersTexts } from '../orders.texts.ts';
import { AddTaskSheet } from './add-task-sheet.tsx';
import { PlanTable } from './plan-table.tsx';

const texts = ordersTexts.plan;

export function PlanPanel({ orderId }: { orderId: string }) {
  const query = useQuery(orderQueries.plan(orderId));
  return (
    <Panel title={texts.title} aside={query.data && <AddTask plan={query.data} />}>
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

function AddTask({ plan }: { plan: StaffTna }) {
  const [isOpen, setOpen] = useState(false);
  const mayAdd = useMay(addTask) && !plan.isProvisional && plan.tasks.some(isOpenTask);
  if (!mayAdd) return null;
  return (
    <>
      <Button variant="quiet" size="small" icon="plus" onClick={() => setOpen(true)}>
        {texts.add.action}
      </Button>
      {isOpen && <AddTaskSheet plan={plan} onClose={() => setOpen(false)} />}
    </>
  );
}

function Plan({ plan }: { plan: StaffTna }) {
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
      {plan.sentence && <p className="text-sm">{plan.sentence}</p>}
      {plan.reasons.length > 2 && (
        <ul className="list-inside list-disc text-sm text-ink-soft">
          {plan.reasons.map(({ taskId, text }) => (
            <li key={`${taskId} ${text}`}>{text}</li>
          ))}
        </ul>
      )}
      <PlanTable plan={plan} />
    </div>
  );
}
