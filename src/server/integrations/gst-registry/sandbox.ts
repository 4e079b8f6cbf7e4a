/**
 * Stands in for the register in a demo. The 13th sign of the number plays the cases: 9 cancelled, 8 suspended,
 * 7 the register is down, 6 unknown there, 5 a unit of a special economic zone; every other well-formed number is active.
 */
import { gstStateName } from '#domain/account/tax-numbers/gst-states.ts';
import type { GstRegistry, RegistryAnswer } from './port.ts';

const CASE_PLACE = 12;
const SEZ_SIGN = '5';
const CASES: Readonly<Record<string, RegistryAnswer['kind'] | 'Cancelled' | 'Suspended'>> = {
  '9': 'Cancelled',
  '8': 'Suspended',
  '7': 'down',
  '6': 'not_found',
};

export const sandboxRegistry: GstRegistry = async (gstin) => {
  const played = CASES[gstin.charAt(CASE_PLACE)];
  if (played === 'down' || played === 'not_found') return { kind: played };
  const pan = gstin.slice(2, 12);
  return {
    kind: 'found',
    legalName: `Demo Company ${pan} Private Limited`,
    tradeName: `Demo Traders ${pan}`,
    status: played === 'Cancelled' || played === 'Suspended' ? played : 'Active',
    taxpayerType: gstin.charAt(CASE_PLACE) === SEZ_SIGN ? 'SEZ Unit' : 'Regular',
    address: `1 Demo Street, ${gstStateName(gstin.slice(0, 2))}`,
  };
};
