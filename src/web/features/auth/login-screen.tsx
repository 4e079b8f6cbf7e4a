import { useNavigate, useSearch } from '@tanstack/react-router';
import { type SyntheticEvent, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { MARKET_RULES, MARKETS, type Market } from '#domain/shared/market.ts';
import { Field } from '#ui/field.tsx';
import { PlainButton } from '#ui/plain-button.tsx';
import { takeEarlySubmit } from '#web/platform/early-submit.ts';
import { errorWords, fieldWords } from '#web/platform/error-words.ts';
import { NetworkError } from '#web/platform/network-error.ts';
import { codeEntry, pendingCodeOf } from '#web/platform/session/code-entry.ts';
import { useTask } from '#web/platform/use-task.ts';
import { FormError } from '#web/widgets/forms/form-error.tsx';
import { AuthFrame } from './auth-frame.tsx';
import { LoginFootnotes } from './login-footnotes.tsx';
import { MarketChoice } from './market-choice.tsx';

/** Checking and sending is loaded when someone turns to the form, so that the page itself stays light. */
const loadSignIn = () =>
  import('./sign-in-calls.ts').catch((cause) => {
    throw new NetworkError(cause);
  });

export function LoginScreen() {
  const navigate = useNavigate();
  const { redirect } = useSearch({ strict: false }) as { redirect?: string };
  const input = useRef<HTMLInputElement>(null);
  const form = useRef<HTMLFormElement>(null);
  const [market, setMarket] = useState<Market>('IN');
  const [problem, setProblem] = useState<string>();

  const send = useTask(async (typed: string) => {
    // As the form says, not as this picture of it does: a form sent early comes before the choice was taken over.
    const chosen = marketIn(form.current);
    const { otpPath, readRecipient, requestCode } = await loadSignIn();
    const recipient = readRecipient(chosen, typed);
    if ('problem' in recipient) return refuse(recipient.problem);
    const pending = await requestCode(recipient);
    await navigate({ to: otpPath(pending, redirect) });
  });
  const refuse = (words: string) => {
    setProblem(words);
    input.current?.focus();
  };
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    setProblem(undefined);
    void send.run(input.current?.value ?? '');
  };
  useLayoutEffect(() => {
    setMarket(takeOverForm(form.current, input.current));
    if (form.current?.contains(document.activeElement)) void loadSignIn().catch(() => {});
  }, []);
  useEffect(() => {
    if (takeEarlySubmit()) form.current?.requestSubmit();
  }, []);

  const fieldProblem = problem ?? fieldWords(send.error, 'mobile', 'email');
  const isByPhone = MARKET_RULES[market].signInChannel === 'phone';
  return (
    <AuthFrame title="Sign in" lead="We send a one-time code. No password.">
      {/* method=dialog: pressed before the script is here, the form does nothing and puts no number into the address. */}
      <form
        ref={form}
        method="dialog"
        noValidate
        onFocus={() => void loadSignIn().catch(() => {})}
        onSubmit={submit}
        className="flex flex-col gap-4"
      >
        <MarketChoice
          chosen={market}
          onChoose={(next) => {
            setMarket(next);
            setProblem(undefined);
            send.clearError();
          }}
        />
        <Field
          ref={input}
          name="identity"
          label={isByPhone ? 'Mobile number' : 'E-mail address'}
          kind={isByPhone ? 'phone' : 'email'}
          inputMode={isByPhone ? 'numeric' : 'email'}
          prefix={isByPhone ? `+${MARKET_RULES[market].callingCode}` : undefined}
          help={isByPhone ? 'The code comes by SMS.' : 'The code comes by e-mail.'}
          error={fieldProblem}
          required
        />
        {!fieldProblem && <FormError error={send.error} words={errorWords} />}
        <PlainButton type="submit" wide busy={send.isRunning}>
          Send code
        </PlainButton>
      </form>
      <LoginFootnotes />
    </AuthFrame>
  );
}

/** Keeps what was chosen and typed before the script came, else offers the number of the entry under way. */
function takeOverForm(form: HTMLFormElement | null, input: HTMLInputElement | null): Market {
  const chosen = marketIn(form);
  const pending = pendingCodeOf(codeEntry.get());
  if (!input || !pending || input.value !== '') return chosen;
  input.value = pending.address;
  return pending.market;
}

function marketIn(form: HTMLFormElement | null): Market {
  return MARKETS.find((market) => market === (form && new FormData(form).get('market'))) ?? 'IN';
}
