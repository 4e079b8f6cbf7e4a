/** What stands in the way of an order, and at which part of the form it is said. */
import { ApiError } from '#contract/client.ts';
import type { OrderTotals } from '#contract/order-fields.ts';
import { needsPort } from '#domain/orders/delivery-choice.ts';
import type { OrderProblemCode } from '#domain/orders/order-problem.ts';
import { type QuantityRule, quantityProblem } from '#domain/orders/quantity/order-quantity.ts';
import type { LengthUnit } from '#domain/shared/length.ts';
import { lengthOf } from '#domain/shared/wire-figures.ts';
import type { Problems } from '#web/widgets/forms/use-form.ts';
import { createOrderTexts as texts } from '../create-order.texts.ts';
import { divisionOf } from './colour-lines.ts';
import { namedColoursProblem } from './named-colours.ts';
import type { OrderConfig } from './order-config.ts';
import type { OrderFormData, OrderValues } from './order-values.ts';
import { parseLengthInput } from './parse-length-input.ts';

export type FieldProblems = Problems<OrderValues>;
/** Beside the fields: the cloth whose price has ended, and the total. */
export type ProblemField = keyof OrderValues | 'cloth' | 'total';

const PLACE_OF: Readonly<Record<OrderProblemCode, ProblemField>> = {
  wrong_unit: 'quantity',
  below_minimum: 'quantity',
  not_a_multiple: 'quantity',
  above_maximum: 'quantity',
  stock_gone: 'quantity',
  colours_differ: 'lines',
  pincode_not_served: 'shippingAddressId',
  not_quoted: 'deliveryTerm',
  gst_needed: 'gstId',
  credit_days_refused: 'creditDays',
  credit_short: 'creditDays',
  code_wrong: 'referenceCode',
  quote_expired: 'cloth',
  quote_changed: 'cloth',
  hold_over: 'total',
  rate_moved: 'total',
  too_many_holds: 'total',
  approval_needed: 'total',
  colleague_needed: 'total',
  no_approver: 'total',
};

export function placeOf(code: string, hasPort: boolean): ProblemField {
  // Freight to a port goes there, whatever the address says.
  if (code === 'pincode_not_served' && hasPort) return 'port';
  return PLACE_OF[code as OrderProblemCode] ?? 'total';
}

/** What the server says about the present terms, by place. */
export function serverProblems(
  { totals, error }: { totals: OrderTotals | null; error: unknown },
  hasPort: boolean,
): Partial<Record<ProblemField, string>> {
  if (error) return error instanceof ApiError ? (error.body.fields ?? {}) : {};
  const problem = totals?.problem;
  return problem ? { [placeOf(problem.code, hasPort)]: problem.message } : {};
}

export function quantityRule({ minimum, minimumPerColour, step, maximum }: OrderConfig): QuantityRule {
  return {
    minimum: { total: lengthOf(minimum), perColour: minimumPerColour && lengthOf(minimumPerColour) },
    step: step && lengthOf(step),
    maximum: lengthOf(maximum),
  };
}

/** What can be told without asking: what is missing, and the quantity. */
export function inputProblems(values: OrderValues, { config, market, reader }: OrderFormData): FieldProblems {
  const naming = namedColoursProblem(config, values.namedColours);
  return {
    ...quantityProblems(values, config, reader),
    ...(naming !== null && { namedColours: naming }),
    ...(values.billingAddressId === '' && { billingAddressId: texts.addresses.billingMissing }),
    ...(values.shippingAddressId === '' && { shippingAddressId: texts.addresses.shippingMissing }),
    ...(needsPort(values.deliveryTerm, market) && values.port === '' && { port: texts.delivery.portMissing }),
  };
}

function quantityProblems(
  { quantity, lines }: OrderValues,
  config: OrderConfig,
  reader: LengthUnit,
): FieldProblems {
  const { unit } = config;
  const division = divisionOf(config);
  const whole = parseLengthInput(quantity, unit);
  if (!whole) {
    if (division === 'none' || division === 'colours') return { quantity: texts.quantity.missing };
    return { lines: division === 'lots' ? texts.quantity.missingForLot : texts.quantity.chooseLot };
  }
  // Whole lots know no other rule than their own length.
  if (division === 'whole-lots') return {};
  const rule = quantityRule(config);
  const ofWhole = quantityProblem(rule, { whole, colours: [] }, { unit, reader });
  if (ofWhole) return division === 'lots' ? { lines: ofWhole.message } : { quantity: ofWhole.message };
  if (division === 'none') return {};
  const typed = division === 'lots' ? lines.filter((line) => line !== '') : lines;
  const colours = typed.map((line) => parseLengthInput(line, unit) ?? { thousandths: 0n, unit });
  const ofColours = quantityProblem(rule, { whole, colours }, { unit, reader });
  return ofColours ? { lines: ofColours.message } : {};
}
