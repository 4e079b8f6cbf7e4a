import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query';
import { Link, useNavigate } from '@tanstack/react-router';
import { useEffect, useEffectEvent } from 'react';
import { ApiError } from '#contract/client.ts';
import type { FabricRequest } from '#contract/customer/requests.ts';
import { REQUEST_STATUS_CODE } from '#domain/requests/request-status.ts';
import { buttonClass } from '#ui/buttons/button-class.ts';
import { EmptyLoom, EmptyState } from '#ui/feedback/empty-state.tsx';
import { ErrorState } from '#ui/feedback/error-state.tsx';
import { SkeletonCards } from '#ui/feedback/skeleton.tsx';
import type { DraftRecord } from '#web/platform/drafts/draft-record.ts';
import type { DraftStore } from '#web/platform/drafts/draft-store.ts';
import { recordOf } from '#web/platform/drafts/draft-wire.ts';
import { errorMessage } from '#web/platform/error-message.ts';
import { useGoBack } from '#web/platform/navigation/go-back.ts';
import { pathTo } from '#web/platform/paths.ts';
import { customerQueries } from '#web/widgets/customer.queries.ts';
import { requestsQueries } from '#web/widgets/requests/requests.queries.ts';
import { Screen } from '#web/widgets/screen.tsx';
import { createRequestTexts } from '../create-request.texts.ts';
import { draftTexts as texts } from './drafts.texts.ts';

const FIRST_REVISION = 1;

export type ResumeDraftProps = { fabId: string; store: DraftStore };

/** Fetches the server's copy of a draft that this device does not have. */
export function ResumeDraft({ fabId, store }: ResumeDraftProps) {
  const goBack = useGoBack();
  const { data, error, isFetching, refetch } = useQuery({ ...requestsQueries.one(fabId), staleTime: 0 });
  useTakenOver(isFetching ? undefined : data, store);
  return (
    <Screen title={createRequestTexts.title} onBack={goBack} narrow>
      {!error ? (
        <SkeletonCards count={2} label={texts.opening} />
      ) : isUnknown(error) ? (
        <EmptyState
          drawing={<EmptyLoom />}
          sentence={texts.notFound}
          action={
            <Link to={pathTo('createRequest')} className={buttonClass()}>
              {texts.newQuery}
            </Link>
          }
        />
      ) : (
        <ErrorState detail={errorMessage(error)} busy={isFetching} onRetry={() => void refetch()} />
      )}
    </Screen>
  );
}

/** A request that is no draft any more has a page of its own. */
function useTakenOver(request: FabricRequest | undefined, store: DraftStore): void {
  const navigate = useNavigate();
  const client = useQueryClient();
  const take = useEffectEvent((found: FabricRequest) => {
    if (found.status === REQUEST_STATUS_CODE.draft) void keepCopy(found, client, store);
    else void navigate({ to: pathTo('quoteDetail', { fabId: found.fabId }), replace: true });
  });
  useEffect(() => {
    if (request) take(request);
  }, [request]);
}

/** One that came by chat, untouched since, shows how its message was read; without that it is a draft like any other. */
async function keepCopy(found: FabricRequest, client: QueryClient, store: DraftStore): Promise<void> {
  const record = recordOf(found);
  const copy = isUntouchedMessage(found)
    ? await withItsReading(record, found, client).catch(() => record)
    : record;
  if (!store.find(found.fabId)) store.put(copy);
}

function isUntouchedMessage({ revision, sheet }: FabricRequest): boolean {
  return revision === FIRST_REVISION && sheet.enquiry !== null;
}

async function withItsReading(
  record: DraftRecord,
  { createdAt }: FabricRequest,
  client: QueryClient,
): Promise<DraftRecord> {
  const [{ withReading }, customer] = await Promise.all([
    import('#web/platform/drafts/enquiry-drafts.ts'),
    client.ensureQueryData(customerQueries.me()),
  ]);
  return withReading(record, customer, createdAt);
}

/** Gone, or an id of a device that was emptied since. */
function isUnknown(error: unknown): boolean {
  return error instanceof ApiError && (error.status === 404 || error.status === 400);
}
