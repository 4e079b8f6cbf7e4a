import { markUnserviceable } from '#contract/staff/requests.ts';
import { call } from '#desk/platform/api.ts';
import { TextSheet } from '#desk/widgets/forms/text-sheet.tsx';
import { REQUESTS_KEY } from '../requests.queries.ts';
import { requestsTexts } from '../requests.texts.ts';

const texts = requestsTexts.unserviceable;

export function UnserviceableSheet({ fabId, onClose }: { fabId: string; onClose: () => void }) {
  return (
    <TextSheet
      title={texts.title}
      description={texts.lead}
      action={texts.action}
      variant="danger"
      name="reason"
      label={texts.reason}
      maxLength={500}
      isLong
      send={(reason, idempotencyKey) =>
        call(markUnserviceable, { params: { fabId }, body: { reason } }, { idempotencyKey })
      }
      touches={[REQUESTS_KEY]}
      done={texts.done}
      onClose={onClose}
    />
  );
}
