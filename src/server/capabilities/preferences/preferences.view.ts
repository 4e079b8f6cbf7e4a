import type {
  readNotificationChoices as choicesContract,
  readCreditPeriod as creditContract,
  listAccountHistory as historyContract,
  readWhatsapp as whatsappContract,
} from '#contract/customer/preferences.ts';
import type { Reply } from '#contract/endpoint.ts';
import { CREDIT_PERIODS_DAYS, creditLoadBasisPoints } from '#domain/account/choices/credit-period.ts';
import {
  mayMessageOnWhatsapp,
  NOTIFICATION_EVENTS,
  notificationChoices,
  type SwitchedOff,
} from '#domain/account/choices/notification-choices.ts';
import { maskPhone } from '#domain/account/mask-identity.ts';
import { WHATSAPP_VALIDITY_CODE } from '#domain/account/whatsapp-validity.ts';
import type { Language } from '#domain/shared/language.ts';
import { MARKET_RULES, type Market } from '#domain/shared/market.ts';
import type { HistoryRow } from '#server/db/lists/history-page.ts';
import { accountActorText, accountHistoryText } from '#words/account-history-text.ts';
import { NOTIFICATION_EVENT_LABEL } from '#words/en/account.ts';
import type { CreditRow } from './preferences.store.ts';
import type { WhatsappNumber } from './whatsapp.store.ts';

export type CreditTerms = Reply<typeof creditContract>;
export type Whatsapp = Reply<typeof whatsappContract>;
export type NotificationTable = Reply<typeof choicesContract>;
export type AccountHistory = Reply<typeof historyContract>;

export function creditTermsView(market: Market, row: CreditRow | undefined): CreditTerms {
  return {
    creditDays: row?.credit_days ?? 0,
    choices: CREDIT_PERIODS_DAYS.map((days) => ({
      days,
      loadBasisPoints: Number(creditLoadBasisPoints(days)),
    })),
    limit: {
      minor: String(row?.limit_minor ?? 0n),
      currency: row?.currency ?? MARKET_RULES[market].currency,
    },
  };
}

export function whatsappView(stored: WhatsappNumber | null): Whatsapp {
  if (!stored) return { maskedNumber: null, validity: null, isOptedIn: false, confirmedNumber: null };
  const { number, validity, triedNumber } = stored;
  return {
    maskedNumber: maskPhone(triedNumber ?? number),
    validity: WHATSAPP_VALIDITY_CODE[triedNumber ? 'invalid' : validity],
    isOptedIn: mayMessageOnWhatsapp(validity),
    confirmedNumber: validity === 'invalid' ? null : maskPhone(number),
  };
}

export function notificationTable(switchedOff: readonly SwitchedOff[]): NotificationTable {
  const choices = notificationChoices(switchedOff);
  return NOTIFICATION_EVENTS.map((event) => {
    const { email, whatsapp, in_app: inApp } = choices[event];
    return { event, label: NOTIFICATION_EVENT_LABEL[event], email, whatsapp, inApp };
  });
}

export function historyRecordOf(
  row: HistoryRow,
  devices: ReadonlyMap<string, string>,
  language: Language,
): AccountHistory['records'][number] {
  return {
    historyId: row.history_id,
    what: accountHistoryText(language, row.subject_kind, row.action),
    who: row.person_name ?? accountActorText(language, row.actor_kind),
    device: devices.get(row.session_id ?? '') ?? null,
    at: row.at.toISOString(),
  };
}
