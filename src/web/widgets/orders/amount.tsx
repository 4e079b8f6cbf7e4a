import type * as z from 'zod/mini';
import type * as wire from '#contract/record-fields.ts';
import { formatMoney } from '#domain/shared/format-money.ts';
import { moneyOf } from '#domain/shared/wire-figures.ts';
import { type FigureProps, Money } from '#ui/figures/money.tsx';

export type AmountProps = Pick<FigureProps, 'tone'> & { of: z.output<typeof wire.money> };

/** An amount as it came from the server. */
export function Amount({ of, ...look }: AmountProps) {
  return <Money {...look} text={formatMoney(moneyOf(of))} />;
}
