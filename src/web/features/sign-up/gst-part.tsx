import { useRef } from 'react';
import { Button } from '#ui/buttons/button.tsx';
import { Checkbox } from '#ui/fields/checkbox.tsx';
import { GstAnswer } from '#web/widgets/gst/gst-answer.tsx';
import { GstField } from '#web/widgets/gst/gst-field.tsx';
import { useGstCheck } from '#web/widgets/gst/use-gst-check.ts';
import { signUpTexts } from './sign-up.texts.ts';
import { checkGst, isProofEnded, type Proof } from './sign-up-calls.ts';
import type { SignUpFormState } from './sign-up-form-state.ts';

export type GstPartProps = { form: SignUpFormState; proof: Proof; onEnded: () => void };

export function GstPart({ form, proof, onEnded }: GstPartProps) {
  const part = useRef<HTMLDivElement>(null);
  const { gstin, company, isGstLater } = form.values;
  const checking = useGstCheck(async (typed) => {
    try {
      return await checkGst(typed, proof);
    } catch (error) {
      if (isProofEnded(error)) onEnded();
      throw error;
    }
  });
  const verify = async () => {
    const answer = await checking.verify(gstin);
    const name = answer?.state === 'valid' ? (answer.tradeName ?? answer.legalName) : null;
    if (name) form.fill((now) => (now.company.trim() === '' ? { company: name } : {}));
  };
  const registered = checking.answer?.tradeName ?? checking.answer?.legalName;
  return (
    <div ref={part} className="flex flex-col gap-1">
      {!isGstLater && (
        <GstField
          {...form.choice('gstin')}
          checking={checking}
          onVerify={() => void verify()}
          help={signUpTexts.gstHelp}
        />
      )}
      {!isGstLater && (
        <GstAnswer
          checking={checking}
          action={
            registered &&
            registered !== company && (
              <Button variant="secondary" size="small" onClick={() => form.fill({ company: registered })}>
                {signUpTexts.useName}
              </Button>
            )
          }
          later={
            <Button variant="secondary" size="small" onClick={() => focusNext(part.current)}>
              {signUpTexts.verifyLater}
            </Button>
          }
        />
      )}
      {checking.state !== 'valid' && (
        <Checkbox
          {...form.tick('isGstLater')}
          label={signUpTexts.gstLater}
          {...(isGstLater ? { help: signUpTexts.gstLaterHelp } : {})}
        />
      )}
    </div>
  );
}

function focusNext(part: HTMLElement | null): void {
  part?.closest('form')?.querySelector<HTMLInputElement>('[name=company]')?.focus();
}
