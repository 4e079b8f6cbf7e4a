import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { buttonClass } from '#ui/button-class.ts';
import { pathTo } from '#web/platform/paths.ts';
import { codeEntry } from '#web/platform/session/code-entry.ts';
import { useStoredValue } from '#web/platform/stored-value.ts';
import { AuthFrame } from './auth-frame.tsx';
import { DemoRequestForm } from './demo-request-form.tsx';

/** An e-mail address from abroad that nobody is registered under: we offer to show the marketplace. */
export function NotRegisteredScreen() {
  const { unknownEmail } = useStoredValue(codeEntry);
  const [isSent, setSent] = useState(false);
  if (isSent) {
    return (
      <AuthFrame
        title="Thank you"
        lead="Your request is with our team. We will contact you to arrange a demo."
      >
        <Link to={pathTo('login')} className={buttonClass({ variant: 'secondary', wide: true })}>
          Back to sign in
        </Link>
      </AuthFrame>
    );
  }
  return (
    <AuthFrame
      title="Not registered yet"
      lead="We found no account for this e-mail address. Ask for a demo and we will set one up with you."
    >
      <DemoRequestForm email={unknownEmail ?? ''} onSent={() => setSent(true)} />
      <Link to={pathTo('login')} className={`${buttonClass({ variant: 'quiet', wide: true })} mt-2`}>
        Use another e-mail address
      </Link>
    </AuthFrame>
  );
}
