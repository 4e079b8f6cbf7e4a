import { useQuery } from '@tanstack/react-query';
import { LENGTH_UNIT_SYMBOL } from '#domain/shared/length.ts';
import { Button } from '#ui/buttons/button.tsx';
import { ErrorState } from '#ui/feedback/error-state.tsx';
import { Skeleton } from '#ui/feedback/skeleton.tsx';
import { Sheet } from '#ui/surfaces/sheet.tsx';
import type { DraftRecord } from '#web/platform/drafts/draft-record.ts';
import type { DraftStore } from '#web/platform/drafts/draft-store.ts';
import { recordOf } from '#web/platform/drafts/draft-wire.ts';
import { sendDraft } from '#web/platform/drafts/send-drafts.ts';
import { errorMessage } from '#web/platform/error-message.ts';
import { requestsQueries } from '#web/widgets/requests/requests.queries.ts';
import { clothText } from '../answer-text.ts';
import { createRequestTexts } from '../create-request.texts.ts';
import { DraftSwatch } from '../parts/draft-swatch.tsx';
import { draftTexts } from './drafts.texts.ts';

const texts = draftTexts.conflict;

export type ConflictSheetProps = { store: DraftStore; record: DraftRecord; onClose: () => void };

/** Two copies of one draft side by side; whichever is chosen becomes the only one. */
export function ConflictSheet({ store, record, onClose }: ConflictSheetProps) {
  const { data, error, isFetching, refetch } = useQuery({
    ...requestsQueries.one(record.fabId ?? ''),
    staleTime: 0,
  });
  const other = data && data.revision !== record.revision ? recordOf(data) : null;
  const keepMine = () => {
    store.change(record.localId, (mine) => ({
      ...mine,
      revision: other?.revision ?? mine.revision,
      trouble: null,
      edits: mine.edits + 1,
    }));
    void sendDraft(store, record.localId);
    onClose();
  };
  const keepOther = () => {
    if (other) store.change(record.localId, ({ localId }) => ({ ...other, localId }));
    onClose();
  };
  return (
    <Sheet open onClose={onClose} title={texts.title}>
      {other ? (
        <div className="flex flex-col gap-3 pt-2">
          <Copy title={texts.here} record={record} action={texts.keepHere} onKeep={keepMine} />
          <Copy title={texts.other} record={other} action={texts.keepOther} onKeep={keepOther} />
        </div>
      ) : error ? (
        <ErrorState detail={errorMessage(error)} busy={isFetching} onRetry={() => void refetch()} />
      ) : (
        <Skeleton shape="swatch" />
      )}
    </Sheet>
  );
}

type CopyProps = { title: string; record: DraftRecord; action: string; onKeep: () => void };

function Copy({ title, record: { answers, sheet, localId }, action, onKeep }: CopyProps) {
  const quantity = sheet.quantity && `${sheet.quantity} ${LENGTH_UNIT_SYMBOL[sheet.unit]}`;
  return (
    <section className="flex flex-col gap-3 rounded-card border border-line p-3">
      <div className="flex gap-3">
        <DraftSwatch draft={answers} seed={localId} className="shrink-0" />
        <div className="min-w-0">
          <h3 className="text-sm text-ink-soft">{title}</h3>
          <p className="figures font-semibold">{clothText(answers) || createRequestTexts.nothingChosen}</p>
          {quantity && <p className="figures text-sm text-ink-soft">{quantity}</p>}
        </div>
      </div>
      <Button variant="secondary" wide onClick={onKeep}>
        {action}
      </Button>
    </section>
  );
}
