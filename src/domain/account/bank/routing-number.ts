/** Routing numbers of bank branches in Bangladesh: bank, district, branch and a last digit. */

import { plainDigits } from '#domain/forms/text-input.ts';
import { type ParseResult, refused } from '#domain/shared/parse-result.ts';
import type { BankProblem } from './bank-problem.ts';

const LONGEST_TYPED = 40;

export function parseRoutingNumber(raw: string): ParseResult<{ routingNumber: string }, BankProblem> {
  const routingNumber = raw.length > LONGEST_TYPED ? '' : plainDigits(raw).replace(/[\s-]/g, '');
  if (/^\d{9}$/.test(routingNumber)) return { ok: true, routingNumber };
  return refused({ code: 'routing_number_invalid' });
}
