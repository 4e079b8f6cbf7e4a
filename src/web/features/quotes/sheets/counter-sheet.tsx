import type { Quote } from '#contract/quotes.ts';
import { counterQuote } from '#contract/quotes.ts';
import { formatRate } from '#domain/quotes/rate.ts';
import { LENGTH_UNIT_SYMBOL } from '#domain/shared/length.ts';
import { CURRENCY_SYMBOL } from '#domain/shared/money.ts';
import { Button } from '#ui/button.tsx';
import { Field } from '#ui/field.tsx';
import { Sheet } from '#ui/sheet.tsx';
import { TextArea } from '#ui/text-area.tsx';
import { showToast } from '#ui/toast-store.ts';
import { call } from '#web/platform/api.ts';
import { errorWords } from '#web/platform/error-words.ts';
import { FormError } from '#web/widgets/forms/form-error.tsx';
import { useForm } from '#web/widgets/forms/use-form.ts';
import { rateOf } from '#web/widgets/requests/wire-figures.ts';
import { useQueryIntent } from '../use-write.ts';
import { counterProblem, savingWords } from './counter-words.ts';
import { NOTE_MAX_LENGTH } from './reason-sheet.tsx';

export type CounterSheetProps = { quote: Quote; onClose: () => void };

/** Another rate in the currency and unit of the quote, with what it would save. */
export function CounterSheet({ quote, onClose }: CounterSheetProps) {
  const quoted = rateOf(quote.rate);
  const send = useQueryIntent(
    (idempotencyKey, rate: string, note: string, version: number) =>
      call(
        counterQuote,
        { params: { quoteId: quote.quoteId }, body: { rate, version, ...(note ? { note } : {}) } },
        { idempotencyKey },
      ),
    () => {
      showToast(`Your offer is on its way to ${quote.supplier.alias}.`, { kind: 'good' });
      onClose();
    },
  );
  const form = useForm({
    initial: { rate: '', note: '' },
    check: ({ rate }) => ({ rate: counterProblem(quote, rate, new Date()) }),
    send: ({ rate, note }) => send(rate.trim(), note.trim(), quote.version),
  });
  return (
    <Sheet
      open
      onClose={onClose}
      title={`Counter-offer to ${quote.supplier.alias}`}
      description={`${quote.number}, version ${quote.version}, asks ${formatRate(quoted)}`}
      foot={
        <>
          <Button variant="secondary" onClick={onClose}>
            Not now
          </Button>
          <Button type="submit" form="counter-form" busy={form.isSending}>
            Send offer
          </Button>
        </>
      }
    >
      <form
        id="counter-form"
        ref={form.ref}
        noValidate
        onSubmit={form.submit}
        className="flex flex-col gap-2"
      >
        <FormError error={form.error} words={errorWords} />
        <Field
          {...form.text('rate')}
          label="Your rate"
          kind="decimal"
          prefix={CURRENCY_SYMBOL[quoted.price.currency]}
          suffix={`per ${LENGTH_UNIT_SYMBOL[quoted.unit]}`}
          help="The supplier answers with a new version, or keeps the rate."
        />
        <p aria-live="polite" className="figures min-h-5 text-sm font-semibold text-good">
          {savingWords(quote, form.values.rate)}
        </p>
        <TextArea {...form.text('note')} label="Note" optional maxLength={NOTE_MAX_LENGTH} />
      </form>
    </Sheet>
  );
}
