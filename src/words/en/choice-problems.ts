/** What is wrong with chosen credit days, WhatsApp and notifications. */
import type { ChoiceProblems } from '#domain/account/choices/choice-problem.ts';
import { CREDIT_PERIODS_DAYS } from '#domain/account/choices/credit-period.ts';
import type { ProblemTexts } from '#domain/shared/problem-list.ts';

export const CHOICE_PROBLEM_TEXT: ProblemTexts<ChoiceProblems> = {
  credit_days_unknown: `Choose ${CREDIT_PERIODS_DAYS.slice(0, -1).join(', ')} or ${CREDIT_PERIODS_DAYS.at(-1)} days.`,
  whatsapp_not_confirmed: 'Confirm your WhatsApp number with a code first.',
  notification_event_unknown: 'Choose an event.',
  notification_channel_unknown: 'Choose a channel.',
};
