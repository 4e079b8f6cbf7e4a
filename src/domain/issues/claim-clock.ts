/** When an issue has to be answered, from when its buyer may escalate it, and when it escalates by itself. */
import { dayInZone, endOfDay, startOfDay } from '../shared/calendar.ts';
import { MARKET_RULES } from '../shared/market.ts';
import { addWorkingDays, type DaysOff } from '../shared/working-days.ts';

/** Staff answer in 3 working days; from the 4th the customer may escalate, on the 7th it happens by itself. */
export const CLAIM_ANSWER_WORKING_DAYS = 3;
export const CLAIM_ESCALATE_FROM_DAY = 4;
export const CLAIM_AUTO_ESCALATE_DAY = 7;

export type ClaimClock = {
  readonly answerDueAt: Date;
  readonly escalateFrom: Date;
  readonly escalatesAt: Date;
};

/** The people who answer work in India, whoever asks; the day of the issue itself does not count. */
const DESK_ZONE = MARKET_RULES.IN.timeZone;

export function claimClock(startedAt: Date, daysOff: DaysOff): ClaimClock {
  const day = dayInZone(startedAt, DESK_ZONE);
  const nth = (count: number) => addWorkingDays(day, count, daysOff);
  return {
    answerDueAt: endOfDay(nth(CLAIM_ANSWER_WORKING_DAYS), DESK_ZONE),
    escalateFrom: startOfDay(nth(CLAIM_ESCALATE_FROM_DAY), DESK_ZONE),
    escalatesAt: startOfDay(nth(CLAIM_AUTO_ESCALATE_DAY), DESK_ZONE),
  };
}
