/** The packing list of a played mill: rolls of believable length and weight, colour by colour, lot by lot. */
import type { RollInput } from '#domain/delivery/roll-list.ts';
import { wholeBetween } from '../autopilot/chance.ts';

export type GoodsToPack = {
  readonly seed: string;
  /** Whole tenths of the order's unit, by colour. */
  readonly colours: readonly { readonly colour: string | null; readonly tenths: number }[];
  readonly firstRoll: number;
};

const USUAL_ROLL_TENTHS = 1000;
const GRAMS_A_UNIT = 185;
const TUBE_GRAMS = 650;
const ROLLS_A_BALE = 5;

export function simulateRolls({ seed, colours, firstRoll }: GoodsToPack): RollInput[] {
  let number = firstRoll;
  return colours.flatMap(({ colour, tenths }, place) =>
    cut(tenths, `${seed} ${place}`).map((length, index, all): RollInput => {
      const roll = String(number).padStart(3, '0');
      const bale = String(Math.floor((number - 1) / ROLLS_A_BALE) + 1);
      const isLater = index >= Math.ceil(all.length * 0.6);
      const grams = Math.round((length / 10) * (GRAMS_A_UNIT + wholeBetween(-3, 3, seed, roll, 'weight')));
      number += 1;
      return {
        bale: `B${bale.padStart(2, '0')}`,
        roll: `R${roll}`,
        lot: `${wholeBetween(2100, 2900, seed, String(place), 'lot')}${isLater ? 'B' : 'A'}`,
        shade: isLater ? 'B' : 'A',
        ...(colour ? { colour } : {}),
        length: String(length / 10),
        pieces: wholeBetween(1, 9, seed, roll, 'pieces') === 1 ? '2' : '1',
        netKg: String(grams / 1000),
        grossKg: String((grams + TUBE_GRAMS) / 1000),
        points: String(wholeBetween(4, 22, seed, roll, 'points')),
      };
    }),
  );
}

/** Rolls differ by a few units; together they are exactly what was asked. */
function cut(tenths: number, seed: string): number[] {
  const count = Math.max(1, Math.round(tenths / USUAL_ROLL_TENTHS));
  const even = Math.floor(tenths / count);
  const lengths = Array.from({ length: count }, (_, index) => {
    const swing = index % 2 === 0 ? wholeBetween(5, 60, seed, String(index)) : 0;
    return even + swing;
  });
  for (let index = 1; index < count; index += 2) lengths[index] = 2 * even - (lengths[index - 1] ?? even);
  const rest = tenths - lengths.reduce((sum, length) => sum + length, 0);
  lengths[count - 1] = (lengths[count - 1] ?? even) + rest;
  return lengths;
}
