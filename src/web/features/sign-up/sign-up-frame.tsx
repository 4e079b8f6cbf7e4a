import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { MARKET_RULES, type Market } from '#domain/shared/market.ts';
import { Skeleton } from '#ui/feedback/skeleton.tsx';
import { Icon } from '#ui/icons/icon.tsx';
import { Logo } from '#ui/icons/logo.tsx';
import { pathTo } from '#web/platform/paths.ts';
import { ClothPanel } from '#web/widgets/auth-layout/cloth-panel.tsx';
import { signUpTexts } from './sign-up.texts.ts';

export type SignUpFrameProps = {
  /** The number or address that is proven; null while it is being read. */
  verified: string | null;
  market: Market;
  children: ReactNode;
};

/** The last page of the way in: the form beside cloth on wide screens, below a band of it on phones. */
export function SignUpFrame({ verified, market, children }: SignUpFrameProps) {
  return (
    <div className="flex min-h-dvh flex-col bg-paper wide:flex-row-reverse">
      <ClothPanel />
      <main id="content" tabIndex={-1} className="flex min-w-0 flex-1 flex-col outline-none">
        <div className="mx-auto w-full max-w-md px-safe pt-6 wide:pt-12">
          <Logo size="medium" />
          <h1 className="mt-6 text-2xl font-bold tracking-tight text-ink outline-none">
            {signUpTexts.title}
          </h1>
          <p className="mt-1 text-base text-ink-soft">{signUpTexts.lead}</p>
          <Verified what={verified} isPhone={MARKET_RULES[market].signInChannel === 'phone'} />
        </div>
        <div className="mx-auto flex w-full max-w-md flex-1 flex-col pt-4">{children}</div>
      </main>
    </div>
  );
}

function Verified({ what, isPhone }: { what: string | null; isPhone: boolean }) {
  return (
    <p className="mt-4 flex min-h-12 flex-wrap items-center gap-x-2 rounded-card bg-good-soft px-3 py-2 text-sm text-good">
      <Icon name="check-circle" />
      {what === null ? (
        <Skeleton className="max-w-48" />
      ) : (
        <>
          <span className="figures min-w-0 font-semibold break-all">{what}</span>
          <span>{signUpTexts.verified}</span>
        </>
      )}
      {isPhone && (
        <Link
          to={pathTo('login')}
          className="ml-auto font-semibold text-brand-700 underline underline-offset-2"
        >
          {signUpTexts.changeNumber}
        </Link>
      )}
    </p>
  );
}
