/** The state of each part of the account in a few words, for the list that leads there. */

import type * as z from 'zod/mini';
import type { AddressRecord } from '#contract/customer/addresses.ts';
import type { bankDetails } from '#contract/customer/bank-details.ts';
import type { CompanyPeople } from '#contract/customer/colleagues.ts';
import type { readMsme } from '#contract/customer/msme.ts';
import type {
  readCreditPeriod,
  readNotificationChoices,
  readWhatsapp,
} from '#contract/customer/preferences.ts';
import type { listGstNumbers } from '#contract/customer/tax-numbers.ts';
import type { Reply } from '#contract/endpoint.ts';
import { WHATSAPP_VALIDITY_CODE, type WhatsappValidity } from '#domain/account/whatsapp-validity.ts';
import { nameOfCode } from '#domain/shared/wire-code.ts';
import { creditPeriodLabel, MSME_CLASS_LABEL, WHATSAPP_VALIDITY_LABEL } from '#words/page/account.ts';
import { accountTexts } from './account.texts.ts';

const STATES = accountTexts.states;

export type SectionSummary = { text: string; needsLook?: boolean };

type Warned = Pick<AddressRecord, 'warnings'>;
type GstState = Pick<Reply<typeof listGstNumbers>[number], 'isChecked' | 'warning'>;
type Bank = Pick<z.output<typeof bankDetails>, 'account'>;

export function addressesText(addresses: readonly Warned[]): SectionSummary {
  if (addresses.length === 0) return { text: STATES.none };
  const needsLook = addresses.some(({ warnings }) => warnings.length > 0);
  return {
    text: needsLook ? STATES.needsLook : STATES.addresses(addresses.length),
    needsLook,
  };
}

export function colleaguesText({ people }: Pick<CompanyPeople, 'people'>): SectionSummary {
  return { text: people.length === 1 ? STATES.onlyYou : STATES.colleagues(people.length) };
}

export function gstText(numbers: readonly GstState[]): SectionSummary {
  if (numbers.length === 0) return { text: STATES.none };
  if (numbers.some(({ warning }) => warning !== null)) return { text: STATES.needsLook, needsLook: true };
  if (!numbers.every(({ isChecked }) => isChecked)) return { text: STATES.gstUnverified, needsLook: true };
  return { text: STATES.gstVerified(numbers.length) };
}

export function msmeText(msme: Pick<Reply<typeof readMsme>, 'answer' | 'msmeClass'>): SectionSummary {
  if (msme.answer === null) return { text: STATES.msmeOpen, needsLook: true };
  if (msme.answer === 'not_applicable') return { text: STATES.msmeNotApplicable };
  return { text: STATES.msmeRegistered(msme.msmeClass && MSME_CLASS_LABEL[msme.msmeClass]) };
}

export function bankText({ account }: Bank): SectionSummary {
  return { text: account ? `${account.bankName} ${account.maskedAccount}` : STATES.none };
}

export function creditSummary({
  creditDays,
}: Pick<Reply<typeof readCreditPeriod>, 'creditDays'>): SectionSummary {
  return { text: creditPeriodLabel(creditDays) };
}

export function whatsappText({ validity }: Pick<Reply<typeof readWhatsapp>, 'validity'>): SectionSummary {
  if (validity === null) return { text: STATES.noNumber };
  const name = nameOfCode<WhatsappValidity, number>(WHATSAPP_VALIDITY_CODE, validity);
  return { text: name ? WHATSAPP_VALIDITY_LABEL[name] : STATES.noNumber };
}

export function notificationText(choices: Reply<typeof readNotificationChoices>): SectionSummary {
  const off = choices
    .flatMap(({ email, whatsapp, inApp }) => [email, whatsapp, inApp])
    .filter((isOn) => !isOn).length;
  return { text: off === 0 ? STATES.allOn : STATES.switchedOff(off) };
}

export function devicesText(sessions: readonly unknown[]): SectionSummary {
  return { text: STATES.devices(sessions.length) };
}
