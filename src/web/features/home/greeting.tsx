import type { CustomerProfile } from '#contract/customer/account.ts';
import { Skeleton } from '#ui/feedback/skeleton.tsx';
import { VerificationBadge } from '#web/widgets/verification-badge.tsx';
import { homeTexts } from './home.texts.ts';

export function Greeting({ customer: { name, company, verificationStatus } }: { customer: CustomerProfile }) {
  return (
    <div className="flex min-h-18 flex-wrap items-center justify-between gap-x-3 gap-y-1 px-4 py-2 wide:px-6">
      <div className="min-w-0">
        <p className="text-lg leading-snug font-bold tracking-tight wrap-anywhere">
          {homeTexts.hello(firstName(name))}
        </p>
        <p className="text-sm wrap-anywhere text-ink-soft">{company}</p>
      </div>
      <VerificationBadge status={verificationStatus} />
    </div>
  );
}

export function GreetingSkeleton() {
  return (
    <div
      role="status"
      aria-label={homeTexts.loading}
      className="flex min-h-18 flex-col justify-center gap-2 px-4 py-2 wide:px-6"
    >
      <Skeleton shape="title" className="max-w-60" />
      <Skeleton className="max-w-40" />
    </div>
  );
}

function firstName(name: string): string {
  return name.trim().split(/\s+/)[0] ?? name;
}
