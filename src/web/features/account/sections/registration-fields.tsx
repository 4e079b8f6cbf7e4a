import type { StoredFile } from '#contract/customer/uploads.ts';
import { MSME_ACTIVITIES, MSME_CLASSES } from '#domain/account/tax-numbers/msme.ts';
import { Checkbox } from '#ui/fields/checkbox.tsx';
import { Field } from '#ui/fields/field.tsx';
import { RadioGroup } from '#ui/fields/radio-group.tsx';
import { MSME_ACTIVITY_LABEL, MSME_CLASS_LABEL } from '#words/page/account.ts';
import { CertificateField } from './certificate-field.tsx';
import { msmeTexts } from './msme.texts.ts';
import type { MsmeFormState } from './msme-values.ts';
import { formatUdyamTyping } from './udyam-typing.ts';

const CLASSES = MSME_CLASSES.map((value) => ({
  value,
  label: MSME_CLASS_LABEL[value],
  help: msmeTexts.classHelp[value],
}));
const ACTIVITIES = MSME_ACTIVITIES.map((value) => ({ value, label: MSME_ACTIVITY_LABEL[value] }));

type RegistrationFieldsProps = { form: MsmeFormState; initial: StoredFile | null };

export function RegistrationFields({ form, initial }: RegistrationFieldsProps) {
  const udyam = form.text('udyamNumber');
  return (
    <>
      <Field
        {...udyam}
        label={msmeTexts.udyam}
        placeholder="UDYAM-KR-03-0000001"
        autoCapitalize="characters"
        autoComplete="off"
        spellCheck={false}
        maxLength={40}
        help={msmeTexts.udyamHelp}
        onChange={(event) => form.fill({ udyamNumber: formatUdyamTyping(event.target.value) })}
      />
      <RadioGroup {...form.choice('msmeClass')} legend={msmeTexts.class} options={CLASSES} />
      <RadioGroup {...form.choice('activity')} legend={msmeTexts.activity} options={ACTIVITIES} />
      <CertificateField
        initial={initial}
        error={form.problems.certificateFileId}
        onStored={(fileId) => form.fill({ certificateFileId: fileId })}
      />
      <Checkbox {...form.tick('consent')} label={msmeTexts.consent} />
    </>
  );
}
