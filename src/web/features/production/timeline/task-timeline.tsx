import { useState } from 'react';
import type { Tna } from '#contract/customer/production.ts';
import { Button } from '#ui/buttons/button.tsx';
import { EmptyLoom, EmptyState } from '#ui/feedback/empty-state.tsx';
import { Section } from '#web/widgets/section.tsx';
import { productionTexts } from '../production.texts.ts';
import { spanOf } from './span.ts';
import { TaskRow } from './task-row.tsx';

const OVER: readonly string[] = ['completed', 'cancelled', 'terminated'];

/** Every task with its planned, likely and real days; what is done is folded away until somebody asks. */
export function TaskTimeline({ plan: { tasks, startsOn } }: { plan: Tna }) {
  const [showsDone, setShowsDone] = useState(false);
  const done = tasks.filter(({ status }) => OVER.includes(status));
  const isAllDone = done.length === tasks.length;
  if (tasks.length === 0 || startsOn === null) {
    return <EmptyState drawing={<EmptyLoom />} sentence={productionTexts.noPlan} />;
  }
  const shown = showsDone || isAllDone ? tasks : tasks.filter((task) => !done.includes(task));
  const span = spanOf(tasks, startsOn);
  return (
    <Section
      title={productionTexts.timeline}
      aside={
        done.length > 0 &&
        !isAllDone && (
          <Button variant="quiet" size="small" onClick={() => setShowsDone(!showsDone)}>
            {showsDone ? productionTexts.hideDone : productionTexts.showDone(done.length)}
          </Button>
        )
      }
    >
      <ol className="flex flex-col divide-y divide-line">
        {shown.map((task) => (
          <TaskRow key={task.taskId} task={task} span={span} />
        ))}
      </ol>
    </Section>
  );
}
