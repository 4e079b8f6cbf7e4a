import { ApiError } from '#contract/client.ts';
import { Icon } from '#ui/icon.tsx';
import { Notice } from '#ui/notice.tsx';
import type { DraftRecord } from '#web/platform/drafts/draft-record.ts';
import type { DraftStore } from '#web/platform/drafts/draft-store.ts';
import { isUnsent } from '#web/platform/drafts/stored-drafts.ts';
import { useSending } from '#web/platform/drafts/use-drafts.ts';
import { errorWords } from '#web/platform/error-words.ts';
import { useIsOnline } from '#web/platform/online.ts';

export type SaveStateProps = { store: DraftStore; record: DraftRecord };

/** A few words beside the step: is it safe, and where. */
export function SaveState({ record }: SaveStateProps) {
  const { isSending } = useSending(record.localId);
  const words = isSending ? 'Saving' : savedWords(record);
  return (
    <p role="status" className="flex shrink-0 items-center gap-1">
      {words && <Icon name={isSending ? 'refresh' : 'check'} size="small" />}
      {words}
    </p>
  );
}

function savedWords(record: DraftRecord): string {
  if (!isUnsent(record)) return record.fabId === null ? '' : 'Saved';
  return 'Saved on this phone';
}

/** Stands above the step while what was typed cannot reach the server. */
export function SaveTrouble({ store, record }: SaveStateProps) {
  const { error } = useSending(record.localId);
  const isOnline = useIsOnline();
  // A request that waits to be sent says so itself.
  if (!isUnsent(record) || record.submission !== null) return null;
  if (!store.isKept()) {
    return (
      <Notice live tone="warn">
        This browser keeps nothing. Stay online and leave the page open until your draft is saved.
      </Notice>
    );
  }
  if (!isOnline || (error !== null && isPassing(error))) {
    return (
      <Notice live tone="warn" title="Saved on this phone, will send">
        Go on as usual. Your draft is sent by itself when you are online again.
      </Notice>
    );
  }
  if (error === null) return null;
  return (
    <Notice live tone="bad" title="We could not save this yet">
      {refusalWords(error)}
    </Notice>
  );
}

function isPassing(error: unknown): boolean {
  return !(error instanceof ApiError) || error.status >= 500 || error.status === 429;
}

function refusalWords(error: unknown): string {
  const told = error instanceof ApiError ? Object.values(error.body.fields ?? {}) : [];
  return told[0] ?? errorWords(error);
}
