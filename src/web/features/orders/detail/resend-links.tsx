import { sendApprovalLinks } from '#contract/customer/approval-links.ts';
import { Button } from '#ui/buttons/button.tsx';
import { showToast } from '#ui/feedback/toast-store.ts';
import { call } from '#web/platform/api.ts';
import { errorMessage } from '#web/platform/error-message.ts';
import { approvalTexts as texts } from '#web/widgets/company/approval.texts.ts';
import { useMay } from '#web/widgets/company/use-may.ts';
import { FormError } from '#web/widgets/forms/form-error.tsx';
import { useOrderWrite } from '../use-order-write.ts';

export type ResendLinksProps = { orderId: string; names: readonly string[] };

/** For when the message to an approver without an account did not arrive. */
export function ResendLinks({ orderId, names }: ResendLinksProps) {
  const may = useMay(sendApprovalLinks);
  const send = useOrderWrite(
    (idempotencyKey) => call(sendApprovalLinks, { params: { orderId }, body: {} }, { idempotencyKey }),
    () => void showToast(texts.resent, { kind: 'good' }),
  );
  return (
    <div className="flex flex-col items-start gap-2 pt-1">
      <p>{texts.linkSent(names.join(', '))}</p>
      <FormError error={send.error} words={errorMessage} />
      {may && (
        <Button variant="secondary" size="small" busy={send.isRunning} onClick={() => void send.run()}>
          {texts.resend}
        </Button>
      )}
    </div>
  );
}
