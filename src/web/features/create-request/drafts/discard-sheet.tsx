import { useQueryClient } from '@tanstack/react-query';
import { ApiError } from '#contract/client.ts';
import { discardDraft } from '#contract/customer/requests.ts';
import { Button } from '#ui/buttons/button.tsx';
import { showToast } from '#ui/feedback/toast-store.ts';
import { Sheet } from '#ui/surfaces/sheet.tsx';
import { call } from '#web/platform/api.ts';
import type { DraftStore } from '#web/platform/drafts/draft-store.ts';
import { errorMessage } from '#web/platform/error-message.ts';
import { useTask } from '#web/platform/use-task.ts';
import { FormError } from '#web/widgets/forms/form-error.tsx';
import { createRequestTexts } from '../create-request.texts.ts';
import { draftTexts } from './drafts.texts.ts';
import type { OpenDraft } from './open-drafts.ts';

const texts = draftTexts.discardSheet;

export type DiscardSheetProps = { store: DraftStore; draft: OpenDraft; onClose: () => void };

/** Asks once, then the draft goes from this device and from the server. */
export function DiscardSheet({ store, draft, onClose }: DiscardSheetProps) {
  const client = useQueryClient();
  const discard = useTask(async () => {
    const stored = store.find(draft.id);
    const fabId = stored ? stored.fabId : draft.id;
    if (fabId !== null) await call(discardDraft, { params: { fabId } }).catch(unlessGone);
    if (stored) store.remove(stored.localId);
    await client.invalidateQueries({ queryKey: ['requests'] });
    showToast(texts.done, { kind: 'good' });
    onClose();
  });
  return (
    <Sheet
      open
      onClose={onClose}
      title={texts.title}
      description={texts.description(draft.quality || createRequestTexts.nothingChosen)}
      foot={
        <>
          <Button variant="secondary" onClick={onClose}>
            {texts.keep}
          </Button>
          <Button variant="danger" busy={discard.isRunning} onClick={() => void discard.run()}>
            {texts.confirm}
          </Button>
        </>
      }
    >
      <FormError error={discard.error} words={errorMessage} />
    </Sheet>
  );
}

/** Discarded on another device already is as good. */
function unlessGone(error: unknown): void {
  if (!(error instanceof ApiError) || error.status !== 404) throw error;
}
