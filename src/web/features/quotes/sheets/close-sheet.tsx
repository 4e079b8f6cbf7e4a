import { closeRequest, type FabricRequest } from '#contract/customer/requests.ts';
import { CLOSE_REASON_ID, closeReasonsFor } from '#domain/requests/close-reason.ts';
import { showToast } from '#ui/feedback/toast-store.ts';
import { call } from '#web/platform/api.ts';
import { CLOSE_REASON_LABEL } from '#words/page/requests.ts';
import { useQueryIntent } from '../use-write.ts';
import { ReasonSheet } from './reason-sheet.tsx';
import { sheetTexts } from './sheets.texts.ts';

const texts = sheetTexts.closeQuery;

export function CloseSheet({ request, onClose }: { request: FabricRequest; onClose: () => void }) {
  const { fabId, number, hasQuotes } = request;
  const close = useQueryIntent(
    (idempotencyKey, reasonId: number, note: string | null) =>
      call(closeRequest, { params: { fabId }, body: { reasonId, note } }, { idempotencyKey }),
    () => {
      showToast(texts.done(number), { kind: 'good' });
      onClose();
    },
  );
  return (
    <ReasonSheet
      title={texts.title(number)}
      description={texts.description}
      legend={texts.legend}
      reasons={closeReasonsFor(hasQuotes).map((reason) => ({
        id: CLOSE_REASON_ID[reason],
        text: CLOSE_REASON_LABEL[reason],
      }))}
      action={texts.confirm}
      send={close}
      onClose={onClose}
    />
  );
}
