import { expect, test } from 'vitest';
import { COST_KEY_LABEL, type CostKey } from './cost-key.ts';
import { DELIVERY_TERM_HELP, DELIVERY_TERM_LABEL, INCOTERM_HELP, INCOTERM_LABEL } from './delivery-term.ts';

test('delivery terms, incoterms and cost lines have the words of the specification', () => {
  expect(Object.values(DELIVERY_TERM_LABEL)).toEqual(['Landed', 'Self pickup', 'CNF']);
  expect(Object.values(INCOTERM_LABEL)).toEqual(['x-factory', 'Landed', 'FOB', 'CNF']);
  expect(Object.values(COST_KEY_LABEL)).toEqual(['Total fabric cost', 'Logistic cost', 'GST']);
});

test('the help of each incoterm gives its official name', () => {
  const official = Object.values(INCOTERM_HELP).map((help) => /official name: (\w{3})/.exec(help)?.[1]);
  expect(official).toEqual(['EXW', 'DAP', 'FOB', 'CFR']);
  expect(DELIVERY_TERM_HELP.cnf).toContain('CFR');
});

test('the stored words of the cost lines stay as they are', () => {
  expect(Object.keys(COST_KEY_LABEL)).toEqual([
    'total_fabric_cost',
    'logistic_cost',
    'gst',
  ] satisfies CostKey[]);
});
