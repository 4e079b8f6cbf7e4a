/** What a mill writes beside its figures: short, and never the same from all of them. */
import type { FabricType } from '#domain/catalogue/fabric-type.ts';
import { chance, oneOf } from '../chance.ts';

const OF_FINISH: Readonly<Record<FabricType, readonly [string, ...string[]]>> = {
  greige: ['Loom state, four-point checked, thaans of 100 m and more.', 'Looms are free from next week.'],
  rfd: ['Scoured and bleached, ready for your dye house.', 'Half bleach on request, same rate.'],
  dyed: [
    'Lab dips in five days, three options a colour.',
    'Reactive dyes, shade lots kept apart on the packing list.',
  ],
  printed: [
    'Strike-offs in three days once the artwork is clear.',
    'Rate holds for up to six screens a design.',
  ],
  yarn_dyed: ['Desk loom in a week, then we book the yarn.', 'Repeat as in your file, solid selvedge.'],
  denim: ['Blanket for washing in ten days.', 'Rope dyed; one cast from end to end.'],
};
const ANY: readonly [string, ...string[]] = [
  'Rolls of about 90 m, at most two pieces a roll.',
  'We can hold the yarn price for this order only.',
  'Part dispatch is possible from the second half of the run.',
  'First order with us? We send a cutting before the bulk.',
];
const SILENT_SHARE = 0.15;

export function offerNote(fabricType: FabricType, ...words: string[]): string | null {
  if (chance(...words, 'says nothing') < SILENT_SHARE) return null;
  return chance(...words, 'about what') < 0.6
    ? oneOf(OF_FINISH[fabricType], ...words, 'note')
    : oneOf(ANY, ...words, 'note');
}
