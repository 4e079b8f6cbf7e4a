import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useMemo } from 'react';
import { ErrorState } from '#ui/feedback/error-state.tsx';
import { SkeletonCards } from '#ui/feedback/skeleton.tsx';
import { errorMessage } from '#web/platform/error-message.ts';
import { useGoBack } from '#web/platform/navigation/go-back.ts';
import { Screen } from '#web/widgets/screen.tsx';
import { createRequestTexts as texts } from '../create-request.texts.ts';
import { materialOptionsQueries } from './material-options.queries.ts';
import { offeredOptions } from './offered-options.ts';
import { OfferedOptionsContext } from './use-offered-options.ts';

export type OptionsGateProps = { title: string; children: ReactNode };

/** The steps begin once it is known what they may offer; an earlier answer will do. */
export function OptionsGate({ title, children }: OptionsGateProps) {
  const goBack = useGoBack();
  const { data, error, isFetching, refetch } = useQuery(materialOptionsQueries.all());
  const options = useMemo(() => data && offeredOptions(data), [data]);
  if (options) return <OfferedOptionsContext value={options}>{children}</OfferedOptionsContext>;
  return (
    <Screen title={title} onBack={goBack} narrow>
      {error ? (
        <ErrorState
          title={texts.optionsFailed}
          detail={errorMessage(error)}
          busy={isFetching}
          onRetry={() => void refetch()}
        />
      ) : (
        <SkeletonCards count={4} label={texts.optionsLoading} />
      )}
    </Screen>
  );
}
