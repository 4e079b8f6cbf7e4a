import { Link } from '@tanstack/react-router';
import { buttonClass } from '#ui/buttons/button-class.ts';
import { Icon } from '#ui/icons/icon.tsx';
import { Logo } from '#ui/icons/logo.tsx';
import { pathTo } from '#web/platform/paths.ts';
import { ClothPanel } from '#web/widgets/auth-layout/cloth-panel.tsx';
import { signUpTexts } from './sign-up.texts.ts';

const TEXTS = signUpTexts.ended;

/** The proof was good once or for a while; here is the way to a fresh one. */
export function ProofEnded({ kind }: { kind: 'phone' | 'invite' }) {
  const { title, text } = TEXTS[kind];
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
            {TEXTS.signIn}
          </Link>
          {kind === 'invite' && (
            <Link to={pathTo('notRegistered')} className={buttonClass({ variant: 'quiet', wide: true })}>
              {TEXTS.newInvitation}
            </Link>
          )}
        </div>
      </main>
    </div>
  );
}
