/** The quantity rule of a ready quality, kept in metres, in the unit in which its rate is agreed. */
import { convertLength, type Length, type LengthUnit } from '#domain/shared/length.ts';
import type { QuantityRule } from './order-quantity.ts';

export type QualityFigures = {
  /** All in thousandths of a metre. */
  readonly minimum: bigint;
  readonly minimumPerColour: bigint | null;
  readonly step: bigint;
  readonly maximum: bigint | null;
};

/** Rolls are cut by the step in either unit; a minimum in yards is the next whole step, a maximum the last one. */
export function quantityRuleIn(unit: LengthUnit, figures: QualityFigures): QuantityRule {
  const { step } = figures;
  const up = (metres: bigint) => rounded(metres, unit, step, step - 1n);
  return {
    minimum: {
      total: up(figures.minimum),
      perColour: figures.minimumPerColour === null ? null : up(figures.minimumPerColour),
    },
    step: { thousandths: step, unit },
    maximum: figures.maximum === null ? null : rounded(figures.maximum, unit, step, 0n),
  };
}

function rounded(metres: bigint, unit: LengthUnit, step: bigint, more: bigint): Length {
  const { thousandths } = convertLength({ thousandths: metres, unit: 'metre' }, unit);
  return { thousandths: ((thousandths + more) / step) * step, unit };
}
