import type { ClothFrame } from './cloth-frame.ts';
import type { Weave } from './weave.ts';

const TWILL_STEP: Partial<Record<Weave, number>> = { 'twill-2-1': 3, 'twill-3-1': 4, 'twill-2-2': 4 };

/** The shaded valleys between the diagonals of a twill, which the eye sees before it sees single threads. */
export function twillValleys(
  weave: Weave,
  { ends, picks, endPitch, pickPitch }: ClothFrame,
): string | undefined {
  const step = TWILL_STEP[weave];
  if (step === undefined) return undefined;
  // Through the middle of the hidden crossings: end + pick is one less than the step, or the pair before it in 2/2.
  const first = weave === 'twill-2-2' ? step - 0.5 : step;
  const height = picks * pickPitch;
  const lean = picks * endPitch;
  const count = Math.ceil((ends + picks) / step) + 1;
  const line = (place: number) => `M${Math.round((first + place * step) * endPitch)} 0l${-lean} ${height}`;
  return Array.from({ length: count }, (_, place) => line(place)).join('');
}

/** Husk that stays in unwashed cotton. */
export function greigeSpecks(side: number, random: () => number): string {
  return Array.from({ length: 7 }, () => {
    const [x, y, lean] = [random() * side, random() * side, random() * 10 - 5];
    return `M${Math.round(x)} ${Math.round(y)}l${Math.round(4 + random() * 9)} ${Math.round(lean)}`;
  }).join('');
}
