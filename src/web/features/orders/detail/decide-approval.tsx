import { useState } from 'react';
import { decideApproval } from '#contract/customer/order-approvals.ts';
import type { Order } from '#contract/customer/orders.ts';
import type { CallInput } from '#contract/endpoint.ts';
import { Button } from '#ui/buttons/button.tsx';
import { showToast } from '#ui/feedback/toast-store.ts';
import { TextArea } from '#ui/fields/text-area.tsx';
import { call } from '#web/platform/api.ts';
import { errorMessage } from '#web/platform/error-message.ts';
import { approvalTexts as texts } from '#web/widgets/company/approval.texts.ts';
import { FormError } from '#web/widgets/forms/form-error.tsx';
import { useOrderWrite } from '../use-order-write.ts';

type Decision = CallInput<typeof decideApproval>['body'];

function useDecision(orderId: string) {
  return useOrderWrite(
    (idempotencyKey, body: Decision) =>
      call(decideApproval, { params: { orderId }, body }, { idempotencyKey }),
    ({ approval }) =>
      void showToast(approval?.state === 'approved' ? texts.approvedToast : texts.sentBackToast, {
        kind: 'good',
      }),
  );
}

/** Approve, or say what should change; doing neither lets the hold run out. */
export function DecideApproval({ order: { orderId } }: { order: Order }) {
  const [reason, setReason] = useState<string | null>(null);
  const decide = useDecision(orderId);
  if (reason === null)
    return (
      <div className="flex flex-wrap gap-2">
        <FormError error={decide.error} words={errorMessage} />
        <Button busy={decide.isRunning} onClick={() => void decide.run({ decision: 'approve' })}>
          {texts.approve}
        </Button>
        <Button variant="secondary" onClick={() => setReason('')}>
          {texts.sendBack}
        </Button>
      </div>
    );
  return (
    <form
      noValidate
      className="flex flex-col gap-2"
      onSubmit={(event) => {
        event.preventDefault();
        void decide.run({ decision: 'send_back', reason });
      }}
    >
      <TextArea label={texts.reason} value={reason} onChange={(event) => setReason(event.target.value)} />
      <FormError error={decide.error} words={errorMessage} />
      <div className="flex flex-wrap gap-2">
        <Button type="submit" busy={decide.isRunning}>
          {texts.sendBack}
        </Button>
        <Button variant="quiet" onClick={() => setReason(null)}>
          {texts.cancel}
        </Button>
      </div>
    </form>
  );
}
