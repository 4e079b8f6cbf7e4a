import { Link, Navigate } from '@tanstack/react-router';
import { buttonClass } from '#ui/button-class.ts';
import { Icon } from '#ui/icon.tsx';
import { pathTo } from '#web/platform/paths.ts';
import { codeEntry } from '#web/platform/session/code-entry.ts';
import { useStoredValue } from '#web/platform/stored-value.ts';
import { AuthFrame } from './auth-frame.tsx';

/** A verified number without an account. The number and its proof stay kept until the account is made. */
export function CreateCustomerScreen() {
  const { phoneNumber } = useStoredValue(codeEntry);
  if (!phoneNumber) return <Navigate to={pathTo('login')} replace />;
  return (
    <AuthFrame title="Create your account" lead="Your number is verified. It has no account yet.">
      <dl className="rounded-card border border-line bg-ground p-4">
        <dt className="text-sm text-ink-soft">Mobile number</dt>
        <dd className="figures mt-1 flex items-center gap-2 text-lg font-semibold text-ink">
          <Icon name="check-circle" className="text-good" />
          {spaced(phoneNumber)}
        </dd>
      </dl>
      <p className="mt-4 text-ink">
        Accounts are opened by our team for now: please talk to the person who sells to you, and sign in with
        this number once they have set up your company.
      </p>
      <Link to={pathTo('login')} className={`${buttonClass({ variant: 'secondary', wide: true })} mt-6`}>
        Change number
      </Link>
    </AuthFrame>
  );
}

function spaced(phoneNumber: string): string {
  return phoneNumber.replace(/^\+(91|880)(\d{5})(\d{5})$/, '+$1 $2 $3');
}
