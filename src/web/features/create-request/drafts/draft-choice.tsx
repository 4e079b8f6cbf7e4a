import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useEffect, useEffectEvent } from 'react';
import { Button } from '#ui/button.tsx';
import { buttonClass } from '#ui/button-class.ts';
import { SwatchCard } from '#ui/card.tsx';
import { Chip } from '#ui/chip.tsx';
import { classNames } from '#ui/class-names.ts';
import { SkeletonCards } from '#ui/skeleton.tsx';
import { newDraft } from '#web/platform/drafts/draft-record.ts';
import type { DraftStore } from '#web/platform/drafts/draft-store.ts';
import { useDrafts } from '#web/platform/drafts/use-drafts.ts';
import { useGoBack } from '#web/platform/navigation/go-back.ts';
import { pathTo } from '#web/platform/paths.ts';
import { ClothSwatch } from '#web/widgets/cloth/cloth-swatch.tsx';
import { customerQueries } from '#web/widgets/customer.queries.ts';
import { Screen } from '#web/widgets/screen.tsx';
import { saveOpenDraft, type WizardAddress } from '../wizard-address.ts';
import { draftsQueries } from './drafts.queries.ts';
import { type OpenDraft, openDrafts } from './open-drafts.ts';

export type DraftChoiceProps = { store: DraftStore; address: WizardAddress };

/** Whoever has begun something is asked whether to go on with it; everybody else begins at once. */
export function DraftChoice({ store, address }: DraftChoiceProps) {
  const goBack = useGoBack();
  const kept = useDrafts(store);
  const customer = useQuery(customerQueries.me());
  const onServer = useQuery(draftsQueries.onServer());
  const drafts = openDrafts(kept, onServer.data ?? null);
  // Pending also covers the moment in which the cache is restored and nothing is fetched yet.
  const isLooking = onServer.isFetching || onServer.isPending || customer.isPending;
  const start = () => {
    const draft = newDraft(customer.data?.unit ?? 'metre');
    for (const { localId, edits, fabId } of kept) if (edits === 0 && fabId === null) store.remove(localId);
    store.put(draft);
    saveOpenDraft(draft.localId);
    address.go('fabric_type', { replace: true });
  };
  useStartAtOnce(!isLooking && drafts.length === 0, start);
  return (
    <Screen title="Add query" onBack={goBack} narrow>
      {drafts.length === 0 ? (
        <SkeletonCards count={2} />
      ) : (
        <div className="flex flex-col gap-4">
          <div>
            <h2 className="text-xl font-bold">You have begun {drafts.length === 1 ? 'a draft' : 'drafts'}</h2>
            <p className="text-ink-soft">Suppliers see nothing of it until you send it.</p>
          </div>
          <ul className="flex flex-col gap-3">
            {drafts.map((draft, place) => (
              <li key={draft.id}>
                <DraftCard draft={draft} isFirst={place === 0} />
              </li>
            ))}
          </ul>
          <Button variant="secondary" icon="plus" className="md:self-start" onClick={start}>
            Start a new one
          </Button>
        </div>
      )}
    </Screen>
  );
}

function DraftCard({ draft, isFirst }: { draft: OpenDraft; isFirst: boolean }) {
  return (
    <SwatchCard
      swatch={<ClothSwatch cloth={draft.cloth} seed={draft.id} />}
      title={draft.quality || 'Nothing chosen yet'}
      detail={draft.next}
      state={draft.isUnsent ? <Chip tone="warn">Only on this phone</Chip> : <Chip>Draft</Chip>}
      figure={<span className="text-sm text-ink-soft">{draft.when}</span>}
      action={
        <Link
          to={pathTo('createRequest')}
          search={{ draft: draft.id } as never}
          className={classNames(
            buttonClass({ variant: isFirst ? 'primary' : 'secondary', size: 'small' }),
            'whitespace-nowrap',
          )}
        >
          {isFirst ? 'Go on with your draft' : 'Go on'}
        </Link>
      }
    />
  );
}

function useStartAtOnce(isReady: boolean, start: () => void): void {
  const begin = useEffectEvent(start);
  useEffect(() => {
    if (isReady) begin();
  }, [isReady]);
}
