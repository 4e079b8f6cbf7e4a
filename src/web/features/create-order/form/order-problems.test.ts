import { expect, test } from 'vitest';
import { ApiError } from '#contract/client.ts';
import type { OrderTotals } from '#contract/order-fields.ts';
import { anOrderConfig, COLOURS, LOTS } from './order-config.fixture.ts';
import { inputProblems, placeOf, serverProblems } from './order-problems.ts';
import type { OrderFormData, OrderValues } from './order-values.ts';
import { startingValues } from './order-values.ts';

function typed(config: OrderFormData['config'], change: Partial<OrderValues>, market: 'IN' | 'INTL' = 'IN') {
  const formData: OrderFormData = {
    market,
    reader: 'metre',
    config,
    addresses: [],
    gstNumbers: [],
    requested: null,
  };
  const values = { ...startingValues(formData), billingAddressId: 'a', shippingAddressId: 'a', ...change };
  return inputProblems(values, formData);
}

test('the quantity is judged by the rule of the order, at the field it was typed in', () => {
  expect(typed(anOrderConfig(), {})).toEqual({});
  expect(typed(anOrderConfig(), { quantity: '' })).toEqual({ quantity: 'Enter a quantity.' });
  expect(typed(anOrderConfig(), { quantity: '1999' }).quantity).toBe('Minimum order is 2,000 m.');
  expect(typed(anOrderConfig(), { quantity: '10001' }).quantity).toBe(
    'At most 10,000 m can be ordered at once.',
  );
  const dyed = anOrderConfig({ colours: COLOURS });
  expect(typed(dyed, { lines: ['1000', '1000', '500'] })).toEqual({
    lines: 'The colours add up to 2,500 m, which is less than 3,000 m.',
  });
});

test('where lots are chosen, the lots say what is wrong', () => {
  const stock = anOrderConfig({
    colours: LOTS,
    quoteId: null,
    step: { thousandths: '50000', unit: 'metre' },
  });
  expect(typed(stock, { quantity: '', lines: ['', ''] }).lines).toBe(
    'Enter a quantity for at least one lot.',
  );
  expect(typed(stock, { quantity: '2025', lines: ['25', '2000'] }).lines).toBe('Order in steps of 50 m.');
  const bundle = anOrderConfig({ colours: LOTS, quoteId: null });
  expect(typed(bundle, { quantity: '', lines: ['', ''] }).lines).toBe('Choose a lot.');
  expect(typed(bundle, { quantity: '400', lines: ['400', ''] })).toEqual({});
});

test('addresses and the port of an export are asked for', () => {
  expect(typed(anOrderConfig(), { shippingAddressId: '' })).toHaveProperty('shippingAddressId');
  const cnf = { deliveryTerm: 'cnf', port: '' };
  expect(typed(anOrderConfig(), cnf, 'INTL')).toEqual({ port: 'Choose a port.' });
  expect(typed(anOrderConfig(), cnf, 'IN')).toEqual({});
});

test('what the server says has its place', () => {
  const problem = { code: 'pincode_not_served', message: 'Not there.' };
  const totals = { problem } as OrderTotals;
  expect(serverProblems({ totals, error: null }, false)).toEqual({ shippingAddressId: 'Not there.' });
  expect(serverProblems({ totals, error: null }, true)).toEqual({ port: 'Not there.' });
  const refused = new ApiError(422, { code: 'invalid_input', message: '', fields: { gstId: 'Not yours.' } });
  expect(serverProblems({ totals: null, error: refused }, false)).toEqual({ gstId: 'Not yours.' });
  expect(serverProblems({ totals, error: new Error('no network') }, false)).toEqual({});
  expect(placeOf('something_new', false)).toBe('total');
});
