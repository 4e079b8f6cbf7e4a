import { closeRequest, type FabricRequest } from '#contract/requests.ts';
import { closeReasonsFor } from '#domain/requests/close-reason.ts';
import { showToast } from '#ui/toast-store.ts';
import { call } from '#web/platform/api.ts';
import { useQueryIntent } from '../use-write.ts';
import { ReasonSheet } from './reason-sheet.tsx';

export function CloseSheet({ request, onClose }: { request: FabricRequest; onClose: () => void }) {
  const { fabId, number, quoteCount } = request;
  const close = useQueryIntent(
    (idempotencyKey, reasonId: number, note: string | null) =>
      call(closeRequest, { params: { fabId }, body: { reasonId, note } }, { idempotencyKey }),
    () => {
      showToast(`${number} is closed.`, { kind: 'good' });
      onClose();
    },
  );
  return (
    <ReasonSheet
      title={`Close ${number}?`}
      description="Suppliers are told, and its open quotes end."
      legend="Why do you close it?"
      reasons={closeReasonsFor(quoteCount > 0)}
      action="Close query"
      send={close}
      onClose={onClose}
    />
  );
}
