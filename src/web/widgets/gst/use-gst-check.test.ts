import { expect, test } from 'vitest';
import type { GstCheck } from '#contract/customer/tax-numbers.ts';
import { shownFor } from './use-gst-check.ts';

const checked: GstCheck = {
  state: 'valid',
  gstin: '29ZZZCF1006Z1Z9',
  legalName: 'Anokhi Thread Apparels LLP',
  tradeName: 'Anokhi',
  status: 'Active',
  stateCode: '29',
  stateName: 'Karnataka',
  address: '14 Mill Road',
  problem: null,
  reason: null,
};

test('a number the register confirms shows as valid', () => {
  expect(shownFor(checked)).toMatchObject({ state: 'valid', problem: undefined, isNotChecked: false });
});

test('a register that does not answer shows as an error that lets the customer go on', () => {
  const shown = shownFor({ ...checked, state: 'not_checked', status: null });
  expect(shown).toMatchObject({ state: 'error', problem: undefined, isNotChecked: true });
});

test('a cancelled registration shows the reason and lets nobody go on with it', () => {
  const problem = 'This GST registration is cancelled. Use an active GST number.';
  const reason = 'gst_registration_cancelled';
  const shown = shownFor({ ...checked, state: 'error', status: 'Cancelled', problem, reason });
  expect(shown).toMatchObject({ state: 'error', problem, isNotChecked: false });
});
