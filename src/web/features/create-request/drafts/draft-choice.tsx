import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useEffect, useEffectEvent, useState } from 'react';
import { Button } from '#ui/buttons/button.tsx';
import { SkeletonCards } from '#ui/feedback/skeleton.tsx';
import { newDraft } from '#web/platform/drafts/draft-record.ts';
import type { DraftStore } from '#web/platform/drafts/draft-store.ts';
import { useDrafts } from '#web/platform/drafts/use-drafts.ts';
import { useGoBack } from '#web/platform/navigation/go-back.ts';
import { customerQueries } from '#web/widgets/customer.queries.ts';
import { EnquiryField } from '#web/widgets/requests/enquiry-field.tsx';
import { Screen } from '#web/widgets/screen.tsx';
import { createRequestTexts } from '../create-request.texts.ts';
import { saveOpenDraft, type WizardLocation } from '../wizard-location.ts';
import { DraftCard } from './draft-card.tsx';
import { draftsQueries } from './drafts.queries.ts';
import { draftTexts as texts } from './drafts.texts.ts';
import { type OpenDraft, openDrafts } from './open-drafts.ts';

const DiscardSheet = lazy(() => import('./discard-sheet.tsx').then((m) => ({ default: m.DiscardSheet })));

export type DraftChoiceProps = { store: DraftStore; address: WizardLocation };

/** Whoever has drafts chooses between a new query and one of them; everybody else begins at once. */
export function DraftChoice({ store, address }: DraftChoiceProps) {
  const goBack = useGoBack();
  const stored = useDrafts(store);
  const customer = useQuery(customerQueries.me());
  const onServer = useQuery(draftsQueries.onServer(store));
  const [unwanted, setUnwanted] = useState<OpenDraft | null>(null);
  const drafts = openDrafts(stored, onServer.data ?? null);
  // Pending also covers the moment in which the cache is restored and nothing is fetched yet.
  const isLooking = onServer.isFetching || onServer.isPending || customer.isPending;
  const start = () => {
    const draft = newDraft(customer.data?.unit ?? 'metre');
    for (const { localId, edits, fabId } of stored) if (edits === 0 && fabId === null) store.remove(localId);
    store.put(draft);
    saveOpenDraft(draft.localId);
    address.go('fabric_type', { replace: true });
  };
  useStartAtOnce(!isLooking && drafts.length === 0, start);
  return (
    <Screen title={createRequestTexts.title} onBack={goBack} narrow>
      {drafts.length === 0 ? (
        <SkeletonCards count={2} />
      ) : (
        <div className="flex flex-col gap-4">
          <Button icon="plus" className="md:self-start" onClick={start}>
            {texts.newQuery}
          </Button>
          <EnquiryField />
          <div>
            <h2 className="text-xl font-bold">{texts.drafts(drafts.length)}</h2>
            <p className="text-ink-soft">{texts.notSent}</p>
          </div>
          <ul className="flex flex-col gap-3">
            {drafts.map((draft) => (
              <li key={draft.id}>
                <DraftCard draft={draft} onDiscard={() => setUnwanted(draft)} />
              </li>
            ))}
          </ul>
        </div>
      )}
      <Suspense>
        {unwanted && <DiscardSheet store={store} draft={unwanted} onClose={() => setUnwanted(null)} />}
      </Suspense>
    </Screen>
  );
}

function useStartAtOnce(isReady: boolean, start: () => void): void {
  const begin = useEffectEvent(start);
  useEffect(() => {
    if (isReady) begin();
  }, [isReady]);
}
