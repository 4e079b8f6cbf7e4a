/** What has to happen to an order now: our own next task, and what the buyer is asked for meanwhile. */
import type { StaffTna, StaffTnaTask } from '#contract/staff/production.ts';

export type NextSteps = {
  /** The one with the button; the buyer's, where nothing else can be done. */
  first: StaffTnaTask | null;
  /** What the buyer has to do at the same time. */
  buyers: StaffTnaTask | null;
  /** Further tasks that could be worked on now. */
  others: number;
};

export function nextSteps({ tasks }: Pick<StaffTna, 'tasks'>): NextSteps {
  const ready = tasks.filter(({ isReady }) => isReady);
  const ours = ready.filter(({ owner }) => owner !== 'customer');
  const buyers = ready.find(({ owner }) => owner === 'customer') ?? null;
  const first = ours[0] ?? buyers;
  return { first, buyers: first === buyers ? null : buyers, others: Math.max(0, ours.length - 1) };
}
