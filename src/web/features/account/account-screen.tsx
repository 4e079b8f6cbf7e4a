import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Icon } from '#ui/icon.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { useGoBack } from '#web/platform/navigation/go-back.ts';
import { pathTo } from '#web/platform/paths.ts';
import { customerQueries } from '#web/widgets/customer.queries.ts';
import { Screen } from '#web/widgets/screen.tsx';
import { VerificationBadge } from '#web/widgets/verification-badge.tsx';
import { LogoutButton } from './logout-button.tsx';
import { SignedInDevices } from './signed-in-devices.tsx';

export function AccountScreen() {
  const goBack = useGoBack();
  return (
    <Screen title="Account" narrow onBack={goBack}>
      <div className="flex flex-col gap-4">
        <ProfileCard />
        <SignedInDevices />
        <Link
          to={pathTo('terms')}
          className="flex min-h-14 items-center justify-between gap-3 rounded-card border border-line bg-paper px-4 font-semibold text-ink no-underline hover:bg-brand-50"
        >
          Terms of use
          <Icon name="chevron-right" className="text-ink-soft" />
        </Link>
        <LogoutButton />
      </div>
    </Screen>
  );
}

function ProfileCard() {
  const { data: customer } = useQuery(customerQueries.me());
  return (
    <Link
      to={pathTo('profile')}
      className="flex min-h-22 items-center gap-4 rounded-card border border-line bg-paper p-4 text-ink no-underline hover:bg-brand-50"
    >
      <span className="grid size-12 shrink-0 place-items-center rounded-full bg-brand-100 text-brand-700">
        <Icon name="user" size="large" />
      </span>
      {customer ? (
        <span className="min-w-0 flex-1">
          <span className="block truncate font-bold">{customer.name}</span>
          <span className="mb-1 block truncate text-sm text-ink-soft">{customer.company}</span>
          <VerificationBadge status={customer.verificationStatus} />
        </span>
      ) : (
        <span className="flex flex-1 flex-col gap-2">
          <Skeleton className="max-w-40" />
          <Skeleton className="max-w-60" />
        </span>
      )}
      <span className="sr-only">Profile</span>
      <Icon name="chevron-right" className="text-ink-soft" />
    </Link>
  );
}
