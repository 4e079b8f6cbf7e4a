import { ButtonLink } from '#ui/buttons/button.tsx';
import { EmptyLoom, EmptyState } from '#ui/feedback/empty-state.tsx';
import { pathTo } from '#web/platform/paths.ts';
import { loginPathFor } from '#web/platform/redirect-target.ts';
import { isSignedIn } from '#web/platform/session/login-state.ts';
import { linkTexts } from './link.texts.ts';

const { page: texts } = linkTexts;

/** One and the same sentence, whatever the reason. */
export function LinkEnded() {
  return (
    <>
      <h1 className="sr-only">{texts.endedTitle}</h1>
      <EmptyState drawing={<EmptyLoom />} title={texts.ended} sentence={texts.endedText} />
    </>
  );
}

/** The address names no payment: a buyer finds what is due among the payments, before or after signing in. */
export function NoLink() {
  const payments = pathTo('payments');
  const href = isSignedIn() ? payments : loginPathFor(payments, null);
  return (
    <>
      <h1 className="sr-only">{texts.endedTitle}</h1>
      <EmptyState
        drawing={<EmptyLoom />}
        title={texts.noLink}
        sentence={texts.noLinkText}
        action={<ButtonLink href={href}>{isSignedIn() ? texts.viewPayments : texts.signIn}</ButtonLink>}
      />
    </>
  );
}
