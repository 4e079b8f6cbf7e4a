/** Cloth that is dyed for the order: its colours are what the buyer calls them. */
import { colourNames, colourNamesProblem, colourNumberProblem } from '#domain/requests/wizard/colours.ts';
import { whyNotText } from '#words/request-problem-text.ts';
import { createOrderTexts } from '../create-order.texts.ts';
import type { OrderConfig } from './order-config.ts';

export function withNamedColours(config: OrderConfig, named: string): OrderConfig {
  if (!config.takesColourNames) return config;
  const colours = colourNames(named).map((colour) => ({ colour, lotId: null, free: null }));
  return { ...config, colours };
}

export function namedColoursProblem(config: OrderConfig, named: string): string | null {
  if (!config.takesColourNames) return null;
  const { length } = colourNames(named);
  if (length === 0) return createOrderTexts.quantity.nameColours;
  return whyNotText(
    colourNamesProblem({ color: named, numberOfColors: null }) ?? colourNumberProblem(length, 'dyed'),
  );
}
