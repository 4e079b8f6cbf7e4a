import { useQuery } from '@tanstack/react-query';
import { type ComponentType, lazy, Suspense } from 'react';
import { companyQueries } from './company.queries.ts';
import type { MergedNoticeProps } from './merged-notice.tsx';

const MergedNotice = lazy<ComponentType<MergedNoticeProps>>(() =>
  import('./merged-notice.tsx').then((m) => ({ default: m.MergedNotice })),
);

/** Over every screen of a company that was merged into another one. */
export function MergedBanner() {
  const { data } = useQuery(companyQueries.people());
  if (!data?.mergedInto) return null;
  return (
    <Suspense>
      <MergedNotice into={data.mergedInto} companies={data.companies} />
    </Suspense>
  );
}
