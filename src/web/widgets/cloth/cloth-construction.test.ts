import { expect, test } from 'vitest';
import { colourOf } from '#domain/catalogue/colour-names.ts';
import { SUB_CATEGORIES } from '#domain/catalogue/sub-categories/sub-categories.ts';
import { type ClothFields, clothConstruction } from './cloth-construction.ts';
import { NO_CLOTH } from './cloth-fields.fixture.ts';
import { CATEGORY_LOOKS, CLOTH_LOOKS } from './cloth-looks.ts';

const POPLIN: ClothFields = { ...NO_CLOTH, category: 1, productionSubType: 101, requirementType: 'finished' };

test('every sub-category has a look of its own, woven as the catalogue says', () => {
  const family = { plain: /plain|oxford|basket|crepe/, twill: /twill|herringbone/, satin: /sat/, other: /./ };
  for (const { id, weave, name } of SUB_CATEGORIES) {
    expect(CLOTH_LOOKS[id]?.weave, name).toMatch(family[weave]);
  }
  expect(Object.keys(CLOTH_LOOKS)).toHaveLength(SUB_CATEGORIES.length);
  expect(Object.keys(CATEGORY_LOOKS)).toHaveLength(4);
});

test('a draft without any answer can be drawn', () => {
  expect(clothConstruction(NO_CLOTH, 'new')).toMatchObject({ weave: 'plain', finish: 'rfd' });
});

test('the named colour is the colour of a dyed cloth', () => {
  const dyed = clothConstruction({ ...POPLIN, finishedFabricType: 4, color: 'Dark navy, white' }, 'a');
  expect(dyed).toMatchObject({ warp: '#22345c', weft: '#22345c', finish: 'dyed', epi: 120, ppi: 80 });
});

test('the same request always gets the same colour while none is named', () => {
  const cloth = { ...POPLIN, finishedFabricType: 4 };
  expect(clothConstruction(cloth, 'a')).toEqual(clothConstruction(cloth, 'a'));
});

test('ends and picks come from the request, unless they cannot be meant', () => {
  expect(clothConstruction({ ...POPLIN, epi: 133, ppi: 72 }, 'a')).toMatchObject({ epi: 133, ppi: 72 });
  expect(clothConstruction({ ...POPLIN, epi: 4000, ppi: 1 }, 'a')).toMatchObject({ epi: 120, ppi: 80 });
});

test('greige, prints, stripes, slub and denim look like what they are', () => {
  expect(clothConstruction({ ...POPLIN, requirementType: 'greige' }, 'a').finish).toBe('greige');
  expect(clothConstruction({ ...POPLIN, finishedFabricType: 5, color: 'red' }, 'a').print?.colours).toEqual([
    '#b3262f',
  ]);
  expect(clothConstruction({ ...POPLIN, finishedFabricType: 2 }, 'a').warpOrder).toHaveLength(2);
  expect(clothConstruction({ ...POPLIN, weft: '30 slub' }, 'a').slub).toBe('weft');
  expect(clothConstruction({ ...NO_CLOTH, category: 3 }, 'a')).toMatchObject({
    finish: 'denim',
    weave: 'twill-3-1',
  });
  expect(clothConstruction({ ...NO_CLOTH, category: 3, productionSubType: 305 }, 'a').warp).toBe('#2b2b2e');
});

test.each([
  ['Navy', '#22345c'],
  ['royal blue 2', '#2348a8'],
  ['unknown shade', null],
])('the colour "%s" reads as %s', (name, colour) => {
  expect(colourOf(name)).toBe(colour);
});

test.each([
  ['19-4052 TCX', 'blue'],
  ['18-1664 TCX', 'red'],
  ['16-6138 TPG', 'green'],
])('the Pantone number %s comes out %s', (name, channel) => {
  const colour = colourOf(name) ?? '';
  const [red, green, blue] = [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16));
  const parts = { red, green, blue } as Record<string, number>;
  const strongest = Object.entries(parts).sort(([, a], [, b]) => b - a)[0]?.[0];
  expect(strongest).toBe(channel);
});
