import { useId } from 'react';
import type { Endpoint } from '#contract/endpoint.ts';
import { type AssignedWork, assigneeProblem } from '#domain/account/company/assignment.ts';
import { Select } from '#ui/fields/select.tsx';
import { companyTexts } from './company.texts.ts';
import { useMay } from './use-may.ts';
import { useColleagues } from './use-work-scope.ts';

const { assignee: texts } = companyTexts;

export type AssigneeChoiceProps = {
  work: AssignedWork;
  /** What is called; who may not call it reads whose it is. */
  endpoint: Pick<Endpoint, 'access' | 'companyRoles'>;
  assignee: { customerId: string; name: string } | null;
  problem: string | null;
  isBusy: boolean;
  /** Null: nobody. */
  onAssign: (customerId: string | null) => void;
};

/** Whose work it is; only those are offered who may work on it. */
export function AssigneeChoice({ work, endpoint, assignee, problem, isBusy, onAssign }: AssigneeChoiceProps) {
  const id = useId();
  const may = useMay(endpoint);
  const colleagues = useColleagues();
  if (colleagues.length === 0) return null;
  if (!may) return <p className="text-sm text-ink-soft">{texts.whose(assignee?.name ?? texts.nobody)}</p>;
  return (
    <div className="max-w-80">
      <Select
        id={id}
        label={texts.label}
        value={assignee?.customerId ?? ''}
        disabled={isBusy}
        error={problem ?? undefined}
        options={[
          { value: '', label: texts.nobody },
          ...colleagues
            .filter((colleague) => assigneeProblem(work, colleague) === null)
            .map(({ customerId, name, isMe }) => ({
              value: customerId,
              label: isMe ? texts.me(name) : name,
            })),
        ]}
        onChange={({ target }) => onAssign(target.value || null)}
      />
    </div>
  );
}
