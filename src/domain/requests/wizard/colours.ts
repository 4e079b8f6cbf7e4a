/** How many colours or designs a request has, and their names as far as the buyer knows them. */
import type { FabricType } from '#domain/catalogue/fabric-type.ts';
import type { RequestDraft } from './request-draft.ts';

export const COLOURS = { from: 1, to: 40 } as const;
const COLOUR_TEXT_MAX = 600;
const COLOUR_NAME_MAX = 60;

export function colourNumberProblem(number: number | null, type: FabricType): string | null {
  const what = type === 'printed' ? 'designs' : 'colours';
  if (number === null) return `Enter the number of ${what}.`;
  const isFine = Number.isInteger(number) && number >= COLOURS.from && number <= COLOURS.to;
  return isFine ? null : `Enter a number of ${what} from ${COLOURS.from} to ${COLOURS.to}.`;
}

/** "Navy, 19-4052 TCX; white" is three; empty places do not count. */
export function colourNames(color: string | null): string[] {
  return (color ?? '')
    .split(/[,;\n]/)
    .map((name) => name.trim())
    .filter((name) => name !== '');
}

/** Names may follow later, but there cannot be more of them than colours. */
export function colourNamesProblem({
  color,
  numberOfColors,
}: Pick<RequestDraft, 'color' | 'numberOfColors'>): string | null {
  if (color !== null && color.length > COLOUR_TEXT_MAX) {
    return `Colours are too long. Use at most ${COLOUR_TEXT_MAX} characters.`;
  }
  const names = colourNames(color);
  if (names.some((name) => name.length > COLOUR_NAME_MAX)) {
    return `Use at most ${COLOUR_NAME_MAX} characters per colour, and separate colours with commas.`;
  }
  if (numberOfColors === null || names.length <= numberOfColors) return null;
  return `You named ${names.length} colours but asked for ${numberOfColors}.`;
}
