import { type SyntheticEvent, useState } from 'react';
import { giveStandards, type Standard, type StandardList } from '#contract/customer/standards.ts';
import type { CallInput } from '#contract/endpoint.ts';
import type { StandardMethod } from '#domain/production/standards/give-standard.ts';
import { Button } from '#ui/buttons/button.tsx';
import { showToast } from '#ui/feedback/toast-store.ts';
import { Field } from '#ui/fields/field.tsx';
import { RadioGroup } from '#ui/fields/radio-group.tsx';
import { TextArea } from '#ui/fields/text-area.tsx';
import { call } from '#web/platform/api.ts';
import { errorMessage, fieldError } from '#web/platform/error-message.ts';
import { useWrite } from '#web/platform/use-intent.ts';
import { OneFileField } from '#web/widgets/files/one-file-field.tsx';
import { FormError } from '#web/widgets/forms/form-error.tsx';
import { ORDERS_KEY } from '#web/widgets/orders/orders.queries.ts';
import { PRODUCTION_KEY } from '#web/widgets/production/production.queries.ts';
import { EMPTY_GIVING, type Giving, givingBody } from './giving.ts';
import { standardsTexts as texts } from './standards.texts.ts';

type Body = CallInput<typeof giveStandards>['body'];
export type GiveFormProps = {
  orderId: string;
  list: StandardList;
  owed: readonly Standard[];
  onDone: () => void;
};

/** One way for everything that is still owed: numbers, files, or one parcel. */
export function GiveForm({ orderId, list, owed, onDone }: GiveFormProps) {
  const [values, setValues] = useState<Giving>({ ...EMPTY_GIVING, method: list.methods[0] ?? 'courier' });
  const change = (part: Partial<Giving>) => setValues((now) => ({ ...now, ...part }));
  const send = (idempotencyKey: string, body: Body) =>
    call(giveStandards, { params: { orderId }, body }, { idempotencyKey });
  const give = useWrite([PRODUCTION_KEY, ORDERS_KEY, 'home'], send, (_list, [{ method }]) => {
    showToast(texts.toast[method], { kind: 'good' });
    onDone();
  });
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    void give.run(givingBody(values, owed));
  };
  const { method } = values;
  const kind = owed[0]?.kind ?? 'colour';
  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-3">
      <RadioGroup
        name="method"
        legend={texts.how}
        options={list.methods.map((value) => ({ value, ...texts.methods[value] }))}
        value={method}
        onChange={(value) => change({ method: value as StandardMethod })}
      />
      <MethodFields {...{ values, owed, change }} error={give.error} />
      {method !== 'pantone' && (
        <TextArea
          label={texts.note}
          optional
          rows={2}
          maxLength={500}
          help={texts.noteHelp[kind]}
          value={values.note}
          onChange={(event) => change({ note: event.target.value })}
        />
      )}
      <FormError
        error={give.error}
        words={(error) => fieldError(error, 'standards') ?? errorMessage(error)}
      />
      <Button type="submit" busy={give.isRunning}>
        {texts.submit[method]}
      </Button>
    </form>
  );
}

type MethodFieldsProps = {
  values: Giving;
  owed: readonly Standard[];
  change: (part: Partial<Giving>) => void;
  error: unknown;
};

function MethodFields({ values, owed, change, error }: MethodFieldsProps) {
  const { method, pantones, files, courier, courierNumber } = values;
  if (method === 'pantone')
    return owed.map(({ standardId, colour }) => (
      <Field
        key={standardId}
        label={texts.pantone(colour)}
        help={texts.pantoneHelp}
        maxLength={40}
        autoComplete="off"
        value={pantones[standardId] ?? ''}
        error={fieldError(error, `pantone.${standardId}`)}
        onChange={(event) => change({ pantones: { ...pantones, [standardId]: event.target.value } })}
      />
    ));
  if (method === 'file')
    return owed.map(({ standardId, colour }) => (
      <OneFileField
        key={standardId}
        name={`file-${standardId}`}
        label={texts.file(colour)}
        error={fieldError(error, `file.${standardId}`)}
        onStored={(fileId) => change({ files: { ...files, [standardId]: fileId } })}
      />
    ));
  const colours = owed.flatMap(({ colour }) => colour ?? []);
  return (
    <>
      {colours.length > 1 && <p className="text-sm">{texts.parcel(colours.join(', '))}</p>}
      <Field
        label={texts.courier}
        maxLength={40}
        value={courier}
        error={fieldError(error, 'courier')}
        onChange={(event) => change({ courier: event.target.value })}
      />
      <Field
        label={texts.courierNumber}
        maxLength={40}
        autoComplete="off"
        value={courierNumber}
        error={fieldError(error, 'courierNumber')}
        onChange={(event) => change({ courierNumber: event.target.value })}
      />
    </>
  );
}
