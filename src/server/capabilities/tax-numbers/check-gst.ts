/** Asks the register about a GST number; what it cannot answer is "not checked", never "valid". */
import type { GstCheck } from '#contract/customer/tax-numbers.ts';
import {
  gstRegistrationProblem,
  gstRegistrationStatusOf,
} from '#domain/account/tax-numbers/gst-registration.ts';
import { gstStateName } from '#domain/account/tax-numbers/gst-states.ts';
import { parseGstin } from '#domain/account/tax-numbers/gstin.ts';
import type { GstRefusal, TaxNumberProblem } from '#domain/account/tax-numbers/tax-number-problem.ts';
import { supplyKindOf } from '#domain/quotes/tax/supply-kind.ts';
import type { GstRegistry, RegistryAnswer } from '#server/integrations/gst-registry/port.ts';
import { TAX_NUMBER_PROBLEM_TEXT } from '#words/en/tax-number-problems.ts';
import { problemText } from '#words/problem-text.ts';

export async function checkGst(registry: GstRegistry, typed: string): Promise<GstCheck> {
  const reading = parseGstin(typed);
  if (!reading.ok)
    return {
      ...NOTHING_KNOWN,
      state: 'error',
      gstin: typed.trim().toUpperCase(),
      problem: said(reading.problem),
    };
  const { gstin, stateCode } = reading;
  const known = { ...NOTHING_KNOWN, gstin, stateCode, stateName: gstStateName(stateCode) };
  const answer = await registry(gstin);
  if (answer.kind === 'down') return { ...known, state: 'not_checked' };
  if (answer.kind === 'not_found')
    return { ...known, state: 'error', ...refusedFor('gstin_unknown_at_register') };

  const { legalName, tradeName, status, address } = answer;
  const found = { ...known, legalName, tradeName, status, address };
  const reason = reasonOf(answer);
  return reason ? { ...found, state: 'error', ...refusedFor(reason) } : { ...found, state: 'valid' };
}

const NOTHING_KNOWN = {
  legalName: null,
  tradeName: null,
  status: null,
  stateCode: null,
  stateName: null,
  address: null,
  problem: null,
  reason: null,
} as const;

function refusedFor(reason: GstRefusal): Pick<GstCheck, 'problem' | 'reason'> {
  return { problem: said({ code: reason }), reason };
}

function said(problem: TaxNumberProblem): string {
  return problemText(TAX_NUMBER_PROBLEM_TEXT, problem);
}

function reasonOf({
  status: word,
  taxpayerType,
}: Extract<RegistryAnswer, { kind: 'found' }>): GstRefusal | null {
  const status = gstRegistrationStatusOf(word);
  if (!status) return 'gst_status_unclear';
  return (
    gstRegistrationProblem(status) ?? (supplyKindOf(taxpayerType ?? null) === 'sez' ? 'supply_to_sez' : null)
  );
}
