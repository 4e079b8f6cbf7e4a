import { minimumOrderText } from '#domain/quotes/terms/minimum-order.ts';
import { formatLengthFor, LENGTH_UNIT_SYMBOL, roundedDown } from '#domain/shared/length.ts';
import { lengthOf } from '#domain/shared/wire-figures.ts';
import { Field } from '#ui/fields/field.tsx';
import { createOrderTexts } from '../create-order.texts.ts';
import { divisionOf, hasLots, sharedEqually, withQuantity } from '../form/colour-lines.ts';
import { withNamedColours } from '../form/named-colours.ts';
import { quantityRule } from '../form/order-problems.ts';
import type { OrderFormData } from '../form/order-values.ts';
import { lengthFigures } from '../form/parse-length-input.ts';
import type { OrderForm } from '../form/use-order-form.ts';
import { ColourShares } from './colour-shares.tsx';
import { LotChoice } from './lot-choice.tsx';
import { RateBreaks } from './rate-breaks.tsx';

const texts = createOrderTexts.quantity;

/** How much: as one figure, shared by colours, or out of lots. */
export function QuantityPart({ order }: { order: OrderForm }) {
  const { formData, form, values, change, problemAt } = order;
  const { config } = formData;
  const division = divisionOf(config);
  if (hasLots(config)) {
    return (
      <>
        {division === 'lots' && <p className="text-sm text-ink-soft">{limitText(formData)}</p>}
        <LotChoice order={order} isWhole={division === 'whole-lots'} />
      </>
    );
  }
  const setQuantity = (quantity: string) => change(withQuantity(quantity, values, config));
  return (
    <>
      <Field
        {...form.text('quantity')}
        label={division === 'colours' ? texts.ofAllColours : texts.label}
        kind="decimal"
        suffix={LENGTH_UNIT_SYMBOL[config.unit]}
        onChange={({ target }) => setQuantity(lengthFigures(target.value))}
        error={problemAt('quantity')}
        help={limitText(formData)}
      />
      <RateBreaks order={order} onChoose={setQuantity} />
      {config.takesColourNames && <NamedColours order={order} />}
      {division === 'colours' && <ColourShares order={order} />}
    </>
  );
}

/** What the mill dyes; every name has its share of the quantity. */
function NamedColours({ order: { formData, form, values, change } }: { order: OrderForm }) {
  const { config } = formData;
  const name = (namedColours: string) => {
    const renamed = withNamedColours(config, namedColours);
    const isSameCount = renamed.colours.length === config.colours.length;
    change({ namedColours, lines: isSameCount ? values.lines : sharedEqually(values.quantity, renamed) });
  };
  return (
    <Field
      {...form.text('namedColours')}
      label={texts.colours}
      help={texts.coloursHelp}
      maxLength={600}
      onChange={({ target }) => name(target.value)}
    />
  );
}

/** "Minimum order is 2,000 m (1,000 m per colour). In multiples of 100 m." */
function limitText({ config, reader }: OrderFormData): string {
  const { minimum, step } = quantityRule(config);
  return [
    minimumOrderText(minimum, reader),
    step && texts.steps(formatLengthFor(step, reader)),
    texts.atMost(formatLengthFor(roundedDown(lengthOf(config.maximum), step), reader)),
  ]
    .filter(Boolean)
    .join(' ');
}
