import { answerMsme } from '#contract/msme.ts';
import { readMsme } from '#domain/account/tax-numbers/msme.ts';
import { Button } from '#ui/button.tsx';
import { RadioGroup } from '#ui/radio-group.tsx';
import { call } from '#web/platform/api.ts';
import { errorWords } from '#web/platform/error-words.ts';
import { FormError } from '#web/widgets/forms/form-error.tsx';
import { useForm } from '#web/widgets/forms/use-form.ts';
import { PartCard } from '../part-card.tsx';
import { useAccountChange } from '../use-account-change.ts';
import type { Msme, MsmeValues } from './msme-values.ts';
import { RegistrationFields } from './registration-fields.tsx';

const ANSWERS = [
  { value: 'registered', label: 'Yes, we have a Udyam number' },
  { value: 'not_applicable', label: 'Not applicable', help: 'This is an answer too; we do not ask again.' },
];

export function MsmeForm({ msme, onDone }: { msme: Msme; onDone: () => void }) {
  const { change, stepUp } = useAccountChange('msme');
  const form = useForm<MsmeValues>({
    initial: {
      answer: msme.answer ?? '',
      udyamNumber: msme.udyamNumber ?? '',
      msmeClass: msme.msmeClass ?? '',
      activity: msme.activity ?? '',
      certificateFileId: msme.certificate?.fileId ?? '',
      consent: false,
    },
    check: problemsIn,
    send: async ({ answer, ...registration }) => {
      const body =
        answer === 'registered'
          ? { answer: 'registered' as const, ...registration }
          : { answer: 'not_applicable' as const };
      await change(() => call(answerMsme, { body }), 'Your answer is saved.');
      onDone();
    },
  });
  return (
    <PartCard>
      <form ref={form.ref} noValidate onSubmit={form.submit} className="flex flex-col gap-2">
        <p className="pb-2 text-ink-soft">
          Micro, small and medium enterprises have rights to early payment. We ask for credit pricing and for
          what the law makes us report.
        </p>
        <RadioGroup {...form.choice('answer')} legend="Are you registered as an MSME?" options={ANSWERS} />
        {form.values.answer === 'registered' && <RegistrationFields form={form} kept={msme.certificate} />}
        <FormError error={form.error} words={errorWords} />
        <div className="flex flex-col gap-2 md:flex-row">
          <Button type="submit" busy={form.isSending}>
            Save answer
          </Button>
          {msme.answer !== null && (
            <Button variant="quiet" onClick={onDone}>
              Keep the old answer
            </Button>
          )}
        </div>
      </form>
      {stepUp}
    </PartCard>
  );
}

function problemsIn(values: MsmeValues): { [Field in keyof MsmeValues]?: string } {
  if (values.answer === '') return { answer: 'Say whether you are registered.' };
  if (values.answer !== 'registered') return {};
  const reading = readMsme(values);
  return {
    ...(reading.ok ? {} : reading.problems),
    ...(values.certificateFileId === '' && { certificateFileId: 'Add your Udyam certificate.' }),
  };
}
