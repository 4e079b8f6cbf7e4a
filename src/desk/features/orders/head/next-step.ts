/** What has to happen to an order now: our own next task, and what the buyer is asked for meanwhile. */
import type { StaffTna, StaffTnaTask } from '#contract/staff/production.ts';
import type { TaskOwner } from '#domain/production/schedule/plan-task.ts';

export type NextSteps = {
  /** The one with the button; the buyer's, where nothing else can be done. */
  first: StaffTnaTask | null;
  /** What the buyer has to do at the same time. */
  buyers: StaffTnaTask | null;
  /** Further tasks that could be worked on now. */
  others: number;
};

type Plan = Pick<StaffTna, 'tasks' | 'isProvisional'>;

export function nextSteps(plan: Plan): NextSteps {
  const ready = plan.tasks.filter(({ isReady }) => isReady);
  const ours = ready.filter((task) => actingOwner(task, plan) !== 'customer');
  const buyers = ready.find((task) => actingOwner(task, plan) === 'customer') ?? null;
  const first = ours[0] ?? buyers;
  return { first, buyers: first === buyers ? null : buyers, others: Math.max(0, ours.length - 1) };
}

/** After a new round was asked for, whoever makes the sample; what the buyer has sent is ours to check. */
export function actingOwner(task: StaffTnaTask, { tasks, isProvisional }: Plan): TaskOwner {
  if (task.owner !== 'customer' || task.isYourTurn || isProvisional) return task.owner;
  if (task.endedBy !== 'decision') return 'marketplace';
  const making = tasks.find(
    ({ owner, sampleType }) => owner !== 'customer' && sampleType === task.sampleType,
  );
  return making?.owner ?? 'supplier';
}
