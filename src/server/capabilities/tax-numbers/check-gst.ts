/** Asks the register about a GST number; what it cannot answer is "not checked", never "valid". */
import type { GstCheck } from '#contract/customer/tax-numbers.ts';
import {
  gstRegistrationProblem,
  gstRegistrationStatusOf,
} from '#domain/account/tax-numbers/gst-registration.ts';
import { gstStateName } from '#domain/account/tax-numbers/gst-states.ts';
import { parseGstin } from '#domain/account/tax-numbers/gstin.ts';
import { supplyKindOf, supplyProblem } from '#domain/quotes/tax/supply-kind.ts';
import type { GstRegistry, RegistryAnswer } from '#server/integrations/gst-registry/port.ts';

const UNKNOWN_THERE = 'The GST register does not have this number. Check it and try again.';
const UNCLEAR_STATUS = 'The GST register gives no clear status for this number.';

export async function checkGst(registry: GstRegistry, typed: string): Promise<GstCheck> {
  const reading = parseGstin(typed);
  if (!reading.ok)
    return { ...NOTHING_KNOWN, state: 'error', gstin: typed.trim().toUpperCase(), problem: reading.problem };
  const { gstin, stateCode } = reading;
  const known = { ...NOTHING_KNOWN, gstin, stateCode, stateName: gstStateName(stateCode) };
  const answer = await registry(gstin);
  if (answer.kind === 'down') return { ...known, state: 'not_checked' };
  if (answer.kind === 'not_found') return { ...known, state: 'error', problem: UNKNOWN_THERE };

  const { legalName, tradeName, status, address } = answer;
  const problem = problemOf(answer);
  return { ...known, state: problem ? 'error' : 'valid', legalName, tradeName, status, address, problem };
}

const NOTHING_KNOWN = {
  legalName: null,
  tradeName: null,
  status: null,
  stateCode: null,
  stateName: null,
  address: null,
  problem: null,
} as const;

function problemOf({
  status: word,
  taxpayerType,
}: Extract<RegistryAnswer, { kind: 'found' }>): string | null {
  const status = gstRegistrationStatusOf(word);
  if (!status) return UNCLEAR_STATUS;
  return gstRegistrationProblem(status) ?? supplyProblem(supplyKindOf(taxpayerType ?? null));
}
