import { expect, test } from 'vitest';
import { MATERIAL_OPTIONS } from './all-material-options.ts';
import { type OptionKey, optionKey, switchOffProblem } from './material-options.ts';

test('every option has a key of its own', () => {
  expect(new Set(MATERIAL_OPTIONS.map(optionKey)).size).toBe(MATERIAL_OPTIONS.length);
});

test('of options that stand in for each other the last one stays on', () => {
  const off = new Set<OptionKey>();
  const denims = MATERIAL_OPTIONS.filter(({ group }) => group === 'denim');
  for (const denim of denims.slice(1)) {
    expect(switchOffProblem(denim, MATERIAL_OPTIONS, off)).toBeNull();
    off.add(optionKey(denim));
  }
  const [last] = denims;
  expect(last && switchOffProblem(last, MATERIAL_OPTIONS, off)).toBe(
    `${last?.name} is the last one offered here. Switch another one on first.`,
  );
});
