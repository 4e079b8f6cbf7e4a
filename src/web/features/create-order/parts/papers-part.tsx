import { Field } from '#ui/fields/field.tsx';
import { OneFileField } from '#web/widgets/files/one-file-field.tsx';
import { ReferenceCodeField } from '#web/widgets/forms/reference-code-field.tsx';
import { createOrderTexts } from '../create-order.texts.ts';
import type { OrderForm } from '../form/use-order-form.ts';

const texts = createOrderTexts.documents;

/** The buyer's own paper, and whoever sent the buyer. */
export function PapersPart({ order }: { order: OrderForm }) {
  const { form, values, problemAt } = order;
  return (
    <>
      <Field
        {...form.text('poNumber')}
        label={texts.poNumber}
        optional
        maxLength={40}
        autoComplete="off"
        help={texts.poNumberHelp}
      />
      <OneFileField
        name="poFile"
        label={texts.poFile}
        initial={values.poFile}
        error={problemAt('poFile')}
        onStored={(_fileId, poFile) => form.fill({ poFile })}
      />
      <ReferenceCodeField
        field={{ ...form.text('referenceCode'), error: problemAt('referenceCode') }}
        onUnknown={(words) => form.flag('referenceCode', words)}
      />
    </>
  );
}
