import { useLocation } from '@tanstack/react-router';
import { lazy, Suspense } from 'react';
import type { OrderIssues } from '#contract/customer/issues.ts';
import { useOverlay } from '#web/platform/navigation/overlays.ts';

const IssueSheet = lazy(() => import('./issue-sheet.tsx').then((m) => ({ default: m.IssueSheet })));
const IssuePhotos = lazy(() => import('./issue-photos.tsx').then((m) => ({ default: m.IssuePhotos })));

/** `?view=issue&id=` or `?view=issue-photo&id=<issue>.<position>`; it brings the dialog's own code along. */
export function LazyIssueSheet({ issues }: { issues: OrderIssues | null }) {
  const search = new URLSearchParams(useLocation().searchStr);
  const view = search.get('view');
  const [issueId = '', position = ''] = (search.get('id') ?? '').split('.');
  const sheet = useOverlay('issue');
  const photos = useOverlay('issue-photo');
  const issue = issues?.records.find((one) => one.issueId === issueId);
  if (!issue) return null;
  if (view === 'issue-photo') {
    return (
      <Suspense>
        <IssuePhotos issue={issue} position={Number(position) || 1} onClose={photos.close} />
      </Suspense>
    );
  }
  if (view !== 'issue') return null;
  return (
    <Suspense>
      <IssueSheet
        key={issue.issueId}
        issue={issue}
        onClose={sheet.close}
        onPhoto={(at) => photos.open(`${issue.issueId}.${at}`)}
      />
    </Suspense>
  );
}
