/** Every lost day of a plan with the words for it. */
import type { LostDays } from '#domain/production/schedule/days-lost.ts';
import { delayReason } from '#domain/production/schedule/delay-reason.ts';
import { finishDay } from '#domain/production/schedule/finish-day.ts';
import type { Audience } from '#domain/production/schedule/plan-task.ts';
import type { DatedPlan } from './plan-dates.ts';

export type ToldLoss = LostDays & { readonly text: string };

export function reasonsOf({ lost, tasks, likely, known }: DatedPlan, audience: Audience): ToldLoss[] {
  return lost.flatMap((loss) => {
    const task = tasks.find(({ id }) => id === loss.taskId);
    const dates = likely.get(loss.taskId);
    if (!task || !dates) return [];
    const { name, sample_type: sampleType, gate, revise_reason: reviseReason } = task.row;
    const usual = finishDay(dates.start, task.days, known.calendars(task.owner));
    const about = {
      ...task,
      name,
      sampleType,
      gate,
      reviseReason,
      dueOn: task.rounds.at(-1)?.dueOn ?? usual,
      likelyEnd: dates.end,
    };
    return { ...loss, text: delayReason(loss, about, audience) };
  });
}
