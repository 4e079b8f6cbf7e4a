import { Field } from '#ui/field.tsx';
import { OneFileField } from '#web/widgets/files/one-file-field.tsx';
import { ReferenceCodeField } from '#web/widgets/forms/reference-code-field.tsx';
import type { OrderForm } from '../form/use-order-form.ts';
import { Part } from './part.tsx';

/** The buyer's own paper, and whoever sent the buyer. */
export function PapersPart({ order }: { order: OrderForm }) {
  const { form, values, problemAt } = order;
  return (
    <Part title="Your purchase order">
      <Field
        {...form.text('poNumber')}
        label="PO number"
        optional
        maxLength={40}
        autoComplete="off"
        help="It stands on all our papers for this order."
      />
      <OneFileField
        name="poFile"
        label="Add your PO"
        kept={values.poFile}
        error={problemAt('poFile')}
        onStored={(_fileId, poFile) => form.fill({ poFile })}
      />
      <ReferenceCodeField
        field={{ ...form.text('referenceCode'), error: problemAt('referenceCode') }}
        onUnknown={(words) => form.flag('referenceCode', words)}
      />
    </Part>
  );
}
