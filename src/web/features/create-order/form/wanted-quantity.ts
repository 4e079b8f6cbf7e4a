/** A quantity that the address asks for, such as that of an earlier order. */
import { quantityProblem } from '#domain/orders/quantity/order-quantity.ts';
import type { OrderConfig } from './order-config.ts';
import { quantityRule } from './order-problems.ts';
import { parseLengthInput } from './parse-length-input.ts';

/** It is what the form begins with, as far as it may be ordered today. */
export function withWantedQuantity(config: OrderConfig, wanted: string | null): OrderConfig {
  const { unit } = config;
  const whole = wanted === null ? null : parseLengthInput(wanted, unit);
  if (!whole || quantityProblem(quantityRule(config), { whole, colours: [] }, { unit })) return config;
  return { ...config, suggested: { thousandths: String(whole.thousandths), unit } };
}
