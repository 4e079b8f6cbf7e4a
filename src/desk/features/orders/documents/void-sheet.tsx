import type { DocumentRecord } from '#contract/customer/documents.ts';
import { voidDocument } from '#contract/staff/documents.ts';
import { call } from '#desk/platform/api.ts';
import { TextSheet } from '#desk/widgets/forms/text-sheet.tsx';
import { DOCUMENTS_KEY } from '../orders.queries.ts';
import { documentsTexts as texts } from './documents.texts.ts';

export function VoidSheet({ record, onClose }: { record: DocumentRecord; onClose: () => void }) {
  const { documentId, typeLabel, number } = record;
  return (
    <TextSheet
      recordId={documentId}
      title={texts.voidTitle(typeLabel, number)}
      description={texts.voidLead}
      action={texts.makeVoid}
      variant="danger"
      name="reason"
      label={texts.reason}
      help={texts.reasonHelp}
      maxLength={120}
      send={(reason, idempotencyKey) =>
        call(voidDocument, { params: { documentId }, body: { reason } }, { idempotencyKey })
      }
      touches={[DOCUMENTS_KEY]}
      done={texts.madeVoid}
      onClose={onClose}
    />
  );
}
