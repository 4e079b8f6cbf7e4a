import { expect, test } from 'vitest';
import { sharedEqually, withQuantity } from './colour-lines.ts';
import { namedColoursProblem, withNamedColours } from './named-colours.ts';
import { anOrderConfig, COLOURS } from './order-config.fixture.ts';
import { type OrderFormData, startingValues, termsOf } from './order-values.ts';

const DYED = anOrderConfig({ quoteId: null, takesColourNames: true });

test('cloth that is dyed for the order has the colours the buyer names', () => {
  const { colours } = withNamedColours(DYED, 'Navy 19-4052 TCX, white; ');
  expect(colours.map(({ colour }) => colour)).toEqual(['Navy 19-4052 TCX', 'white']);
  const quoted = anOrderConfig({ colours: COLOURS });
  expect(withNamedColours(quoted, 'Navy')).toBe(quoted);
});

test('without a name the mill does not know what to dye', () => {
  expect(namedColoursProblem(DYED, ' ,')).toMatch(/^Name the colours/);
  expect(namedColoursProblem(DYED, 'Navy')).toBeNull();
  expect(namedColoursProblem(DYED, 'x'.repeat(61))).toMatch(/at most 60 characters/);
  expect(namedColoursProblem(DYED, Array.from({ length: 41 }, (_, i) => `c${i}`).join())).toMatch(/1 to 40/);
  expect(namedColoursProblem(anOrderConfig(), '')).toBeNull();
});

test('one colour takes the whole quantity, also when that changes, and is sent by its name', () => {
  const config = withNamedColours(DYED, 'Navy');
  const lines = sharedEqually('3000', config);
  expect(withQuantity('4000', { quantity: '3000', lines }, config)).toEqual({
    quantity: '4000',
    lines: ['4000'],
  });
  const formData: OrderFormData = {
    reader: 'metre',
    market: 'IN',
    config,
    addresses: [],
    gstNumbers: [],
    requested: null,
  };
  const places = { billingAddressId: 'a', shippingAddressId: 'b', quantity: '3000', lines };
  const terms = termsOf({ ...startingValues(formData), ...places }, formData);
  expect(terms?.lines).toEqual([{ quantity: '3000', colour: 'Navy', lotId: null }]);
});

test('no name yet: nothing is shared and the price is asked for the whole', () => {
  expect(sharedEqually('3000', withNamedColours(DYED, ''))).toEqual([]);
});
