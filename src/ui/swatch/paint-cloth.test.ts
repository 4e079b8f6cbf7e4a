import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ALL_SAMPLES } from '../gallery/cloth-samples.ts';
import { drawCloth } from './cloth-drawing.ts';
import type { ClothPainter } from './cloth-painter.ts';
import { paintCloth } from './paint-cloth.ts';

/** Writes down what is painted; the test process has no canvas. */
function notebook() {
  const done: string[] = [];
  const state: Record<string, unknown> = {};
  const painter = new Proxy(state, {
    get: (_, name: string) =>
      name in state
        ? state[name]
        : (...given: unknown[]) => {
            done.push(name === 'stroke' ? `stroke ${state.strokeStyle}` : name);
            return name === 'createLinearGradient' ? { addColorStop: () => given } : undefined;
          },
  });
  return { done, painter: painter as unknown as ClothPainter };
}

beforeEach(() => {
  vi.stubGlobal('Path2D', class {});
  vi.stubGlobal(
    'OffscreenCanvas',
    class {
      getContext = () => notebook().painter;
    },
  );
});
afterEach(() => vi.unstubAllGlobals());

test.each(ALL_SAMPLES)(
  'every path of $name is stroked once in each of its shades',
  ({ name, construction }) => {
    const drawing = drawCloth(construction, name, 1);
    const { done, painter } = notebook();
    paintCloth(painter, drawing, 128);
    const strokes = drawing.layers.flatMap((layer) =>
      layer.strokes.flatMap(({ colour }) => layer.paths.map(() => `stroke ${colour}`)),
    );
    const painted = done.filter((step) => step.startsWith('stroke #') && !/#000$|#5b3f1d/.test(step));
    expect(painted).toEqual(strokes);
  },
);

test.each(ALL_SAMPLES)(
  'the print of $name lies over its threads, and light over both',
  ({ name, construction }) => {
    const { done, painter } = notebook();
    paintCloth(painter, drawCloth(construction, name, 1), 128);
    expect(done.includes('drawImage')).toBe(construction.print !== undefined);
    if (construction.print)
      expect(done.indexOf('drawImage')).toBeGreaterThan(
        done.findLastIndex((step) => step.startsWith('stroke')),
      );
    expect(done.at(-1)).toBe('fillRect');
  },
);
