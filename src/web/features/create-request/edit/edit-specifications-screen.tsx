import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { ApiError } from '#contract/client.ts';
import { buttonClass } from '#ui/buttons/button-class.ts';
import { EmptyLoom, EmptyState } from '#ui/feedback/empty-state.tsx';
import { ErrorState } from '#ui/feedback/error-state.tsx';
import { SkeletonCards } from '#ui/feedback/skeleton.tsx';
import { errorMessage } from '#web/platform/error-message.ts';
import { useGoBack } from '#web/platform/navigation/go-back.ts';
import { useOwnLocation } from '#web/platform/navigation/own-location.ts';
import { pathTo } from '#web/platform/paths.ts';
import { requestsQueries } from '#web/widgets/requests/requests.queries.ts';
import { Screen } from '#web/widgets/screen.tsx';
import { OptionsGate } from '../options/options-gate.tsx';
import { editTexts as texts } from './edit.texts.ts';
import { EditForm } from './edit-form.tsx';

/** Changes a request that suppliers already know, as long as no quote is approved. */
export function EditSpecificationsScreen() {
  const fabId = new URLSearchParams(useOwnLocation('editSpecifications').searchStr).get('fabId') ?? '';
  const goBack = useGoBack(fabId ? pathTo('quoteDetail', { fabId }) : pathTo('quotes'));
  const [round, setRound] = useState(0);
  const { data, error, isFetching, refetch } = useQuery({
    ...requestsQueries.toEdit(fabId, round),
    enabled: fabId !== '',
  });
  if (data?.allowedMoves.includes('edit')) {
    const key = `${data.fabId}/${round}`;
    return (
      <OptionsGate title={texts.title}>
        <EditForm key={key} request={data} onBack={goBack} onReload={() => setRound(round + 1)} />
      </OptionsGate>
    );
  }
  return (
    <Screen title={texts.title} onBack={goBack} narrow>
      {data ? (
        <Sentence words={texts.notEditable} fabId={fabId} />
      ) : !error && fabId ? (
        <SkeletonCards />
      ) : !error || (error instanceof ApiError && error.status < 500) ? (
        <Sentence words={texts.notFound} fabId={null} />
      ) : (
        <ErrorState detail={errorMessage(error)} busy={isFetching} onRetry={() => void refetch()} />
      )}
    </Screen>
  );
}

function Sentence({ words, fabId }: { words: string; fabId: string | null }) {
  return (
    <EmptyState
      drawing={<EmptyLoom />}
      sentence={words}
      action={
        <Link to={fabId ? pathTo('quoteDetail', { fabId }) : pathTo('quotes')} className={buttonClass()}>
          {fabId ? texts.backToQuery : texts.toQueries}
        </Link>
      }
    />
  );
}
