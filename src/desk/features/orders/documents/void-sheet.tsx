import { useState } from 'react';
import type { DocumentRecord } from '#contract/customer/documents.ts';
import { voidDocument } from '#contract/staff/documents.ts';
import { call } from '#desk/platform/api.ts';
import { useChange } from '#desk/platform/use-change.ts';
import { ActionSheet } from '#desk/widgets/forms/action-sheet.tsx';
import { Field } from '#ui/fields/field.tsx';
import { DOCUMENTS_KEY } from '../orders.queries.ts';
import { documentsTexts as texts } from './documents.texts.ts';

export function VoidSheet({ record, onClose }: { record: DocumentRecord; onClose: () => void }) {
  const { documentId, typeLabel, number } = record;
  const [reason, setReason] = useState('');
  const change = useChange({
    send: (typed: string, idempotencyKey) =>
      call(voidDocument, { params: { documentId }, body: { reason: typed } }, { idempotencyKey }),
    touches: [DOCUMENTS_KEY],
    done: () => texts.madeVoid,
    onDone: onClose,
  });
  return (
    <ActionSheet
      title={texts.voidTitle(typeLabel, number)}
      description={texts.voidLead}
      action={texts.makeVoid}
      variant="danger"
      change={change}
      shownFields={['reason']}
      onSubmit={() => change.run(reason)}
      onClose={onClose}
    >
      <Field
        label={texts.reason}
        help={texts.reasonHelp}
        value={reason}
        maxLength={120}
        autoFocus
        error={change.fields.reason}
        onChange={(event) => setReason(event.target.value)}
      />
    </ActionSheet>
  );
}
