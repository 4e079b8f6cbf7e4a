/** A figure as somebody types it into a form: 125050n with 2 decimals is "1250.5". */
import { writeScaled } from '#domain/shared/decimal.ts';

export function typedFigure(value: bigint, decimals: 2 | 3): string {
  return writeScaled(value, decimals, 'western', 'needed').replaceAll(',', '');
}
