import { useState } from 'react';
import type { Tna, TnaTask } from '#contract/customer/production.ts';
import { Button } from '#ui/buttons/button.tsx';
import { EmptyLoom, EmptyState } from '#ui/feedback/empty-state.tsx';
import { Section } from '#web/widgets/section.tsx';
import { productionTexts } from '../production.texts.ts';
import { spanOf } from './span.ts';
import { TaskRow } from './task-row.tsx';

/** What goes on now, what comes next and what holds up the dispatch; every task for whoever asks. */
export function TaskTimeline({ plan: { tasks, startsOn } }: { plan: Tna }) {
  const [showsAll, setShowsAll] = useState(false);
  if (tasks.length === 0 || startsOn === null) {
    return <EmptyState drawing={<EmptyLoom />} sentence={productionTexts.noPlan} />;
  }
  return (
    <Section title={productionTexts.timeline}>
      {showsAll ? <EveryTask tasks={tasks} startsOn={startsOn} /> : <NowAndNext tasks={tasks} />}
      <Button
        variant="quiet"
        size="small"
        className="-ml-4"
        aria-expanded={showsAll}
        onClick={() => setShowsAll(!showsAll)}
      >
        {showsAll ? productionTexts.showFewer : productionTexts.showAll(tasks.length)}
      </Button>
    </Section>
  );
}

function NowAndNext({ tasks }: { tasks: readonly TnaTask[] }) {
  const groups = [
    { title: productionTexts.now, tasks: tasks.filter(({ phase }) => phase === 'now') },
    { title: productionTexts.next, tasks: tasks.filter(({ phase }) => phase === 'next') },
  ].filter((group) => group.tasks.length > 0);
  if (groups.length === 0) return <p className="text-sm text-ink-soft">{productionTexts.allDone}</p>;
  return groups.map((group) => (
    <div key={group.title} className="pt-1">
      <h4 className="text-sm font-semibold text-ink-soft">{group.title}</h4>
      <ol className="flex flex-col divide-y divide-line">
        {group.tasks.map((task) => (
          <TaskRow key={task.taskId} task={task} />
        ))}
      </ol>
    </div>
  ));
}

function EveryTask({ tasks, startsOn }: { tasks: Tna['tasks']; startsOn: string }) {
  const span = spanOf(tasks, startsOn);
  return (
    <ol className="flex flex-col divide-y divide-line">
      {tasks.map((task) => (
        <TaskRow key={task.taskId} task={task} span={span} />
      ))}
    </ol>
  );
}
