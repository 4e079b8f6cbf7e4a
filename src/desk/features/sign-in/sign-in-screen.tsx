import { useState } from 'react';
import { Logo } from '#ui/icons/logo.tsx';
import { CodeStep } from './code-step.tsx';
import { EmailStep } from './email-step.tsx';
import type { SentCode } from './send-code.ts';
import { signInTexts } from './sign-in.texts.ts';

export function SignInScreen() {
  const [email, setEmail] = useState('');
  const [sent, setSent] = useState<SentCode | null>(null);
  return (
    <main id="content" tabIndex={-1} className="grid min-h-dvh place-items-center bg-ground p-4">
      <div className="w-full max-w-sm rounded-card border border-line bg-paper p-6">
        <Logo size="medium" />
        <h1 className="mt-5 text-xl font-bold">{sent ? signInTexts.codeTitle : signInTexts.title}</h1>
        <p className="mt-1 mb-4 text-sm text-ink-soft">
          {sent ? signInTexts.sentTo(sent.maskedTo) : signInTexts.lead}
        </p>
        {sent ? (
          <CodeStep sent={sent} onSent={setSent} onOther={() => setSent(null)} />
        ) : (
          <EmailStep email={email} onType={setEmail} onSent={setSent} />
        )}
        <a
          href="/login"
          className="mt-4 inline-flex min-h-6 items-center text-sm text-brand-700 hover:underline"
        >
          {signInTexts.customer}
        </a>
      </div>
    </main>
  );
}
