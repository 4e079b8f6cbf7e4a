import { useQuery } from '@tanstack/react-query';
import { Link, useParams } from '@tanstack/react-router';
import { ApiError } from '#contract/client.ts';
import { buttonClass } from '#ui/buttons/button-class.ts';
import { EmptyLoom, EmptyState } from '#ui/feedback/empty-state.tsx';
import { ErrorState } from '#ui/feedback/error-state.tsx';
import { Skeleton } from '#ui/feedback/skeleton.tsx';
import { errorMessage } from '#web/platform/error-message.ts';
import { useGoBack } from '#web/platform/navigation/go-back.ts';
import { pathTo } from '#web/platform/paths.ts';
import { catalogueQueries } from '#web/widgets/catalogue/catalogue.queries.ts';
import { ClothHeadSkeleton } from '#web/widgets/cloth/cloth-head-skeleton.tsx';
import { catalogueLocation } from '#web/widgets/fabrics-location.ts';
import { Screen } from '#web/widgets/screen.tsx';
import { catalogueTexts } from '../catalogue.texts.ts';
import { LazyQualitySheets } from './lazy-quality-sheets.tsx';
import { QualityDetail } from './quality-detail.tsx';

const { detail: texts } = catalogueTexts;

export function LiveQualityScreen() {
  const { fabId = '' } = useParams({ strict: false }) as { fabId?: string };
  const { data, error, isFetching, refetch } = useQuery(catalogueQueries.one(fabId));
  const goBack = useGoBack(pathTo('topSelling'));
  return (
    <Screen title={texts.title} onBack={goBack}>
      {data ? (
        <QualityDetail quality={data} />
      ) : !error ? (
        <DetailSkeleton />
      ) : isGone(error) ? (
        <Gone />
      ) : (
        <ErrorState detail={errorMessage(error)} busy={isFetching} onRetry={() => void refetch()} />
      )}
      <LazyQualitySheets />
    </Screen>
  );
}

function isGone(error: unknown): boolean {
  return error instanceof ApiError && (error.status === 404 || error.status === 400);
}

function Gone() {
  return (
    <EmptyState
      drawing={<EmptyLoom />}
      sentence={texts.gone}
      action={
        <Link {...catalogueLocation('live')} className={buttonClass({})}>
          {texts.seeOthers}
        </Link>
      }
    />
  );
}

/** Of the same shape as what is on its way. */
function DetailSkeleton() {
  return (
    <div role="status" aria-label={catalogueTexts.loading} className="flex flex-col gap-4">
      <div className="rounded-card border border-line bg-paper p-4">
        <ClothHeadSkeleton />
      </div>
      <Skeleton className="h-72 rounded-card" />
      <Skeleton className="h-48 rounded-card" />
    </div>
  );
}
