import { useState } from 'react';
import { markUnserviceable } from '#contract/staff/requests.ts';
import { call } from '#desk/platform/api.ts';
import { useChange } from '#desk/platform/use-change.ts';
import { ActionSheet } from '#desk/widgets/forms/action-sheet.tsx';
import { TextArea } from '#ui/fields/text-area.tsx';
import { REQUESTS_KEY } from '../requests.queries.ts';
import { requestsTexts } from '../requests.texts.ts';

const texts = requestsTexts.unserviceable;

export function UnserviceableSheet({ fabId, onClose }: { fabId: string; onClose: () => void }) {
  const [reason, setReason] = useState('');
  const close = useChange({
    send: (words: string, idempotencyKey) =>
      call(markUnserviceable, { params: { fabId }, body: { reason: words } }, { idempotencyKey }),
    touches: [REQUESTS_KEY],
    done: () => texts.done,
    onDone: onClose,
  });
  return (
    <ActionSheet
      title={texts.title}
      description={texts.lead}
      action={texts.action}
      variant="danger"
      change={close}
      shownFields={['reason']}
      onSubmit={() => close.run(reason)}
      onClose={onClose}
    >
      <TextArea
        label={texts.reason}
        value={reason}
        error={close.fields.reason}
        maxLength={500}
        autoFocus
        onChange={(event) => setReason(event.target.value)}
      />
    </ActionSheet>
  );
}
