import type { Quote } from '#contract/customer/quotes.ts';
import { CREDIT_PERIODS_DAYS } from '#domain/account/choices/credit-period.ts';
import { formatLength, type LengthUnit } from '#domain/shared/length.ts';
import { Field } from '#ui/fields/field.tsx';
import type { useForm } from '#web/widgets/forms/use-form.ts';
import { ChoicePills, type Pill } from '../choice-pills.tsx';
import { formatDays } from '../quote/quote-text.ts';
import { type CounterValues, quotedTerms } from './counter-text.ts';
import { worthNote, worthSentence } from './offer-worth.ts';
import { sheetTexts } from './sheets.texts.ts';

const texts = sheetTexts.counter;
const ADVANCE_CHOICES = [0, 10, 20, 30, 50, 100];
const MORE_PERCENT = [125n, 150n, 200n];

type Traded = 'quantity' | 'advancePercent' | 'creditDays';
export type CounterTermsProps = {
  quote: Quote;
  values: CounterValues;
  form: Pick<ReturnType<typeof useForm<CounterValues>>, 'text' | 'choice'>;
  unit: LengthUnit | undefined;
};

/** What else could be traded for the rate, each with what it is worth to the supplier. */
export function CounterTerms({ quote, values, form, unit }: CounterTermsProps) {
  const pills = (field: Traded, choices: readonly Pill<string>[]) =>
    choices.map((pill) => ({ ...pill, note: worthNote(quote, { [field]: pill.value }, unit) }));
  const choose = (field: Traded) => {
    const { name, value, error, onChange } = form.choice(field);
    return { name, value, error, onChange };
  };
  return (
    <>
      <Field
        {...form.text('leadDays')}
        label={texts.leadDays}
        kind="whole-number"
        optional
        maxLength={3}
        placeholder={String(quote.leadDays)}
        help={texts.leadDaysHelp(
          formatDays(quote.leadDays),
          worthSentence(quote, { leadDays: values.leadDays }, unit),
        )}
      />
      <ChoicePills
        {...choose('advancePercent')}
        legend={texts.advance}
        pills={pills('advancePercent', advances(quote))}
      />
      <ChoicePills
        {...choose('creditDays')}
        legend={texts.balance}
        pills={pills('creditDays', credits(quote))}
      />
      <ChoicePills
        {...choose('quantity')}
        legend={texts.quantity}
        pills={pills('quantity', quantities(quote))}
      >
        <p className="pt-1 text-sm text-ink-soft">{texts.worthHelp}</p>
      </ChoicePills>
    </>
  );
}

/** What was quoted stands first, as an empty answer. */
function advances({ paymentPlan: { advancePercent } }: Quote): Pill<string>[] {
  return ADVANCE_CHOICES.toSpliced(0, 0, advancePercent)
    .filter((percent, place, all) => all.indexOf(percent) === place)
    .toSorted((a, b) => a - b)
    .map((percent) => pillOf(percent, advancePercent, texts.percent(percent)));
}

function credits({ paymentPlan: { creditDays } }: Quote): Pill<string>[] {
  return CREDIT_PERIODS_DAYS.map((days) =>
    pillOf(days, creditDays, days === 0 ? texts.noCredit : formatDays(days)),
  );
}

function pillOf(choice: number, quoted: number, label: string): Pill<string> {
  return { value: choice === quoted ? '' : String(choice), label };
}

function quantities(quote: Quote): Pill<string>[] {
  const { quantity } = quotedTerms(quote);
  const larger = MORE_PERCENT.map((percent) => ({
    ...quantity,
    thousandths: ((quantity.thousandths * percent) / 100_000n) * 1000n,
  }));
  return [
    { value: '', label: formatLength(quantity) },
    ...larger
      .filter(({ thousandths }) => thousandths > quantity.thousandths)
      .map((more) => ({ value: String(more.thousandths / 1000n), label: formatLength(more) })),
  ];
}
