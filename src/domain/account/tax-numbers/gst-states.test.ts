import { expect, test } from 'vitest';
import {
  GST_STATES,
  gstState,
  gstStateName,
  isSameGstState,
  OTHER_COUNTRIES,
  SELECTABLE_GST_STATES,
} from './gst-states.ts';

test('there are 41 codes, each once, and 36 states and territories to choose from', () => {
  expect(new Set(GST_STATES.map((state) => state.code)).size).toBe(41);
  expect(GST_STATES).toHaveLength(41);
  expect(SELECTABLE_GST_STATES).toHaveLength(36);
});

test('old and foreign codes are never offered', () => {
  const hidden = GST_STATES.filter((state) => !state.selectable).map((state) => state.code);
  expect(hidden).toEqual(['25', '28', '96', '97', '99']);
});

test('only other countries and the centre never stand in a GST number', () => {
  const never = GST_STATES.filter((state) => !state.inGstin).map((state) => state.code);
  expect(never).toEqual([OTHER_COUNTRIES, '99']);
});

test('territories without a legislature charge UTGST', () => {
  const territories = GST_STATES.filter((state) => state.localTax === 'UTGST').map((state) => state.code);
  expect(territories).toEqual(['04', '25', '26', '31', '35', '38', '97']);
  for (const code of ['01', '07', '34']) expect(gstState(code)?.localTax).toBe('SGST');
});

test('a state is found by its code and an unknown code stays as it is', () => {
  expect(gstState('27')).toMatchObject({ name: 'Maharashtra', abbreviation: 'MH' });
  expect(gstStateName('38')).toBe('Ladakh');
  expect(gstState('39')).toBeNull();
  expect(gstStateName('39')).toBe('39');
});

test('an old code means the state that took it over', () => {
  expect(isSameGstState('28', '37')).toBe(true);
  expect(isSameGstState('25', '26')).toBe(true);
  expect(isSameGstState('28', '36')).toBe(false);
  expect(isSameGstState('27', '27')).toBe(true);
  expect(isSameGstState('27', '29')).toBe(false);
});
