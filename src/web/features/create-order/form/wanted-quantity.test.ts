import { expect, test } from 'vitest';
import { anOrderConfig } from './order-config.fixture.ts';
import { withWantedQuantity } from './wanted-quantity.ts';

const STEP = { thousandths: '100000', unit: 'metre' } as const;

test.each([
  ['that fits', '2500', '2500000'],
  ['below the minimum', '1900', '3000000'],
  ['above what there is', '10100', '3000000'],
  ['between two steps', '2550', '3000000'],
  ['that is none', 'many', '3000000'],
  ['that is not there', null, '3000000'],
])('the form begins with what may be ordered: a wanted quantity %s', (_which, wanted, thousandths) => {
  const config = withWantedQuantity(anOrderConfig({ step: STEP }), wanted);
  expect(config.suggested?.thousandths).toBe(thousandths);
});
