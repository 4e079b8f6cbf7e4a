import { useState } from 'react';
import { verifyReferenceCode } from '#contract/sign-up.ts';
import { parseReferenceCode } from '#domain/account/sign-up/reference-code.ts';
import { Field } from '#ui/field.tsx';
import { call } from '#web/platform/api.ts';
import { OneFileField } from '#web/widgets/files/one-file-field.tsx';
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
      <ReferenceCode order={order} />
    </Part>
  );
}

/** Asked for when the field is left; without an answer the server asks again at the end. */
function ReferenceCode({ order: { form, problemAt } }: { order: OrderForm }) {
  const [known, setKnown] = useState<string | null>(null);
  const field = form.text('referenceCode');
  const leave = async () => {
    const reading = parseReferenceCode(field.value);
    if (!reading.ok) return;
    const { referenceCode } = reading;
    try {
      const { isValid } = await call(verifyReferenceCode, { body: { referenceCode } });
      if (isValid) setKnown(referenceCode);
      else form.flag('referenceCode', 'We do not know this reference code. Check it or leave it out.');
    } catch {
      // Placing the order will tell.
    }
  };
  const isKnown = known !== null && known === field.value.trim().toUpperCase();
  return (
    <Field
      {...field}
      label="Reference code"
      optional
      autoCapitalize="characters"
      autoComplete="off"
      spellCheck={false}
      maxLength={40}
      error={problemAt('referenceCode')}
      help={isKnown ? 'We know this code.' : 'If somebody sent you to us.'}
      onBlur={() => void leave()}
    />
  );
}
