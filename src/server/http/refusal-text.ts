/** What a refusal says in an error reply: English sentences, and the codes they stand for. */
import type { ErrorBody } from '#contract/errors.ts';
import type { Problem } from '#domain/shared/problem.ts';
import type { FieldProblem, Refusal, StatedProblem } from '#domain/shared/refusal.ts';
import { PROBLEM_TEXT } from '#words/en/problems.ts';
import { knownProblemText } from '#words/problem-text.ts';

type Said = Pick<ErrorBody, 'details' | 'fields' | 'problem' | 'fieldProblems'>;

export function sayRefusal({ details, fields, problem }: Refusal): Said {
  const message = problem && knownProblemText(PROBLEM_TEXT, problem);
  return {
    details: message === null ? details : { ...details, message },
    // Only `domain/shared/problem.ts` makes a refusal with a problem, out of its closed list.
    ...(problem ? { problem: problem as Problem } : {}),
    ...(fields ? sayFields(fields) : {}),
  };
}

/** A message of a schema may be the code of a problem. */
export function sayFields(
  problems: Readonly<Record<string, FieldProblem>>,
): Pick<Said, 'fields' | 'fieldProblems'> {
  // Without a prototype, so that a field called "constructor" is a field like any other.
  const fields: Record<string, string> = Object.create(null);
  const fieldProblems: Record<string, Problem> = Object.create(null);
  for (const [name, found] of Object.entries(problems)) {
    const stated: StatedProblem = typeof found === 'string' ? { code: found } : found;
    const text = knownProblemText(PROBLEM_TEXT, stated);
    fields[name] = text ?? stated.code;
    if (text !== null) fieldProblems[name] = stated as Problem;
  }
  return { fields, ...(Object.keys(fieldProblems).length > 0 ? { fieldProblems } : {}) };
}
