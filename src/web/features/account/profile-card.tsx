import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Skeleton } from '#ui/feedback/skeleton.tsx';
import { Icon } from '#ui/icons/icon.tsx';
import { classNames } from '#ui/theme/class-names.ts';
import { OVERLAY_STATE } from '#web/platform/navigation/overlays.ts';
import { pathTo } from '#web/platform/paths.ts';
import { customerQueries } from '#web/widgets/customer.queries.ts';
import { VerificationBadge } from '#web/widgets/verification-badge.tsx';
import { accountTexts } from './account.texts.ts';

export function ProfileCard({ isCurrent }: { isCurrent: boolean }) {
  const { data: customer } = useQuery(customerQueries.me());
  return (
    <Link
      to={pathTo('profile')}
      state={OVERLAY_STATE}
      id="section-profile"
      aria-current={isCurrent ? 'true' : undefined}
      className={classNames(
        'flex min-h-28 items-center gap-4 rounded-card border border-line p-4 text-ink no-underline',
        isCurrent ? 'bg-brand-50' : 'bg-paper hover:bg-ground',
      )}
    >
      <span className="grid size-12 shrink-0 place-items-center rounded-full bg-brand-100 text-brand-700">
        <Icon name="user" size="large" />
      </span>
      <span className="min-w-0 flex-1">
        <span className="sr-only">{accountTexts.profileOf}</span>
        {customer ? (
          <>
            <span className="block truncate font-bold">{customer.name}</span>
            <span className="mb-1 block truncate text-sm text-ink-soft">{customer.company}</span>
            <VerificationBadge status={customer.verificationStatus} />
          </>
        ) : (
          <span className="flex flex-col gap-2">
            <Skeleton className="max-w-40" />
            <Skeleton className="max-w-60" />
            <Skeleton shape="chip" />
          </span>
        )}
      </span>
      <Icon name="chevron-right" className="text-ink-soft wide:hidden" />
    </Link>
  );
}
