import fc from 'fast-check';
import { expect, test } from 'vitest';
import { convertLength, wholeLength } from '#domain/shared/length.ts';
import { quantityProblem } from './order-quantity.ts';
import { quantityRuleIn } from './quality-quantity.ts';

const FIGURES = { minimum: 2_000_000n, minimumPerColour: 1_000_000n, step: 100_000n, maximum: 50_000_000n };

test('in metres the figures of a quality are its rule', () => {
  expect(quantityRuleIn('metre', FIGURES)).toEqual({
    minimum: { total: wholeLength(2000n, 'metre'), perColour: wholeLength(1000n, 'metre') },
    step: wholeLength(100n, 'metre'),
    maximum: wholeLength(50_000n, 'metre'),
  });
});

test('in yards minimum and maximum are whole steps inside the same lengths', () => {
  expect(quantityRuleIn('yard', FIGURES)).toEqual({
    minimum: { total: wholeLength(2200n, 'yard'), perColour: wholeLength(1100n, 'yard') },
    step: wholeLength(100n, 'yard'),
    maximum: wholeLength(54_600n, 'yard'),
  });
  const open = quantityRuleIn('yard', { ...FIGURES, minimumPerColour: null, maximum: null });
  expect([open.minimum.perColour, open.maximum]).toEqual([null, null]);
});

test('the minimum itself can always be ordered, and is never less cloth than the quality asks for', () => {
  const metres = fc.bigInt({ min: 1n, max: 100_000_000n });
  fc.assert(
    fc.property(metres, metres, (minimum, step) => {
      const rule = quantityRuleIn('yard', { minimum, minimumPerColour: null, step, maximum: null });
      const least = rule.minimum.total ?? wholeLength(0n, 'yard');
      expect(quantityProblem(rule, { whole: least, colours: [] }, { unit: 'yard' })).toBeNull();
      const requested = convertLength({ thousandths: minimum, unit: 'metre' }, 'yard').thousandths;
      expect(least.thousandths).toBeGreaterThanOrEqual(requested);
      expect(least.thousandths - requested).toBeLessThan(step);
    }),
  );
});
