import { Link } from '@tanstack/react-router';
import { pathTo } from '#web/platform/paths.ts';
import type { PendingCode } from '#web/platform/session/code-entry.ts';
import { authTexts } from './auth.texts.ts';

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
      {authTexts.sentTo} <span className="figures font-semibold whitespace-nowrap text-ink">{maskedTo}</span>.{' '}
      <Link
        to={pathTo('login')}
        search={redirect ? { redirect } : {}}
        className="font-semibold whitespace-nowrap text-brand-700 underline underline-offset-2"
      >
        {channel === 'sms' ? authTexts.changeNumber : authTexts.changeEmail}
      </Link>
    </>
  );
}
