import type * as z from 'zod/mini';
import type * as wire from '#contract/record-fields.ts';
import { formatMoney } from '#domain/shared/format-money.ts';
import { type FigureProps, Money } from '#ui/figures/money.tsx';
import { moneyOf } from '../requests/wire-figures.ts';

export type AmountProps = Pick<FigureProps, 'tone'> & { of: z.output<typeof wire.money> };

/** An amount as it came from the server. */
export function Amount({ of, ...look }: AmountProps) {
  return <Money {...look} text={formatMoney(moneyOf(of))} />;
}
