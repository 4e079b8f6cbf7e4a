/** Why typed text is no line, no amount and no quantity. */
import type { ProblemOf } from '../shared/problem-list.ts';
import type { LineName } from './line-name.ts';

type OfLine = { readonly line: LineName };

export type TypedProblems = {
  line_missing: OfLine;
  line_too_long: OfLine & { readonly most: number };
  line_without_letters: OfLine;
  amount_missing: null;
  amount_not_digits: null;
  quantity_missing: null;
  quantity_not_digits: null;
};
export type TypedProblem = ProblemOf<TypedProblems>;
