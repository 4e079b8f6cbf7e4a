import fc from 'fast-check';
import { expect, test } from 'vitest';
import { money } from '#domain/shared/money.ts';
import {
  computedWeightText,
  coverText,
  quoteMemoryText,
  REQUEST_HINT_TEXT,
} from '#words/en/request-hints.ts';
import { problemText } from '#words/problem-text.ts';
import type { RequestHint } from '../request-hint.ts';
import { EMPTY_DRAFT, type RequestDraft } from '../wizard/request-draft.ts';
import { isMemoryEnough, MEMORY_MIN_QUOTES, type QuoteMemory } from './quote-memory.ts';
import { specificationAdvice, weightInUnits } from './specification-advice.ts';
import { stepHints } from './step-hints.ts';

const POPLIN: RequestDraft = {
  ...EMPTY_DRAFT,
  category: 'cotton',
  productionSubType: 101,
  width: 58,
  warp: '40',
  weft: '40',
  epi: 133,
  ppi: 72,
};

const said = (hint: RequestHint | null) => hint && problemText(REQUEST_HINT_TEXT, hint);

test('the computed weight stands beside the typed one', () => {
  const advice = specificationAdvice({ ...POPLIN, weight: 125 });
  expect(advice.computedGsm).toBe(126.3);
  expect(computedWeightText(126.3)).toBe(
    'This construction weighs about 126.3 GSM off the loom; finishing adds 2 to 6%.',
  );
  expect(advice.weightWarning).toBeNull();
  expect(advice.weight).toEqual({ gsm: 125, ounces: 3.7, glm: 184.2, metresPerKilogram: 5.43 });
});

test('a weight more than 15 percent off is warned about, whichever unit it is in', () => {
  expect(said(specificationAdvice({ ...POPLIN, weight: 160 }).weightWarning)).toBe(
    'You entered 160 GSM, but 40x40/133x72 weighs about 126.3 GSM. Please check both.',
  );
  const byTheMetre: RequestDraft = { ...POPLIN, weight: 250, weightUnit: 'glm' };
  expect(said(specificationAdvice(byTheMetre).weightWarning)).toContain('You entered 169.7 GSM');
  expect(stepHints('quality', byTheMetre)).toHaveLength(1);
  expect(specificationAdvice({ ...byTheMetre, width: null }).weightWarning).toBeNull();
});

test('without a typed weight the computed one is shown in every unit', () => {
  expect(specificationAdvice(POPLIN).weight?.gsm).toBe(126.3);
  expect(weightInUnits(120, null)).toEqual({ gsm: 120, ounces: 3.5, glm: null, metresPerKilogram: null });
});

test('a plain weave with too many threads is called what it is, other weaves are not', () => {
  const tight: RequestDraft = { ...POPLIN, productionSubType: 110, warp: '10', weft: '10', epi: 95, ppi: 40 };
  expect(said(specificationAdvice(tight).coverWarning)).toBe(
    'Too dense for a plain weave. Lower the EPI or PPI, or choose a finer yarn.',
  );
  expect(specificationAdvice({ ...tight, productionSubType: 109 }).coverWarning).toBeNull();
  expect(specificationAdvice({ ...tight, productionSubType: null }).coverWarning).toBeNull();
  expect(specificationAdvice(POPLIN)).toMatchObject({
    cover: { warp: 21, weft: 11.4, cloth: 23.9 },
    coverWarning: null,
  });
  expect(coverText({ warp: 21, weft: 11.4, cloth: 23.9 })).toBe('Cover factor 23.9 (limit 28)');
});

test('the yarn types that reach the counts are named', () => {
  expect(specificationAdvice({ ...POPLIN, weft: '20' }).yarnTypes).toEqual({
    warp: ['carded', 'combed', 'compact'],
    weft: ['carded', 'open_end'],
  });
});

test('an empty or unreadable construction gets no figures at all', () => {
  const nothing = {
    computedGsm: null,
    weightWarning: null,
    weight: null,
    cover: null,
    coverWarning: null,
    yarnTypes: { warp: [], weft: [] },
  };
  expect(specificationAdvice(EMPTY_DRAFT)).toEqual(nothing);
  expect(specificationAdvice({ ...POPLIN, warp: 'fine', weft: '' })).toEqual(nothing);
});

test('an unusual width gets a hint and no more', () => {
  expect(stepHints('width', { ...POPLIN, width: 93 }).map(said)).toEqual([
    'Poplin is usually 42, 54, 58 or 68 inches wide, so fewer mills can quote.',
  ]);
  expect(stepHints('width', POPLIN)).toEqual([]);
  expect(stepHints('width', { ...POPLIN, category: 'denim', productionSubType: 307, width: 30 })).toEqual([]);
  expect(stepHints('payment', POPLIN)).toEqual([]);
});

const MEMORY: QuoteMemory = {
  quotes: 7,
  lowRate: money(9200n, 'INR'),
  highRate: money(10_450n, 'INR'),
  unit: 'metre',
  lowDays: 24,
  highDays: 30,
};

test('the memory of the last 90 days speaks from five quotes on', () => {
  expect(quoteMemoryText(MEMORY)).toBe('Last 90 days: 7 quotes, ₹92.00–₹104.50 per m, 24–30 days.');
  expect(quoteMemoryText({ ...MEMORY, highRate: MEMORY.lowRate, highDays: 24 })).toBe(
    'Last 90 days: 7 quotes, ₹92.00 per m, 24 days.',
  );
  expect(isMemoryEnough(null)).toBe(false);
  fc.assert(
    fc.property(fc.nat({ max: 40 }), (quotes) => {
      expect(isMemoryEnough({ ...MEMORY, quotes })).toBe(quotes >= MEMORY_MIN_QUOTES);
    }),
  );
});
