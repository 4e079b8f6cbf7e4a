/** The state of each part of the account in a few words, for the list that leads there. */

import type * as z from 'zod/mini';
import type { AddressRecord } from '#contract/addresses.ts';
import type { bankDetails } from '#contract/bank-details.ts';
import type { Reply } from '#contract/endpoint.ts';
import type { readMsme } from '#contract/msme.ts';
import type { readCreditPeriod, readNotificationChoices, readWhatsapp } from '#contract/preferences.ts';
import type { listGstNumbers } from '#contract/tax-numbers.ts';
import { MSME_CLASS_LABEL } from '#domain/account/tax-numbers/msme.ts';
import {
  WHATSAPP_VALIDITY_CODE,
  WHATSAPP_VALIDITY_LABEL,
  type WhatsappValidity,
} from '#domain/account/whatsapp-validity.ts';
import { nameOfCode } from '#domain/shared/wire-code.ts';

export type SectionWords = { text: string; needsLook?: boolean };

type Warned = Pick<AddressRecord, 'warnings'>;
type GstState = Pick<Reply<typeof listGstNumbers>[number], 'isChecked' | 'warning'>;
type Bank = Pick<z.output<typeof bankDetails>, 'account'>;

export function addressesWords(addresses: readonly Warned[]): SectionWords {
  if (addresses.length === 0) return { text: 'None yet' };
  const needsLook = addresses.some(({ warnings }) => warnings.length > 0);
  return {
    text: needsLook ? 'One needs a look' : counted(addresses.length, 'address', 'addresses'),
    needsLook,
  };
}

export function gstWords(numbers: readonly GstState[]): SectionWords {
  if (numbers.length === 0) return { text: 'None yet' };
  if (numbers.some(({ warning }) => warning !== null)) return { text: 'One needs a look', needsLook: true };
  if (!numbers.every(({ isChecked }) => isChecked)) return { text: 'Not verified yet', needsLook: true };
  return { text: numbers.length === 1 ? 'GST verified' : `${numbers.length} numbers, verified` };
}

export function msmeWords(msme: Pick<Reply<typeof readMsme>, 'answer' | 'msmeClass'>): SectionWords {
  if (msme.answer === null) return { text: 'Waiting for your answer', needsLook: true };
  if (msme.answer === 'not_applicable') return { text: 'Not applicable' };
  return { text: msme.msmeClass ? `Registered: ${MSME_CLASS_LABEL[msme.msmeClass]}` : 'Registered' };
}

export function bankWords({ account }: Bank): SectionWords {
  return { text: account ? `${account.bankName} ${account.maskedAccount}` : 'None yet' };
}

export function creditWords({
  creditDays,
}: Pick<Reply<typeof readCreditPeriod>, 'creditDays'>): SectionWords {
  return { text: creditDays === 0 ? 'You pay at once' : `${creditDays} days` };
}

export function whatsappWords({ validity }: Pick<Reply<typeof readWhatsapp>, 'validity'>): SectionWords {
  if (validity === null) return { text: 'No number yet' };
  const name = nameOfCode<WhatsappValidity, number>(WHATSAPP_VALIDITY_CODE, validity);
  return { text: name ? WHATSAPP_VALIDITY_LABEL[name] : 'No number yet' };
}

export function notificationWords(choices: Reply<typeof readNotificationChoices>): SectionWords {
  const off = choices
    .flatMap(({ email, whatsapp, inApp }) => [email, whatsapp, inApp])
    .filter((isOn) => !isOn).length;
  return { text: off === 0 ? 'All on' : `${off} switched off` };
}

export function devicesWords(sessions: readonly unknown[]): SectionWords {
  return { text: counted(sessions.length, 'device', 'devices') };
}

function counted(count: number, one: string, many: string): string {
  return `${count} ${count === 1 ? one : many}`;
}
