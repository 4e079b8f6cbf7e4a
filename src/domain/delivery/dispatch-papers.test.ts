import { expect, test } from 'vitest';
import { readVolume, volumeProblem, volumeText } from './dispatch-papers.ts';

test('a volume is typed in cubic metres, kept in litres and printed to the litre', () => {
  expect(readVolume('12.5')).toEqual({ ok: true, litres: 12_500n });
  expect(readVolume(' 1,004.125 ')).toEqual({ ok: true, litres: 1_004_125n });
  expect(volumeText(1_004_125)).toBe('1,004.125 m³');
  expect(volumeText(500n)).toBe('0.500 m³');
});

test('nothing typed is no problem; what no shipment has is one', () => {
  expect([undefined, '', ' '].map(volumeProblem)).toEqual([null, null, null]);
  expect(readVolume('')).toEqual({ ok: true, litres: null });
  expect(volumeProblem('12.5001')).toBe('Use digits only, with at most 3 decimals.');
  expect(volumeProblem('-1')).toBe('Use digits only, with at most 3 decimals.');
  expect(volumeProblem('0.000')).toBe('Enter a volume above 0.');
  expect(volumeProblem('10000.001')).toBe('At most 10,000 cubic metres.');
});
