/** What is wrong with chosen credit days, WhatsApp and notifications. */
import type { ChoiceProblems } from '#domain/account/choices/choice-problem.ts';
import { CREDIT_PERIODS_DAYS } from '#domain/account/choices/credit-period.ts';
import type { ProblemTexts } from '#domain/shared/problem-list.ts';

export const CHOICE_PROBLEM_TEXT: ProblemTexts<ChoiceProblems> = {
  credit_days_unknown: `${CREDIT_PERIODS_DAYS.slice(0, -1).join(', ')} বা ${CREDIT_PERIODS_DAYS.at(-1)} দিন বেছে নিন।`,
  whatsapp_not_confirmed: 'আগে কোড দিয়ে আপনার WhatsApp নম্বর যাচাই করুন।',
  notification_event_unknown: 'কীসের খবর চান বেছে নিন।',
  notification_channel_unknown: 'খবর কোথায় চান বেছে নিন।',
};
