import { Link } from '@tanstack/react-router';
import { buttonClass } from '#ui/button-class.ts';
import { Icon } from '#ui/icon.tsx';
import { Logo } from '#ui/logo.tsx';
import { pathTo } from '#web/platform/paths.ts';
import { ClothPanel } from '#web/widgets/auth-layout/cloth-panel.tsx';

const WORDS = {
  phone: {
    title: 'Please confirm your number again',
    text: 'Too much time has passed since you typed the code. Sign in with your number once more; what you have filled in here is kept.',
    action: 'Go to sign in',
  },
  invite: {
    title: 'This invitation has ended',
    text: 'An invitation can be used once and for 7 days. If you have signed up already, sign in with your e-mail address. Otherwise ask us for a new invitation.',
    action: 'Go to sign in',
  },
} as const;

/** The proof was good once or for a while; here is the way to a fresh one. */
export function ProofEnded({ kind }: { kind: keyof typeof WORDS }) {
  const { title, text, action } = WORDS[kind];
  return (
    <div className="flex min-h-dvh flex-col bg-paper wide:flex-row-reverse">
      <ClothPanel />
      <main
        id="content"
        tabIndex={-1}
        className="flex flex-1 flex-col px-safe outline-none wide:justify-center"
      >
        <div className="mx-auto flex w-full max-w-sm flex-col items-start gap-3 py-6 wide:py-12">
          <Logo size="medium" />
          <Icon name="clock" size="huge" className="mt-6 text-warn" />
          <h1 className="text-2xl font-bold tracking-tight text-ink outline-none">{title}</h1>
          <p className="text-base text-ink-soft">{text}</p>
          <Link to={pathTo('login')} className={`${buttonClass({ wide: true })} mt-3`}>
            {action}
          </Link>
          {kind === 'invite' && (
            <Link to={pathTo('notRegistered')} className={buttonClass({ variant: 'quiet', wide: true })}>
              Ask for a new invitation
            </Link>
          )}
        </div>
      </main>
    </div>
  );
}
