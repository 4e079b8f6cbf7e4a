import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { REQUEST_STATUS_CODE } from '#domain/requests/request-status.ts';
import type { DraftRecord } from '#web/platform/drafts/draft-record.ts';
import type { DraftStore } from '#web/platform/drafts/draft-store.ts';
import { recordOf } from '#web/platform/drafts/draft-wire.ts';
import { isUnsent } from '#web/platform/drafts/stored-drafts.ts';
import { requestsQueries } from '#web/widgets/requests/requests.queries.ts';

/** What another device has saved since then is taken over, as long as nothing typed here would be lost. */
export function useFreshCopy(store: DraftStore, record: DraftRecord): void {
  const { data } = useQuery({ ...requestsQueries.one(record.fabId ?? ''), enabled: record.fabId !== null });
  useEffect(() => {
    if (!data || isUnsent(record) || data.fabId !== record.fabId || record.trouble !== null) return;
    const isDraft = data.status === REQUEST_STATUS_CODE.draft;
    if (!isDraft) store.change(record.localId, (now) => ({ ...now, trouble: 'gone' }));
    else if (data.revision > (record.revision ?? 0)) {
      // Typing and sending may have gone on since this was drawn.
      store.change(record.localId, (now) =>
        isUnsent(now) || now.trouble !== null || data.revision <= (now.revision ?? 0)
          ? now
          : { ...recordOf(data), localId: now.localId },
      );
    }
  }, [data, record, store]);
}
