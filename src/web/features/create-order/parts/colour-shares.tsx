import { formatLengthFor, LENGTH_UNIT_SYMBOL } from '#domain/shared/length.ts';
import { Button } from '#ui/buttons/button.tsx';
import { Field } from '#ui/fields/field.tsx';
import { Icon } from '#ui/icons/icon.tsx';
import { classNames } from '#ui/theme/class-names.ts';
import { createOrderTexts } from '../create-order.texts.ts';
import { sharedEqually, sumOf } from '../form/colour-lines.ts';
import { lengthFigures, parseLengthInput } from '../form/parse-length-input.ts';
import type { OrderForm } from '../form/use-order-form.ts';

const texts = createOrderTexts.quantity;

/** How much of each colour; together they are the whole. */
export function ColourShares({ order }: { order: OrderForm }) {
  const { formData, form, values, change } = order;
  const { config } = formData;
  const replace = (place: number, share: string) =>
    change({ lines: values.lines.map((line, at) => (at === place ? share : line)) });
  return (
    <fieldset className="min-w-0 rounded-card border border-line p-3">
      <legend className="px-1 text-sm font-semibold">{texts.perColour}</legend>
      <div className="grid grid-cols-2 gap-x-3 gap-y-2 md:grid-cols-3 wide:grid-cols-2">
        {config.colours.map(({ colour }, place) => (
          <Field
            key={place}
            label={colour ?? texts.colour(place + 1)}
            name="lines"
            kind="decimal"
            suffix={LENGTH_UNIT_SYMBOL[config.unit]}
            value={values.lines[place] ?? ''}
            onChange={({ target }) => replace(place, lengthFigures(target.value))}
            onBlur={form.text('lines').onBlur}
          />
        ))}
      </div>
      <AddsUp order={order} />
      <Button
        variant="quiet"
        size="small"
        className="-ml-4"
        onClick={() => change({ lines: sharedEqually(values.quantity, config) })}
      >
        {texts.splitEqually}
      </Button>
    </fieldset>
  );
}

function AddsUp({ order: { formData, values, problemAt } }: { order: OrderForm }) {
  const { config, reader } = formData;
  const { unit } = config;
  const sum = sumOf(values.lines, unit);
  const together = formatLengthFor(parseLengthInput(sum, unit) ?? { thousandths: 0n, unit }, reader);
  const isWhole =
    sum !== '' &&
    parseLengthInput(sum, unit)?.thousandths === parseLengthInput(values.quantity, unit)?.thousandths;
  const problem = problemAt('lines');
  const tone = problem ? 'text-bad' : isWhole ? 'text-good' : 'text-warn';
  return (
    <p role="status" className={classNames('figures flex min-h-5 gap-1 text-sm', tone)}>
      <Icon name={problem ? 'error' : isWhole ? 'check-circle' : 'warning'} size="small" className="mt-0.5" />
      {problem ?? texts.addsUpTo(together)}
    </p>
  );
}
