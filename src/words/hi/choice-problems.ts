/** What is wrong with chosen credit days, WhatsApp and notifications. */
import type { ChoiceProblems } from '#domain/account/choices/choice-problem.ts';
import { CREDIT_PERIODS_DAYS } from '#domain/account/choices/credit-period.ts';
import type { ProblemTexts } from '#domain/shared/problem-list.ts';

export const CHOICE_PROBLEM_TEXT: ProblemTexts<ChoiceProblems> = {
  credit_days_unknown: `${CREDIT_PERIODS_DAYS.slice(0, -1).join(', ')} या ${CREDIT_PERIODS_DAYS.at(-1)} दिन चुनें।`,
  whatsapp_not_confirmed: 'पहले कोड से अपना WhatsApp नंबर कन्फर्म करें।',
  notification_event_unknown: 'किस बात की खबर चाहिए, चुनें।',
  notification_channel_unknown: 'खबर कहाँ चाहिए, चुनें।',
};
