/** How many colours or designs a request has, and their names as far as the buyer knows them. */
import type { FabricType } from '#domain/catalogue/fabric-type.ts';
import type { RequestFormProblem } from '../request-form-problem.ts';
import type { RequestDraft } from './request-draft.ts';

export const COLOURS = { from: 1, to: 40 } as const;
export const COLOUR_TEXT_MAX = 600;
export const COLOUR_NAME_MAX = 60;

export function colourNumberProblem(number: number | null, type: FabricType): RequestFormProblem | null {
  const params = { counted: type === 'printed' ? 'designs' : 'colours' } as const;
  if (number === null) return { code: 'request_colour_count_missing', params };
  const isFine = Number.isInteger(number) && number >= COLOURS.from && number <= COLOURS.to;
  return isFine ? null : { code: 'request_colour_count_out_of_range', params };
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
}: Pick<RequestDraft, 'color' | 'numberOfColors'>): RequestFormProblem | null {
  if (color !== null && color.length > COLOUR_TEXT_MAX) {
    return { code: 'request_colours_too_long' };
  }
  const names = colourNames(color);
  if (names.some((name) => name.length > COLOUR_NAME_MAX)) {
    return { code: 'request_colour_name_too_long' };
  }
  if (numberOfColors === null || names.length <= numberOfColors) return null;
  return { code: 'request_more_colours_named', params: { named: names.length, requested: numberOfColors } };
}
