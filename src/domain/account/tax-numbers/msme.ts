/** What an Indian customer states about its registration as a micro, small or medium enterprise. */

import { type FormResult, readChoice, readConsent, readForm } from '#domain/forms/form-result.ts';
import { MARKET_RULES, type Market } from '#domain/shared/market.ts';
import type { TaxNumberProblem } from './tax-number-problem.ts';
import { parseUdyamNumber } from './udyam-number.ts';

export const MSME_CLASSES = ['micro', 'small', 'medium'] as const;
export type MsmeClass = (typeof MSME_CLASSES)[number];

export const MSME_ACTIVITIES = ['manufacturing', 'service', 'trading'] as const;
export type MsmeActivity = (typeof MSME_ACTIVITIES)[number];

export type MsmeInput = {
  udyamNumber: string;
  msmeClass: string | null;
  activity: string | null;
  consent: boolean;
};

export type MsmeRegistration = { udyamNumber: string; msmeClass: MsmeClass; activity: MsmeActivity };

/** The certificate is checked where files are received; this is the rest of the form. */
export function readMsme(
  input: MsmeInput,
): FormResult<{ registration: MsmeRegistration }, keyof MsmeInput, TaxNumberProblem> {
  const udyamNumber = parseUdyamNumber(input.udyamNumber);
  const msmeClass = readChoice(MSME_CLASSES, input.msmeClass, { code: 'msme_class_missing' });
  const activity = readChoice(MSME_ACTIVITIES, input.activity, { code: 'msme_activity_missing' });
  const consent = readConsent(input.consent, { code: 'msme_consent_missing' });
  return readForm({ udyamNumber, msmeClass, activity, consent }, (parsed) => ({
    registration: {
      udyamNumber: parsed.udyamNumber.udyamNumber,
      msmeClass: parsed.msmeClass.choice,
      activity: parsed.activity.choice,
    },
  }));
}

/** Asked once, of Indian customers only; "not applicable" is an answer too. */
export function showsMsmeFlow(market: Market, hasAnswered: boolean): boolean {
  return MARKET_RULES[market].hasMsme && !hasAnswered;
}
