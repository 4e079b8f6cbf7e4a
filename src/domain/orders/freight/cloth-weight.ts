/** What a length of cloth weighs, for freight. */
import { divideHalfUp } from '#domain/shared/decimal.ts';
import { convertLength, type Length } from '#domain/shared/length.ts';

/** Whole grams; the weight of a running metre counts to a tenth of a gram, as it is written on papers. */
export function gramsOf(length: Length, glm: number): bigint {
  const tenths = BigInt(Math.round(glm * 10));
  return divideHalfUp(convertLength(length, 'metre').thousandths * tenths, 10_000n);
}
