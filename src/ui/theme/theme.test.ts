import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const theme = readFileSync(new URL('./theme.css', import.meta.url), 'utf8');
const colours = new Map(
  [...theme.matchAll(/--color-([a-z0-9-]+):\s*(#[0-9a-f]{6});/g)].map(([, name = '', hex = '']) => [
    name,
    hex,
  ]),
);

function pairs(kind: 'text' | 'edge'): [front: string, ground: string][] {
  return [...theme.matchAll(new RegExp(`^${kind}: (.+)$`, 'gm'))]
    .flatMap(([, line = '']) => line.trim().split(/\s+/))
    .map((pair) => pair.split('/') as [string, string]);
}

function luminance(name: string): number {
  const hex = colours.get(name);
  if (!hex) throw new Error(`theme.css has no colour "${name}"`);
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(front: string, ground: string): number {
  const [light = 0, dark = 0] = [luminance(front), luminance(ground)].sort((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

test.each(pairs('text'))('%s text on %s is readable at 4.5:1', (front, ground) => {
  expect(contrast(front, ground)).toBeGreaterThanOrEqual(4.5);
});

test.each(pairs('edge'))('%s stands out from %s at 3:1 as an edge or large sign', (front, ground) => {
  expect(contrast(front, ground)).toBeGreaterThanOrEqual(3);
});

test('the list of pairs covers every colour that is used for text', () => {
  const listed = new Set(pairs('text').map(([front]) => front));
  for (const name of [
    'ink',
    'ink-soft',
    'ink-faint',
    'on-brand',
    'good',
    'warn',
    'bad',
    'info',
    'brand-600',
  ]) {
    expect(listed).toContain(name);
  }
});

test('no other colour can be used, because the usual palette is taken away', () => {
  expect(theme).toContain('--color-*: initial');
});

test('no component names a colour of its own', () => {
  const ui = new URL('../', import.meta.url);
  const components = readdirSync(ui, { recursive: true, encoding: 'utf8' }).filter(
    // Cloth has the colours of its yarn.
    (file) => /\.tsx?$/.test(file) && !file.includes('.test.') && !/^(swatch|gallery)\b/.test(file),
  );
  expect(components.length).toBeGreaterThan(30);
  for (const file of components) {
    const source = readFileSync(new URL(file, ui), 'utf8');
    expect(source, file).not.toMatch(/#[0-9a-f]{3,8}\b|rgba?\(|hsla?\(|oklch\(/i);
  }
});
