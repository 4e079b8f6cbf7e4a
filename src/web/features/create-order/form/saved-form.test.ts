import { expect, test } from 'vitest';
import { emptySessionStorage } from '#web/platform/session-storage.fixture.ts';
import { anOrderConfig, COLOURS } from './order-config.fixture.ts';
import { type OrderFormData, startingValues } from './order-values.ts';
import { savedForm, saveForm } from './saved-form.ts';

const FORM_DATA: OrderFormData = {
  reader: 'metre',
  market: 'IN',
  config: anOrderConfig({ colours: COLOURS }),
  addresses: [],
  gstNumbers: [],
  requested: null,
};
const { fabId } = FORM_DATA.config;

emptySessionStorage();

test('what was typed comes back', () => {
  const start = startingValues(FORM_DATA);
  const typed = { ...start, quantity: '600', lines: ['100', '200', '300'], poNumber: 'PO/77' };
  saveForm(fabId, typed);
  expect(savedForm(start, FORM_DATA)).toEqual(typed);
});

test('where there are other colours now, only their shares are asked for again', () => {
  const before = startingValues(FORM_DATA);
  const poFile = { fileId: 'f1' } as typeof before.poFile;
  saveForm(fabId, { ...before, quantity: '600', lines: ['300', '300'], poNumber: 'PO/77', poFile });
  expect(savedForm(before, FORM_DATA)).toEqual({ ...before, poNumber: 'PO/77', poFile });
});
