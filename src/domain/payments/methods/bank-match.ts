/** The statement counts: where its line is given, the amount stands in it. */
import type { Money } from '#domain/shared/money.ts';
import { amountsIn } from './transfer-suggestions.ts';

export function matchProblem(amount: Money, statementLine: string | null): string | null {
  if (statementLine === null || amountsIn(statementLine).has(amount.minor)) return null;
  return 'This amount isn’t in the line of the statement.';
}
