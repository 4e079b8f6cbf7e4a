import { useMutation } from '@tanstack/react-query';
import { answerMsme } from '#contract/customer/msme.ts';
import type { CallInput } from '#contract/endpoint.ts';
import { readMsme } from '#domain/account/tax-numbers/msme.ts';
import { Button } from '#ui/buttons/button.tsx';
import { RadioGroup } from '#ui/fields/radio-group.tsx';
import { call } from '#web/platform/api.ts';
import { FormError } from '#web/widgets/forms/form-error.tsx';
import { useForm } from '#web/widgets/forms/use-form.ts';
import { MSME_SAVE_KEY, useMsmeDetails } from '#web/widgets/msme/msme-details.ts';
import { TAX_NUMBER_PROBLEM_TEXT } from '#words/page/tax-number-problems.ts';
import { fieldTexts } from '#words/problem-text.ts';
import { PartCard } from '../part-card.tsx';
import { useAccountChange } from '../use-account-change.ts';
import { msmeTexts } from './msme.texts.ts';
import type { Msme, MsmeValues } from './msme-values.ts';
import { RegistrationFields } from './registration-fields.tsx';

type MsmeAnswer = CallInput<typeof answerMsme>['body'];

const ANSWERS = [
  { value: 'registered', label: msmeTexts.yes },
  { value: 'not_applicable', label: msmeTexts.notApplicable, help: msmeTexts.notApplicableHelp },
];

export function MsmeForm({ msme, onDone }: { msme: Msme; onDone: () => void }) {
  const { change, stepUp } = useAccountChange('msme');
  const { error } = useMsmeDetails();
  const save = useMutation({
    mutationKey: MSME_SAVE_KEY,
    mutationFn: (body: MsmeAnswer) => change(() => call(answerMsme, { body }), msmeTexts.saved),
  });
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
      await save.mutateAsync(body);
      onDone();
    },
  });
  return (
    <PartCard>
      <form ref={form.ref} noValidate onSubmit={form.submit} className="flex flex-col gap-2">
        <p className="pb-2 text-ink-soft">{msmeTexts.why}</p>
        <RadioGroup {...form.choice('answer')} legend={msmeTexts.question} options={ANSWERS} />
        {form.values.answer === 'registered' && <RegistrationFields form={form} initial={msme.certificate} />}
        <FormError error={form.error ? error : null} words={String} />
        <div className="flex flex-col gap-2 md:flex-row">
          <Button type="submit" busy={form.isSending}>
            {msmeTexts.save}
          </Button>
          {msme.answer !== null && (
            <Button variant="quiet" onClick={onDone}>
              {msmeTexts.keepOld}
            </Button>
          )}
        </div>
      </form>
      {stepUp}
    </PartCard>
  );
}

function problemsIn(values: MsmeValues): { [Field in keyof MsmeValues]?: string } {
  if (values.answer === '') return { answer: TAX_NUMBER_PROBLEM_TEXT.msme_answer_missing };
  if (values.answer !== 'registered') return {};
  const reading = readMsme(values);
  return {
    ...(reading.ok ? {} : fieldTexts(TAX_NUMBER_PROBLEM_TEXT, reading.problems)),
    ...(values.certificateFileId === '' && {
      certificateFileId: TAX_NUMBER_PROBLEM_TEXT.msme_certificate_missing,
    }),
  };
}
