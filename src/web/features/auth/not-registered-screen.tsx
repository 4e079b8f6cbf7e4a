import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { buttonClass } from '#ui/buttons/button-class.ts';
import { pathTo } from '#web/platform/paths.ts';
import { codeEntry } from '#web/platform/session/code-entry.ts';
import { useStoredValue } from '#web/platform/stored-value.ts';
import { authTexts } from './auth.texts.ts';
import { AuthFrame } from './auth-frame.tsx';
import { DemoRequestForm } from './demo-request-form.tsx';

const TEXTS = authTexts.notRegistered;

/** An e-mail address from abroad that nobody is registered under: we offer to show the marketplace. */
export function NotRegisteredScreen() {
  const { unknownEmail } = useStoredValue(codeEntry);
  const [isSent, setSent] = useState(false);
  if (isSent) {
    return (
      <AuthFrame title={TEXTS.thanks} lead={TEXTS.thanksLead}>
        <Link to={pathTo('login')} className={buttonClass({ variant: 'secondary', wide: true })}>
          {TEXTS.backToSignIn}
        </Link>
      </AuthFrame>
    );
  }
  return (
    <AuthFrame title={TEXTS.title} lead={TEXTS.lead}>
      <DemoRequestForm email={unknownEmail ?? ''} onSent={() => setSent(true)} />
      <Link to={pathTo('login')} className={`${buttonClass({ variant: 'quiet', wide: true })} mt-2`}>
        {TEXTS.otherEmail}
      </Link>
    </AuthFrame>
  );
}
