import { assignOrder } from '#contract/customer/assignments.ts';
import type { Order } from '#contract/customer/orders.ts';
import { call } from '#web/platform/api.ts';
import { errorMessage } from '#web/platform/error-message.ts';
import { AssigneeChoice } from '#web/widgets/company/assignee-choice.tsx';
import { useOrderWrite } from '../use-order-write.ts';

export function OrderAssignee({ order: { orderId, assignee } }: { order: Order }) {
  const readAt = assignee?.customerId ?? null;
  const { run, isRunning, error } = useOrderWrite(
    (_key, customerId: string | null) =>
      call(assignOrder, { params: { orderId }, body: { customerId, readAt } }),
    () => {},
  );
  return (
    <AssigneeChoice
      work="order"
      endpoint={assignOrder}
      assignee={assignee}
      problem={error === null ? null : errorMessage(error)}
      isBusy={isRunning}
      onAssign={(customerId) => void run(customerId)}
    />
  );
}
