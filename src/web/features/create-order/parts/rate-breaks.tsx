import { formatRateFor } from '#domain/quotes/rate.ts';
import { compareLengths, formatLengthFor } from '#domain/shared/length.ts';
import { lengthOf, rateOf } from '#domain/shared/wire-figures.ts';
import { Icon } from '#ui/icons/icon.tsx';
import { classNames } from '#ui/theme/class-names.ts';
import { createOrderTexts } from '../create-order.texts.ts';
import { parseLengthInput, writtenLength } from '../form/parse-length-input.ts';
import type { OrderForm } from '../form/use-order-form.ts';

const texts = createOrderTexts.quantity;

export type RateBreaksProps = { order: OrderForm; onChoose: (quantity: string) => void };

/** More cloth, better rate: each break is one tap away, and the one that is reached says so. */
export function RateBreaks({ order: { formData, values }, onChoose }: RateBreaksProps) {
  const { reader, config } = formData;
  const { breaks, unit } = config;
  const typed = parseLengthInput(values.quantity, unit);
  if (breaks.length === 0) return null;
  const steps = breaks.map(({ from, rate }) => ({ from: lengthOf(from), rate: rateOf(rate) }));
  const reached = steps.findLastIndex(({ from }) => typed !== null && compareLengths(typed, from) >= 0);
  return (
    <ul aria-label={texts.betterRates} className="flex flex-wrap gap-2">
      {steps.map(({ from, rate }, place) => (
        <li key={String(from.thousandths)}>
          <button
            type="button"
            aria-pressed={place === reached}
            onClick={() => onChoose(writtenLength(from))}
            className={classNames(
              'figures flex min-h-11 items-center gap-1 rounded-control border px-3 text-sm font-semibold',
              place === reached
                ? 'border-good bg-good-soft text-good'
                : 'border-line-strong text-brand-700 hover:bg-brand-50',
            )}
          >
            {place === reached && <Icon name="check" size="small" />}
            {texts.break(formatLengthFor(from, reader), formatRateFor(rate, reader))}
          </button>
        </li>
      ))}
    </ul>
  );
}
