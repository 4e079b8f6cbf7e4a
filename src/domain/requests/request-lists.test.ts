import { expect, test } from 'vitest';
import { COMPOSITION_TYPE_LABEL, REQUIREMENT_TYPE_LABEL } from '#words/en/requests.ts';
import { FABRIC_TYPE_CODE } from '../catalogue/fabric-type.ts';
import { COMPOSITION_TYPE_CODE } from './composition-type.ts';
import { FINISHED_FABRIC_TYPES, type RequirementType } from './requirement-type.ts';

test('polyester has the two composition codes of the specification', () => {
  expect(COMPOSITION_TYPE_CODE.polyester).toEqual({ single: 115, blend: 116 });
  expect(COMPOSITION_TYPE_LABEL.polyester).toEqual({ single: '100% Polyester', blend: 'Blend' });
});

test('no composition code is used twice', () => {
  const codes = Object.values(COMPOSITION_TYPE_CODE).flatMap((pair) => Object.values(pair));
  expect(new Set(codes).size).toBe(8);
});

test('a requirement is greige or finished, and finished fabric is of type 2 to 6', () => {
  expect(Object.keys(REQUIREMENT_TYPE_LABEL)).toEqual(['greige', 'finished'] satisfies RequirementType[]);
  expect(FINISHED_FABRIC_TYPES.map((type) => FABRIC_TYPE_CODE[type])).toEqual([2, 3, 4, 5, 6]);
});
