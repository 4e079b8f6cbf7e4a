/** Lengths as a buyer types them: without grouping and unit. */
import { writeScaled } from '#domain/shared/decimal.ts';
import { type Length, parseLength } from '#domain/shared/length.ts';

/** Null for what is no length yet. */
export function parseLengthInput(typed: string, unit: Length['unit']): Length | null {
  const reading = parseLength(typed, unit);
  return reading.ok ? reading.length : null;
}

export function writtenLength({ thousandths }: Pick<Length, 'thousandths'>): string {
  return writeScaled(thousandths, 3, 'western', 'needed').replaceAll(',', '');
}

/** Digits with at most three decimals; pasted grouping falls out. */
export function lengthFigures(text: string): string {
  const [whole = '', ...rest] = text.replaceAll(/[^\d.]/g, '').split('.');
  const digits = whole.slice(0, 9);
  return rest.length === 0 ? digits : `${digits}.${rest.join('').slice(0, 3)}`;
}
