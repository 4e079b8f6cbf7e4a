import { useState } from 'react';
import type { Quote } from '#contract/customer/quotes.ts';
import { counterQuote } from '#contract/customer/quotes.ts';
import { formatRate, formatRateFor } from '#domain/quotes/rate.ts';
import { LENGTH_UNIT_SYMBOL } from '#domain/shared/length.ts';
import { CURRENCY_SYMBOL } from '#domain/shared/money.ts';
import { rateOf } from '#domain/shared/wire-figures.ts';
import { Button } from '#ui/buttons/button.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { showToast } from '#ui/feedback/toast-store.ts';
import { Field } from '#ui/fields/field.tsx';
import { TextArea } from '#ui/fields/text-area.tsx';
import { Sheet } from '#ui/surfaces/sheet.tsx';
import { call } from '#web/platform/api.ts';
import { errorMessage } from '#web/platform/error-message.ts';
import { useBuyerUnit } from '#web/widgets/buyer-settings.tsx';
import { FormError } from '#web/widgets/forms/form-error.tsx';
import { useForm } from '#web/widgets/forms/use-form.ts';
import { quoteTexts } from '../quote/quote.texts.ts';
import { useQueryIntent } from '../use-write.ts';
import { CounterTerms } from './counter-terms.tsx';
import {
  type CounterValues,
  counterBody,
  counterProblems,
  counterQuestion,
  savingText,
} from './counter-text.ts';
import { OfferBalance } from './offer-balance.tsx';
import { NOTE_MAX_LENGTH } from './reason-sheet.tsx';
import { sheetTexts } from './sheets.texts.ts';

const texts = sheetTexts.counter;
const AS_QUOTED: CounterValues = {
  rate: '',
  quantity: '',
  leadDays: '',
  advancePercent: '',
  creditDays: '',
  note: '',
};

export type CounterSheetProps = { quote: Quote; onClose: () => void };

/** Another rate, another lead time, other payment terms; a senseless rate is asked back once. */
export function CounterSheet({ quote, onClose }: CounterSheetProps) {
  const unit = useBuyerUnit();
  const quoted = rateOf(quote.rate);
  // The rate that was asked back about: sending it a second time is the answer.
  const [doubted, setDoubted] = useState<string | null>(null);
  const send = useQueryIntent(
    (idempotencyKey, values: CounterValues) =>
      call(
        counterQuote,
        { params: { quoteId: quote.quoteId }, body: counterBody(quote, values) },
        { idempotencyKey },
      ),
    () => {
      showToast(texts.sent(quote.supplier.alias), { kind: 'good' });
      onClose();
    },
  );
  const form = useForm<CounterValues>({
    initial: AS_QUOTED,
    check: (values) => counterProblems(quote, values, new Date(), unit),
    send: async (values) => {
      if (counterQuestion(quote, values.rate) !== null && doubted !== values.rate) setDoubted(values.rate);
      else await send(values);
    },
  });
  const question = doubted === form.values.rate ? counterQuestion(quote, form.values.rate, unit) : null;
  return (
    <Sheet
      open
      onClose={onClose}
      title={texts.title(quote.supplier.alias)}
      description={texts.description(
        quoteTexts.version(quote.number, quote.version),
        formatRateFor(quoted, unit),
      )}
      foot={
        <>
          <Button variant="secondary" onClick={onClose}>
            {texts.notNow}
          </Button>
          <Button type="submit" form="counter-form" busy={form.isSending}>
            {question === null ? texts.send : texts.sendAnyway}
          </Button>
        </>
      }
    >
      <form
        id="counter-form"
        ref={form.ref}
        noValidate
        onSubmit={form.submit}
        className="flex flex-col gap-3"
      >
        <FormError error={form.error} words={errorMessage} />
        {question !== null && (
          <Notice tone="warn" live>
            {question}
          </Notice>
        )}
        <Field
          {...form.text('rate')}
          label={texts.rate}
          kind="decimal"
          placeholder={formatRate(quoted)
            .replace(/ per .*$/, '')
            .slice(1)}
          prefix={CURRENCY_SYMBOL[quoted.price.currency]}
          suffix={texts.perUnit(LENGTH_UNIT_SYMBOL[quoted.unit])}
          help={savingText(quote, form.values.rate, unit) || texts.rateHelp}
        />
        <CounterTerms quote={quote} values={form.values} form={form} unit={unit} />
        <OfferBalance quote={quote} values={form.values} unit={unit} onUse={form.fill} />
        <TextArea
          {...form.text('note')}
          label={sheetTexts.note}
          optional
          maxLength={NOTE_MAX_LENGTH}
          help={texts.next}
        />
      </form>
    </Sheet>
  );
}
