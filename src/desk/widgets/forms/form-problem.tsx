import type { Change } from '#desk/platform/use-change.ts';
import { Notice } from '#ui/feedback/notice.tsx';

export type FormProblemProps = {
  change: Pick<Change<never>, 'problem' | 'fields'>;
  /** Fields whose sentence stands beside them already. */
  shown?: readonly string[];
};

/** Why a change was not made, where no field of the form says it. */
export function FormProblem({ change: { problem, fields }, shown = [] }: FormProblemProps) {
  const others = Object.entries(fields)
    .filter(([name]) => !shown.includes(name))
    .map(([, words]) => words);
  const words = [...(problem ? [problem] : []), ...new Set(others)];
  if (words.length === 0) return null;
  return (
    <Notice tone="bad" live>
      {words.map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
    </Notice>
  );
}
