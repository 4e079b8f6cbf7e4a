import {
  type ReactNode,
  type SyntheticEvent,
  useEffect,
  useEffectEvent,
  useId,
  useRef,
  useState,
} from 'react';
import { ApiError } from '#contract/client.ts';
import type { CustomerProfile } from '#contract/customer/account.ts';
import { type ReviewField, reviewProblems } from '#domain/requests/review/review-sheet.ts';
import { unavailableCertification } from '#domain/requests/wizard/unavailable-answers.ts';
import { Button } from '#ui/buttons/button.tsx';
import { focusFirst } from '#ui/fields/focus-first.ts';
import { StickyAction } from '#ui/surfaces/sticky-action.tsx';
import { useSending } from '#web/platform/drafts/use-drafts.ts';
import { errorMessage } from '#web/platform/error-message.ts';
import { FormError } from '#web/widgets/forms/form-error.tsx';
import { requestFieldTexts } from '#words/request-problem-text.ts';
import { createRequestTexts } from '../create-request.texts.ts';
import { useOfferedOptions } from '../options/use-offered-options.ts';
import { AnswerList } from './answer-list.tsx';
import { fittedSplit, isSameSplit, reviewContext } from './colour-split.ts';
import { DeliveryPart } from './delivery-part.tsx';
import { ExtrasPart } from './extras-part.tsx';
import { FilesField } from './files-field.tsx';
import { QuantityPart } from './quantity-part.tsx';
import { reviewTexts as texts } from './review.texts.ts';
import type { ReviewStepProps, SheetProps } from './sheet-props.ts';

type ReviewFormProps = ReviewStepProps & { customer: CustomerProfile };

export function ReviewForm({ record, editor, address, customer }: ReviewFormProps) {
  const { answers: draft, sheet, localId, submission } = record;
  const form = useRef<HTMLFormElement>(null);
  const [isChecked, setChecked] = useState(false);
  const { error } = useSending(localId);
  const { isOff } = useOfferedOptions();
  const certification = unavailableCertification(sheet.certification, isOff);
  const gone = certification ? { certification } : {};
  const files = sheet.files.map(({ name, byteSize }) => ({ name, bytes: byteSize }));
  const find = () => ({
    ...reviewProblems({ ...sheet, files }, reviewContext(customer, draft)),
    ...gone,
  });
  const problems = { ...requestFieldTexts(isChecked ? find() : gone), ...serverErrors(error) };
  useFittedSplit(record, editor);
  useFocusOnRefusal(form, error);

  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    const found = find();
    setChecked(true);
    if (Object.keys(found).length > 0) return focusFirst(form.current, found);
    void editor.submit();
  };
  const goBack = () => {
    if (address.cameFrom === 'previous') address.back();
    else address.go('payment', { replace: true });
  };
  const parts: SheetProps = { sheet, draft, customer, problems, change: editor.changeSheet };
  return (
    <form ref={form} noValidate onSubmit={submit} className="flex flex-1 flex-col">
      <div className="flex flex-1 flex-col gap-6 px-safe pt-4 pb-6 wide:px-0">
        <Part title={texts.quantity.title}>
          <QuantityPart {...parts} />
        </Part>
        <Part title={texts.delivery.title}>
          <DeliveryPart {...parts} />
        </Part>
        <Part title={texts.specification.title}>
          <AnswerList draft={draft} onEdit={(step) => address.go(step, { cameFrom: 'review' })} />
        </Part>
        <Part title={texts.extras.title}>
          <ExtrasPart {...parts} />
          <FilesField {...parts} />
        </Part>
      </div>
      <StickyAction note={error === null ? texts.sendNote : <FormError error={error} words={errorMessage} />}>
        <Button variant="secondary" className="flex-none! px-6" onClick={goBack}>
          {createRequestTexts.back}
        </Button>
        <Button type="submit" busy={submission !== null}>
          {texts.send}
        </Button>
      </StickyAction>
    </form>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="flex flex-col gap-3">
      <h3 id={id} className="text-lg font-bold text-ink">
        {title}
      </h3>
      {children}
    </section>
  );
}

/** Colours and their number may have changed in step 4 since the quantity was split. */
function useFittedSplit(
  { sheet, answers }: ReviewFormProps['record'],
  editor: ReviewFormProps['editor'],
): void {
  const fitted = fittedSplit(sheet, answers);
  const isFitting = isSameSplit(fitted, sheet.colourSplit);
  const fit = useEffectEvent(() => editor.changeSheet({ colourSplit: fitted }));
  useEffect(() => {
    if (!isFitting) fit();
  }, [isFitting]);
}

const WIRE_NAMES: Readonly<Record<string, ReviewField>> = { fileIds: 'files' };

function serverErrors(error: unknown): { [Field in ReviewField]?: string } {
  if (!(error instanceof ApiError)) return {};
  return Object.fromEntries(
    Object.entries(error.body.fields ?? {}).map(([field, words]) => [WIRE_NAMES[field] ?? field, words]),
  );
}

function useFocusOnRefusal(form: { current: HTMLFormElement | null }, error: unknown): void {
  useEffect(() => {
    if (error !== null) focusFirst(form.current, serverErrors(error));
  }, [form, error]);
}
