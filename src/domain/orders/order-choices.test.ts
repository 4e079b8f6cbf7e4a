import { expect, test } from 'vitest';
import { deliveryChoices, isDeliveryChoice, needsPort, usualTerm } from './delivery-choice.ts';
import { sourcesOfQuality } from './order-source.ts';

const terms = (...requested: Parameters<typeof deliveryChoices>) =>
  deliveryChoices(...requested).map(({ term }) => term);

test('India chooses among delivery terms, everybody else among incoterms', () => {
  expect(terms('IN', 'landed')).toEqual(['landed', 'self_pickup']);
  expect(terms('BD', null)).toEqual(['x_factory', 'fob', 'cnf']);
  expect(isDeliveryChoice('x_factory', 'IN', null)).toBe(false);
  expect(isDeliveryChoice('toString', 'INTL', null)).toBe(false);
});

test('only a quote for FOB can be ordered FOB', () => {
  expect(terms('INTL', 'fob')).toContain('fob');
  for (const quoted of ['x_factory', 'cnf'] as const) {
    expect(terms('INTL', quoted)).toEqual(['x_factory', 'cnf']);
  }
});

test('to a door abroad there is no freight to tell, so landed is offered only where it was quoted', () => {
  expect(terms('INTL', 'landed')).toEqual(['x_factory', 'landed', 'cnf']);
  expect(terms('INTL', null)).not.toContain('landed');
  expect(terms('IN', null)).toContain('landed');
});

test('a form begins with the quoted term; without one at the door at home, and abroad at the port', () => {
  const begins = (market: 'IN' | 'INTL', quoted: 'fob' | 'x_factory' | null, hasOwnPort = false) =>
    usualTerm(deliveryChoices(market, quoted), quoted, hasOwnPort);
  expect(begins('IN', null)).toBe('landed');
  expect(begins('INTL', null)).toBe('fob');
  expect(begins('INTL', null, true)).toBe('cnf');
  expect(begins('INTL', 'fob', true)).toBe('fob');
  expect(begins('INTL', 'x_factory')).toBe('x_factory');
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
