import { assignRequest } from '#contract/customer/assignments.ts';
import type { FabricRequest } from '#contract/customer/requests.ts';
import { call } from '#web/platform/api.ts';
import { errorMessage } from '#web/platform/error-message.ts';
import { AssigneeChoice } from '#web/widgets/company/assignee-choice.tsx';
import { useQuoteWrite } from '../use-write.ts';

export function RequestAssignee({ request: { fabId, assignee } }: { request: FabricRequest }) {
  const readAt = assignee?.customerId ?? null;
  const { run, isRunning, error } = useQuoteWrite(
    (_key, customerId: string | null) =>
      call(assignRequest, { params: { fabId }, body: { customerId, readAt } }),
    () => {},
  );
  return (
    <AssigneeChoice
      work="request"
      endpoint={assignRequest}
      assignee={assignee}
      problem={error === null ? null : errorMessage(error)}
      isBusy={isRunning}
      onAssign={(customerId) => void run(customerId)}
    />
  );
}
