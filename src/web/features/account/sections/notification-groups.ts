/** The long list of events in four short tables. */

import type { readNotificationChoices } from '#contract/customer/preferences.ts';
import type { Reply } from '#contract/endpoint.ts';
import type { NotificationChannel } from '#domain/account/choices/notification-choices.ts';
import { preferencesTexts } from './preferences.texts.ts';

export type Choice = Reply<typeof readNotificationChoices>[number];

const TITLES = preferencesTexts.notifications.groups;
const GROUPS = [
  { title: TITLES.requests, events: /^(quote|request|question)_/ },
  { title: TITLES.orders, events: /^(order|swatch|sample|production)_/ },
  { title: TITLES.payments, events: /^(payment|refund)_/ },
] as const;
const OTHER = TITLES.other;

export function groupChoices(choices: readonly Choice[]): { title: string; rows: Choice[] }[] {
  const titleOf = ({ event }: Choice) => GROUPS.find(({ events }) => events.test(event))?.title ?? OTHER;
  return [...GROUPS.map(({ title }) => title), OTHER]
    .map((title) => ({ title, rows: choices.filter((choice) => titleOf(choice) === title) }))
    .filter(({ rows }) => rows.length > 0);
}

const FIELD = { email: 'email', whatsapp: 'whatsapp', in_app: 'inApp' } as const;

export function isOn(choice: Choice, channel: NotificationChannel): boolean {
  return choice[FIELD[channel]];
}

export function switched(
  choices: readonly Choice[],
  event: string,
  channel: NotificationChannel,
  on: boolean,
): Choice[] {
  return choices.map((choice) => (choice.event === event ? { ...choice, [FIELD[channel]]: on } : choice));
}
