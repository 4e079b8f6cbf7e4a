/** What each line of the order says while it is not being edited. */
import { needsPort } from '#domain/orders/delivery-choice.ts';
import { formatLengthFor } from '#domain/shared/length.ts';
import { PLACEHOLDER } from '#domain/shared/placeholder.ts';
import { createOrderTexts as texts } from '../create-order.texts.ts';
import { divisionOf } from '../form/colour-lines.ts';
import { WITHOUT_GST } from '../form/order-values.ts';
import { parseLengthInput } from '../form/parse-length-input.ts';
import type { OrderForm } from '../form/use-order-form.ts';

type Shown = Pick<OrderForm, 'formData' | 'values'>;

export function quantityText({ formData: { config, reader }, values }: Shown): string {
  const length = parseLengthInput(values.quantity, config.unit);
  return length ? formatLengthFor(length, reader) : PLACEHOLDER;
}

/** "Navy 1,500 m, White 500 m"; null where there is nothing to divide. */
export function coloursText({ formData: { config, reader }, values }: Shown): string | null {
  if (divisionOf(config) === 'none') return null;
  const shares = config.colours.flatMap(({ colour }, place) => {
    const share = parseLengthInput(values.lines[place] ?? '', config.unit);
    const name = colour ?? texts.quantity.colour(place + 1);
    return share ? [texts.lines.share(name, formatLengthFor(share, reader))] : [];
  });
  return shares.length === 0 ? null : shares.join(', ');
}

/** "CNF, Hamburg", and what that means. */
export function termOf({ formData: { config, market }, values }: Shown): { value: string; note: string } {
  const chosen = config.deliveryTerms.find(({ term }) => term === values.deliveryTerm);
  const port = needsPort(values.deliveryTerm, market) && values.port !== '' ? values.port : null;
  return {
    value: [chosen?.label ?? PLACEHOLDER, port].filter(Boolean).join(', '),
    note: chosen?.help ?? '',
  };
}

export function gstText({ formData: { gstNumbers }, values }: Shown): string {
  if (values.gstId === WITHOUT_GST) return texts.tax.without;
  return gstNumbers.find(({ gstId }) => gstId === values.gstId)?.gstin ?? texts.tax.none;
}

export function papersText({ values: { poNumber, poFile } }: Shown): string | null {
  return [poNumber.trim(), poFile?.name].filter(Boolean).join(', ') || null;
}
