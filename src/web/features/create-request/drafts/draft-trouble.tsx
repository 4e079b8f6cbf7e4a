import { Link, useRouter } from '@tanstack/react-router';
import { lazy, Suspense, useState } from 'react';
import { Button } from '#ui/buttons/button.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import type { DraftRecord } from '#web/platform/drafts/draft-record.ts';
import type { DraftStore } from '#web/platform/drafts/draft-store.ts';
import { pathTo } from '#web/platform/paths.ts';
import { addressOf, saveOpenDraft } from '../wizard-location.ts';
import { draftTexts } from './drafts.texts.ts';

const texts = draftTexts.trouble;

const ConflictSheet = lazy(() => import('./conflict-sheet.tsx').then((m) => ({ default: m.ConflictSheet })));

export type DraftTroubleProps = { store: DraftStore; record: DraftRecord };

/** The server's copy went another way; the buyer says which one holds. */
export function DraftTrouble({ store, record }: DraftTroubleProps) {
  if (record.trouble === 'outdated') return <Outdated key={record.localId} store={store} record={record} />;
  return record.trouble === 'gone' ? <Gone store={store} record={record} /> : null;
}

function Outdated({ store, record }: DraftTroubleProps) {
  const [isOpen, setOpen] = useState(true);
  return (
    <>
      <Notice
        tone="warn"
        title={texts.outdated}
        action={
          <Button variant="secondary" size="small" onClick={() => setOpen(true)}>
            {texts.choose}
          </Button>
        }
      >
        {texts.outdatedNext}
      </Notice>
      {isOpen && (
        <Suspense>
          <ConflictSheet store={store} record={record} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}

function Gone({ store, record }: DraftTroubleProps) {
  const { history } = useRouter();
  const keepAsNew = () => {
    const localId = crypto.randomUUID();
    const asNew = { fabId: null, revision: null, attempts: [], trouble: null, edits: record.edits + 1 };
    store.put({ ...record, ...asNew, localId });
    // The old one stays as a trace of what the server has; nothing of it waits any more.
    store.change(record.localId, (old) => ({ ...old, sentEdits: old.edits }));
    saveOpenDraft(localId);
    history.replace(addressOf('review', null));
  };
  return (
    <Notice
      live
      tone="warn"
      title={texts.gone}
      action={
        <div className="flex flex-wrap gap-2">
          <Button variant="secondary" size="small" onClick={keepAsNew}>
            {texts.keepAsNew}
          </Button>
          {record.fabId && (
            <Link
              to={pathTo('quoteDetail', { fabId: record.fabId })}
              className="flex min-h-11 items-center px-2 text-sm font-semibold text-brand-700"
            >
              {texts.seeQuery}
            </Link>
          )}
        </div>
      }
    >
      {texts.goneNext}
    </Notice>
  );
}
