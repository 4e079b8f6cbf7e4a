import { useNavigate } from '@tanstack/react-router';
import { ApiError } from '#contract/client.ts';
import { readPolicy } from '#contract/customer/policies.ts';
import type { Market } from '#domain/shared/market.ts';
import { Button } from '#ui/buttons/button.tsx';
import { StickyAction } from '#ui/surfaces/sticky-action.tsx';
import { call } from '#web/platform/api.ts';
import { errorMessage } from '#web/platform/error-message.ts';
import { pathTo } from '#web/platform/paths.ts';
import { useRead } from '#web/platform/use-read.ts';
import { FormError } from '#web/widgets/forms/form-error.tsx';
import { useForm } from '#web/widgets/forms/use-form.ts';
import { CompanyPart } from './company-part.tsx';
import { ConsentPart } from './consent-part.tsx';
import { signUpTexts } from './sign-up.texts.ts';
import { createCustomer, isProofEnded, type Proof, problemsIn, WIRE_NAMES } from './sign-up-calls.ts';
import { type SignUpValues, saveSignUpDraft, startingValues } from './sign-up-draft.ts';

export type SignUpFormProps = {
  market: Market;
  proof: Proof;
  /** The proven number or address, which the draft belongs to. */
  owner: string;
  email?: string;
  name?: string;
  onEnded: () => void;
};

const readTerms = (signal?: AbortSignal) =>
  call(readPolicy, { params: { policy: 'terms' } }, signal ? { signal } : {});

export function SignUpForm({ market, proof, owner, email, name, onEnded }: SignUpFormProps) {
  const navigate = useNavigate();
  const terms = useRead('terms', readTerms);

  const form = useForm<SignUpValues>({
    initial: startingValues(owner, email, name),
    check: (values) => problemsIn(values, market),
    wireNames: WIRE_NAMES,
    onChange: (values) => saveSignUpDraft({ owner, values }),
    send: async (values) => {
      try {
        const { version } = terms.data ?? (await readTerms());
        await createCustomer(values, market, proof, version);
      } catch (error) {
        if (isProofEnded(error)) return onEnded();
        // The new text has to be read and accepted afresh.
        if (error instanceof ApiError && error.code === 'terms_outdated') {
          terms.retry();
          form.fill({ acceptsTerms: false });
        }
        throw error;
      }
      await navigate({ to: pathTo('home'), replace: true });
    },
  });
  return (
    <form
      ref={form.ref}
      noValidate
      onSubmit={form.submit}
      className="flex flex-1 flex-col wide:px-safe wide:pb-8"
    >
      <div className="flex flex-1 flex-col gap-2 px-safe pb-6 wide:flex-none wide:px-0">
        <CompanyPart form={form} market={market} proof={proof} onEnded={onEnded} />
        <ConsentPart form={form} market={market} termsVersion={terms.data?.version ?? null} />
      </div>
      <StickyAction note={form.error ? <FormError error={form.error} words={errorMessage} /> : undefined}>
        <Button type="submit" wide busy={form.isSending}>
          {signUpTexts.create}
        </Button>
      </StickyAction>
    </form>
  );
}
