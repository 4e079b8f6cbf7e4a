import { useQuery } from '@tanstack/react-query';
import type { CustomerProfile } from '#contract/account.ts';
import { MARKET_RULES } from '#domain/shared/market.ts';
import { orPlaceholder } from '#domain/shared/placeholder.ts';
import { ErrorState } from '#ui/error-state.tsx';
import { SkeletonCards } from '#ui/skeleton.tsx';
import { errorWords } from '#web/platform/error-words.ts';
import { useGoBack } from '#web/platform/navigation/go-back.ts';
import { pathTo } from '#web/platform/paths.ts';
import { customerQueries } from '#web/widgets/customer.queries.ts';
import { Screen } from '#web/widgets/screen.tsx';
import { VerificationBadge } from '#web/widgets/verification-badge.tsx';

export function ProfileScreen() {
  const goBack = useGoBack(pathTo('account'));
  const { data: customer, error, refetch, isFetching } = useQuery(customerQueries.me());
  return (
    <Screen title="Profile" narrow onBack={goBack}>
      {customer ? (
        <ProfileFacts customer={customer} />
      ) : error ? (
        <ErrorState detail={errorWords(error)} busy={isFetching} onRetry={() => void refetch()} />
      ) : (
        <SkeletonCards count={1} />
      )}
    </Screen>
  );
}

function ProfileFacts({ customer }: { customer: CustomerProfile }) {
  const facts = [
    ['Name', customer.name],
    ['Company', customer.company],
    ['Mobile number', orPlaceholder(customer.phoneNumber)],
    ['E-mail address', orPlaceholder(customer.email)],
    ['Market', MARKET_RULES[customer.market].label],
    ['Prices in', customer.currency === 'INR' ? '₹' : '$'],
    ['Lengths in', customer.unit === 'metre' ? 'Metres' : 'Yards'],
  ] as const;
  return (
    <div className="rounded-card border border-line bg-paper p-4">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h2 className="text-lg font-bold">{customer.company}</h2>
        <VerificationBadge status={customer.verificationStatus} />
      </div>
      <dl className="mt-2 divide-y divide-line">
        {facts.map(([fact, words]) => (
          <div key={fact} className="flex flex-wrap justify-between gap-x-4 py-3">
            <dt className="text-ink-soft">{fact}</dt>
            <dd className="figures min-w-0 font-semibold">{words}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
