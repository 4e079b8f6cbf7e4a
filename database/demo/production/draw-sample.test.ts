import { expect, test } from 'vitest';
import { colourOf } from '#domain/catalogue/colour-names.ts';
import { drawSample } from './draw-sample.ts';

const LABELS = ['A', 'B', 'C'];
const drawn = (change: Partial<Parameters<typeof drawSample>[0]>) =>
  drawSample({ type: 'lab_dip', colours: ['Navy'], label: 'A', round: 0, ...change });

test.each(['lab_dip', 'bulk'] as const)('no option of a %s has the shade of its standard', (type) => {
  const pictures = LABELS.map((label) => drawn({ type, label }));
  expect(new Set(pictures).size).toBe(LABELS.length);
  for (const picture of pictures) expect(picture).not.toContain(colourOf('Navy'));
});

test('strike offs differ in their repeat, and a new round comes closer', () => {
  const repeatOf = (label: string) =>
    /id="repeat" width="(\d+)"/.exec(drawn({ type: 'strike_off', label }))?.[1];
  expect(repeatOf('A')).not.toBe(repeatOf('B'));
  expect(drawn({ round: 1 })).not.toBe(drawn({ round: 0 }));
});

test('a colour nobody can name is drawn as greige, not left out', () => {
  expect(drawn({ colours: ['as per swatch'] })).toContain('<svg');
  expect(drawn({ type: 'bulk', colours: [] })).toContain('<svg');
});
