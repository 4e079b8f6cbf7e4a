import fc from 'fast-check';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { ALL_SAMPLES } from '../gallery/cloth-samples.ts';
import { drawCloth } from './cloth-drawing.ts';
import type { Construction } from './construction.ts';
import { Swatch } from './swatch.tsx';
import { WEAVES } from './weave.ts';

const poplin: Construction = {
  weave: 'plain',
  epi: 120,
  ppi: 80,
  warp: '#7ba7d4',
  weft: '#7ba7d4',
  finish: 'dyed',
};

const anyConstruction = fc.record({
  weave: fc.constantFrom(...WEAVES),
  epi: fc.integer({ min: 20, max: 300 }),
  ppi: fc.integer({ min: 20, max: 200 }),
  warp: fc.constant('#2c4468'),
  weft: fc.constant('#ded7c6'),
  finish: fc.constantFrom('greige' as const, 'dyed' as const, 'denim' as const),
  slub: fc.constantFrom('warp' as const, 'both' as const),
});

test('the same quality always looks the same', () => {
  expect(drawCloth(poplin, '7001', 1)).toEqual(drawCloth(poplin, '7001', 1));
});

test('two qualities of one construction differ in their small irregularities', () => {
  expect(drawCloth(poplin, '7001', 1)).not.toEqual(drawCloth(poplin, '7002', 1));
});

test('finer cloth shows more threads', () => {
  const threads = (epi: number) =>
    drawCloth({ ...poplin, epi, ppi: epi }, 'a', 1)
      .layers.flatMap((layer) => layer.paths)
      .map((path) => path.lines.split('M').length - 1)
      .reduce((a, b) => a + b);
  expect(threads(160)).toBeGreaterThan(threads(50) * 1.5);
});

test('every line of every cloth can be drawn: no negative dash, no missing number', () => {
  fc.assert(
    fc.property(anyConstruction, fc.string(), fc.constantFrom(1, 1.6, 3), (construction, seed, zoom) => {
      for (const { paths, strokes } of drawCloth(construction, seed, zoom).layers) {
        for (const { lines, dashes } of paths) {
          expect(lines).toMatch(/^(M-?\d+ ?-?\d+[VHvh]-?\d+)+$/);
          expect(dashes).toMatch(/^[1-9]\d* [1-9]\d*( [1-9]\d* [1-9]\d*)*$/);
        }
        for (const { colour, width } of strokes) {
          expect(colour).toMatch(/^#[0-9a-f]{6}$/);
          expect(width).toBeGreaterThan(0);
        }
      }
    }),
  );
});

test.each(ALL_SAMPLES)('$name stays under 4 kB of markup in a list', ({ name, construction }) => {
  expect(renderToStaticMarkup(<Swatch construction={construction} seed={name} />).length).toBeLessThan(4096);
});

test('a swatch is one element, however many threads it has', () => {
  for (const { name, construction } of ALL_SAMPLES) {
    const markup = renderToStaticMarkup(<Swatch construction={construction} seed={name} size="hero" />);
    expect(markup.match(/<\w+/g)).toEqual(['<canvas']);
  }
});

test('a swatch is decoration unless it is given a name', () => {
  expect(renderToStaticMarkup(<Swatch construction={poplin} seed="7001" />)).toContain('aria-hidden="true"');
  const named = renderToStaticMarkup(<Swatch construction={poplin} seed="7001" label="Sky blue poplin" />);
  expect(named).toContain('role="img" aria-label="Sky blue poplin"');
  expect(named).not.toContain('aria-hidden');
});

test('no swatch needs an inline style, which a strict content policy would drop', () => {
  for (const { name, construction } of ALL_SAMPLES) {
    expect(
      renderToStaticMarkup(<Swatch construction={construction} seed={name} size="hero" />),
    ).not.toContain('style=');
  }
});
