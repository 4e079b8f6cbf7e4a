import { markUnserviceable } from '#contract/staff/requests.ts';
import { call } from '#desk/platform/api.ts';
import { ReasonSheet } from '#desk/widgets/forms/reason-sheet.tsx';
import { REQUESTS_KEY } from '../requests.queries.ts';
import { requestsTexts } from '../requests.texts.ts';

const texts = requestsTexts.unserviceable;

export function UnserviceableSheet({ fabId, onClose }: { fabId: string; onClose: () => void }) {
  return (
    <ReasonSheet
      recordId={fabId}
      texts={texts}
      maxLength={500}
      send={(reason, idempotencyKey) =>
        call(markUnserviceable, { params: { fabId }, body: { reason } }, { idempotencyKey })
      }
      touches={[REQUESTS_KEY]}
      onClose={onClose}
    />
  );
}
