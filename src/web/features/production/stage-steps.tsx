import type { Tna } from '#contract/customer/production.ts';
import { type Step, Stepper } from '#ui/navigation/stepper.tsx';
import { productionTexts } from './production.texts.ts';

const STATE = { done: 'done', current: 'current', underway: 'underway', ahead: 'upcoming' } as const;

/** The six stages; the current one is late when one of its tasks is. */
export function StageSteps({ plan: { stages, tasks } }: { plan: Tna }) {
  if (stages.length === 0) return null;
  const isLate = (stage: string) =>
    tasks.some(
      (task) => task.stage === stage && task.actualEnd === null && task.isReady && task.lateDays > 0,
    );
  const steps = stages.map(
    ({ stage, label, state }): Step => ({
      id: stage,
      label,
      state: state === 'current' && isLate(stage) ? 'late' : STATE[state],
    }),
  );
  return (
    <div className="-mx-3 mt-3 border-t border-line pt-4">
      <Stepper label={productionTexts.stages} steps={steps} />
    </div>
  );
}
