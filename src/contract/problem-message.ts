/** What a schema says when a value does not fit: the code of a problem, which the server turns into its sentence. */
import type { PlainProblemCode } from '#domain/shared/problem.ts';

export function problem(code: PlainProblemCode): PlainProblemCode {
  return code;
}
