import { expect, test } from 'vitest';
import { saidProblem } from '#tests/support/said-problems.ts';
import { assigneeProblem } from './assignment.ts';
import { COMPANY_ROLES } from './company-role.ts';

test('a query is for buyers and owners, an order for every role', () => {
  const may = (work: 'request' | 'order') =>
    COMPANY_ROLES.filter((role) => assigneeProblem(work, { name: 'Ravi', roles: [role] }) === null);
  expect(may('request')).toEqual(['owner', 'buyer']);
  expect(may('order')).toEqual([...COMPANY_ROLES]);
});

test('who may not work on it is named', () => {
  const found = assigneeProblem('request', { name: 'Ravi Nair', roles: ['store', 'accounts'] });
  expect(saidProblem(found)).toBe('Ravi Nair cannot work on queries. Choose another colleague.');
});
