import { expect, test } from 'vitest';
import { divisionOf, enteredLines, sharedEqually, startingLines, withQuantity } from './colour-lines.ts';
import { anOrderConfig, COLOURS, LOTS } from './order-config.fixture.ts';

const STEP = { thousandths: '50000', unit: 'metre' } as const;
const dyed = anOrderConfig({ colours: COLOURS });
const stock = anOrderConfig({ colours: LOTS, quoteId: null, step: STEP });
const bundle = anOrderConfig({ colours: LOTS, quoteId: null, step: null });

test('one colour or one lot that is cut needs no division', () => {
  expect(divisionOf(anOrderConfig())).toBe('none');
  expect(divisionOf({ ...stock, colours: LOTS.slice(0, 1) })).toBe('none');
  expect(divisionOf(dyed)).toBe('colours');
  expect(divisionOf(stock)).toBe('lots');
  expect(divisionOf(bundle)).toBe('whole-lots');
});

test('the form starts with the shares that were asked for, or with equal ones', () => {
  expect(startingLines(dyed, ['1500', '1000', '500'])).toEqual({
    quantity: '3000',
    lines: ['1500', '1000', '500'],
  });
  expect(startingLines(dyed, ['1500', '1000', '400']).lines).toEqual(['1000', '1000', '1000']);
});

test('stock starts with a lot that has enough, a bundle with its first whole lot', () => {
  expect(startingLines(stock, [])).toEqual({ quantity: '3000', lines: ['', '3000'] });
  expect(startingLines(bundle, [])).toEqual({ quantity: '3000', lines: ['', '3000'] });
  const small = { ...bundle, suggested: { thousandths: '300000', unit: 'metre' as const } };
  expect(startingLines(small, [])).toEqual({ quantity: '400', lines: ['400', ''] });
});

test('equal shares are whole steps, and the first colours take what is left over', () => {
  expect(sharedEqually('1000', { ...dyed, step: STEP })).toEqual(['350', '350', '300']);
  expect(sharedEqually('50000', { ...dyed, step: STEP })).toEqual(['16700', '16650', '16650']);
  expect(sharedEqually('1000', dyed)).toEqual(['334', '333', '333']);
  expect(sharedEqually('', dyed)).toEqual(['', '', '']);
});

test('equal shares follow the whole quantity, own shares stay', () => {
  const equal = { quantity: '3000', lines: ['1000', '1000', '1000'] };
  expect(withQuantity('6000', equal, dyed).lines).toEqual(['2000', '2000', '2000']);
  const own = { quantity: '3000', lines: ['1500', '1000', '500'] };
  expect(withQuantity('6000', own, dyed)).toEqual({ quantity: '6000', lines: own.lines });
  expect(withQuantity('', equal, dyed).lines).toEqual(equal.lines);
});

test('a lot may be left out, a colour of a quote may not', () => {
  expect(enteredLines(['', '500'], stock)).toEqual([
    { colour: 'Wine', lotId: LOTS[1]?.lotId, quantity: '500' },
  ]);
  expect(enteredLines(['1500', '1500', ''], dyed)).toBeNull();
  expect(enteredLines(['1.5.', '500'], stock)).toBeNull();
});
