import { Chip } from '#ui/surfaces/chip.tsx';
import { useColleagues, useWorkScope } from './use-work-scope.ts';

/** Whose work a card is, where everybody's stand together. */
export function AssigneeChip({ assignee }: { assignee: { customerId: string; name: string } | null }) {
  const hasColleagues = useColleagues().length > 0;
  const scope = useWorkScope();
  if (assignee === null || !hasColleagues || scope === 'mine') return null;
  return <Chip tone="neutral">{assignee.name}</Chip>;
}
