import { lazy, Suspense } from 'react';
import { MARKET_RULES, type Market } from '#domain/shared/market.ts';
import { Button } from '#ui/buttons/button.tsx';
import { Checkbox } from '#ui/fields/checkbox.tsx';
import { useOverlay } from '#web/platform/navigation/overlays.ts';
import { ReferenceCodeField } from '#web/widgets/forms/reference-code-field.tsx';
import { signUpTexts } from './sign-up.texts.ts';
import type { SignUpFormState } from './sign-up-form-state.ts';

const PolicySheet = lazy(() =>
  import('#web/widgets/policies/policy-sheet.tsx').then((m) => ({ default: m.PolicySheet })),
);

type ConsentPartProps = { form: SignUpFormState; market: Market; termsVersion: string | null };

export function ConsentPart({ form, market, termsVersion }: ConsentPartProps) {
  const reading = useOverlay('terms');
  return (
    <>
      <ReferenceCodeField
        field={form.text('referenceCode')}
        onUnknown={(words) => form.flag('referenceCode', words)}
      />
      {MARKET_RULES[market].signInChannel === 'phone' && (
        <Checkbox
          {...form.tick('whatsappOptIn')}
          label={signUpTexts.whatsapp}
          help={signUpTexts.whatsappHelp}
        />
      )}
      <div>
        <Checkbox {...form.tick('acceptsTerms')} label={signUpTexts.acceptTerms} required />
        <Button variant="quiet" size="small" className="ml-4" onClick={() => reading.open()}>
          {signUpTexts.readTerms(termsVersion)}
        </Button>
      </div>
      {reading.isOpen && (
        <Suspense>
          <PolicySheet policy="terms" onClose={reading.close} />
        </Suspense>
      )}
    </>
  );
}
