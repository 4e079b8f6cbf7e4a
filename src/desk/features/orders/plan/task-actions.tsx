import { useState } from 'react';
import { type StaffTna, type StaffTnaTask, startTask } from '#contract/staff/production.ts';
import { useMay } from '#desk/platform/access.ts';
import { call } from '#desk/platform/api.ts';
import { useChange } from '#desk/platform/use-change.ts';
import { ORDER_KEYS } from '../orders.queries.ts';
import { ordersTexts } from '../orders.texts.ts';
import { CompleteUpToSheet } from './complete-up-to-sheet.tsx';
import { CompleteSheet, SkipSheet } from './task-sheets.tsx';
import { canCatchUp } from './work-up-to.ts';

const texts = ordersTexts.plan;
const LOOK =
  'min-h-8 whitespace-nowrap rounded-control px-2 text-sm font-semibold text-brand-700 hover:bg-brand-50';

/** What can be done with a task now, as the server says; what ends by an act of its own is not ended here. */
export function TaskActions({ plan: { orderId, tasks }, task }: { plan: StaffTna; task: StaffTnaTask }) {
  const [open, setOpen] = useState<'complete' | 'up-to' | 'skip' | null>(null);
  const mayWork = useMay(startTask);
  const start = useChange({
    send: (taskId: string) => call(startTask, { params: { orderId, taskId }, body: {} }),
    touches: ORDER_KEYS,
    done: () => texts.started,
  });
  const may = (move: StaffTnaTask['deskMoves'][number]) => task.deskMoves.includes(move);
  if (mayWork && canCatchUp(task, tasks))
    return (
      <>
        <button
          type="button"
          className={LOOK}
          aria-label={texts.of(texts.upTo, task.name)}
          onClick={() => setOpen('up-to')}
        >
          {texts.upTo}
        </button>
        {open === 'up-to' && (
          <CompleteUpToSheet orderId={orderId} task={task} tasks={tasks} onClose={() => setOpen(null)} />
        )}
      </>
    );
  if (!mayWork || !task.isReady) return null;
  return (
    <div className="flex">
      {may('start') && (
        <button
          type="button"
          className={LOOK}
          aria-label={texts.of(texts.start, task.name)}
          aria-busy={start.isRunning || undefined}
          onClick={() => start.run(task.taskId)}
        >
          {texts.start}
        </button>
      )}
      {may('complete') && (
        <button
          type="button"
          className={LOOK}
          aria-label={texts.of(texts.complete, task.name)}
          onClick={() => setOpen('complete')}
        >
          {texts.complete}
        </button>
      )}
      {may('skip') && (
        <button
          type="button"
          className={LOOK}
          aria-label={texts.of(texts.skip, task.name)}
          onClick={() => setOpen('skip')}
        >
          {texts.skip}
        </button>
      )}
      {start.problem && <p className="text-xs text-bad">{start.problem}</p>}
      {open === 'complete' && <CompleteSheet orderId={orderId} task={task} onClose={() => setOpen(null)} />}
      {open === 'skip' && <SkipSheet orderId={orderId} task={task} onClose={() => setOpen(null)} />}
    </div>
  );
}
