import { useNavigate, useSearch } from '@tanstack/react-router';
import { type RefObject, type SyntheticEvent, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { NetworkError } from '#browser/network-error.ts';
import { MARKET_RULES, MARKETS, type Market } from '#domain/shared/market.ts';
import { PlainButton } from '#ui/buttons/plain-button.tsx';
import { Field } from '#ui/fields/field.tsx';
import { takeEarlySubmit } from '#web/platform/early-submit.ts';
import { errorMessage } from '#web/platform/error-message.ts';
import { codeEntry, forgetCodeErrors, pendingCodeOf } from '#web/platform/session/code-entry.ts';
import { useStoredValue } from '#web/platform/stored-value.ts';
import { useTask } from '#web/platform/use-task.ts';
import { FormError } from '#web/widgets/forms/form-error.tsx';
import { AuthFrame } from './auth-frame.tsx';
import { LanguageLinks } from './language-links.tsx';
import { loginTexts } from './login.texts.ts';
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
  const { error: sendError } = useStoredValue(codeEntry);

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
  const startOver = () => {
    setProblem(undefined);
    send.clearError();
    forgetCodeErrors();
  };
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    startOver();
    void send.run(input.current?.value ?? '');
  };
  useEarlyInput(form, input, setMarket);

  const failure = sendError ?? (send.error ? errorMessage(send.error) : null);
  const isByPhone = MARKET_RULES[market].signInChannel === 'phone';
  return (
    <AuthFrame title={loginTexts.title} lead={loginTexts.lead}>
      <LanguageLinks />
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
            startOver();
          }}
        />
        <Field
          ref={input}
          name="identity"
          label={isByPhone ? loginTexts.mobile : loginTexts.email}
          kind={isByPhone ? 'phone' : 'email'}
          inputMode={isByPhone ? 'numeric' : 'email'}
          prefix={isByPhone ? `+${MARKET_RULES[market].callingCode}` : undefined}
          help={isByPhone ? loginTexts.mobileHelp : loginTexts.emailHelp}
          error={problem}
          onInput={startOver}
          required
        />
        {!problem && <FormError error={failure} words={String} />}
        <PlainButton type="submit" wide busy={send.isRunning}>
          {loginTexts.send}
        </PlainButton>
      </form>
      <LoginFootnotes />
    </AuthFrame>
  );
}

/** What happened to the page before the app had started. */
function useEarlyInput(
  form: RefObject<HTMLFormElement | null>,
  input: RefObject<HTMLInputElement | null>,
  onMarket: (market: Market) => void,
): void {
  useLayoutEffect(() => {
    // What went wrong in an earlier visit is no news for this one.
    forgetCodeErrors();
    onMarket(takeOverForm(form.current, input.current));
    if (form.current?.contains(document.activeElement)) void loadSignIn().catch(() => {});
  }, [form, input, onMarket]);
  useEffect(() => {
    if (takeEarlySubmit()) form.current?.requestSubmit();
  }, [form]);
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
