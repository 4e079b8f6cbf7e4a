import { expect, test } from 'vitest';
import { deliveryChoices, isDeliveryChoice, needsPort } from './delivery-choice.ts';
import { sourcesOfQuality } from './order-source.ts';

const terms = (...asked: Parameters<typeof deliveryChoices>) =>
  deliveryChoices(...asked).map(({ term }) => term);

test('India chooses among delivery terms, everybody else among incoterms', () => {
  expect(terms('IN', 'landed')).toEqual(['landed', 'self_pickup']);
  expect(terms('BD', null)).toEqual(['x_factory', 'landed', 'fob', 'cnf']);
  expect(isDeliveryChoice('x_factory', 'IN', null)).toBe(false);
  expect(isDeliveryChoice('toString', 'INTL', null)).toBe(false);
});

test('only a quote for FOB can be ordered FOB', () => {
  expect(terms('INTL', 'fob')).toContain('fob');
  for (const quoted of ['x_factory', 'landed', 'cnf'] as const) {
    expect(terms('INTL', quoted)).toEqual(['x_factory', 'landed', 'cnf']);
  }
});

test('CNF is offered only where there is a port, or where the quote names it', () => {
  expect(terms('IN', null)).not.toContain('cnf');
  expect(terms('IN', 'cnf')).toContain('cnf');
  expect(terms('INTL', 'landed', false)).not.toContain('cnf');
  expect(terms('INTL', 'landed', true)).toContain('cnf');
});

test('only freight to a port abroad asks for the port', () => {
  expect([needsPort('cnf', 'INTL'), needsPort('cnf', 'BD'), needsPort('cnf', 'IN')]).toEqual([
    true,
    true,
    false,
  ]);
  expect(needsPort('landed', 'INTL')).toBe(false);
});

test('a quality is ordered from the lists on which it stands', () => {
  const quality = { kind: 'made_to_order', isLive: false, isTopSelling: false } as const;
  expect(sourcesOfQuality(quality)).toEqual([]);
  expect(sourcesOfQuality({ ...quality, isLive: true, isTopSelling: true })).toEqual(['live', 'top_selling']);
  expect(sourcesOfQuality({ ...quality, kind: 'bundle', isTopSelling: true })).toEqual([
    'stock_lot',
    'top_selling',
  ]);
});
