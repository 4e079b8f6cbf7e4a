import { ApiError } from '#contract/client.ts';
import { Notice } from '#ui/feedback/notice.tsx';
import { Icon } from '#ui/icons/icon.tsx';
import type { DraftRecord } from '#web/platform/drafts/draft-record.ts';
import type { DraftStore } from '#web/platform/drafts/draft-store.ts';
import { isUnsent } from '#web/platform/drafts/stored-drafts.ts';
import { useSending } from '#web/platform/drafts/use-drafts.ts';
import { errorMessage } from '#web/platform/error-message.ts';
import { useIsOnline } from '#web/platform/online.ts';
import { draftTexts as texts } from './drafts.texts.ts';

export type SaveStateProps = { store: DraftStore; record: DraftRecord };

/** A few words beside the step: is it safe, and where. */
export function SaveState({ record }: SaveStateProps) {
  const { isSending } = useSending(record.localId);
  const words = isSending ? texts.saving : savedText(record);
  return (
    <p role="status" className="flex shrink-0 items-center gap-1">
      {words && <Icon name={isSending ? 'refresh' : 'check'} size="small" />}
      {words}
    </p>
  );
}

function savedText(record: DraftRecord): string {
  if (!isUnsent(record)) return record.fabId === null ? '' : texts.saved;
  return texts.savedHere;
}

/** Stands above the step while what was typed cannot reach the server. */
export function SaveTrouble({ store, record }: SaveStateProps) {
  const { error } = useSending(record.localId);
  const isOnline = useIsOnline();
  // A request that waits to be sent says so itself.
  if (!isUnsent(record) || record.submission !== null) return null;
  if (!store.isStored()) {
    return (
      <Notice live tone="warn">
        {texts.trouble.noStorage}
      </Notice>
    );
  }
  if (!isOnline || (error !== null && isPassing(error))) {
    return (
      <Notice live tone="warn" title={texts.trouble.offline}>
        {texts.trouble.offlineNext}
      </Notice>
    );
  }
  if (error === null) return null;
  return (
    <Notice live tone="bad" title={texts.trouble.refused}>
      {refusalMessage(error)}
    </Notice>
  );
}

function isPassing(error: unknown): boolean {
  return !(error instanceof ApiError) || error.status >= 500 || error.status === 429;
}

function refusalMessage(error: unknown): string {
  const messages = error instanceof ApiError ? Object.values(error.body.fields ?? {}) : [];
  return messages[0] ?? errorMessage(error);
}
