import { Link } from '@tanstack/react-router';
import { pathTo } from '#web/platform/paths.ts';
import type { PendingCode } from '#web/platform/session/code-entry.ts';

/** Where the code went, masked, and the way to correct it. */
export function SentTo({
  pending: { channel, maskedTo },
  redirect,
}: {
  pending: PendingCode;
  redirect?: string | undefined;
}) {
  return (
    <>
      We sent it to <span className="figures font-semibold whitespace-nowrap text-ink">{maskedTo}</span>.{' '}
      <Link
        to={pathTo('login')}
        search={redirect ? { redirect } : {}}
        className="font-semibold whitespace-nowrap text-brand-700 underline underline-offset-2"
      >
        {channel === 'sms' ? 'Change number' : 'Change e-mail'}
      </Link>
    </>
  );
}
