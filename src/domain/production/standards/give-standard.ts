/** The ways in which a buyer gives a standard, and what each of them needs. */
import { pantoneNumber } from './pantone.ts';
import type { StandardKind } from './standard-status.ts';

export const STANDARD_METHODS = ['pantone', 'file', 'courier'] as const;
export type StandardMethod = (typeof STANDARD_METHODS)[number];

/** A number says everything about a colour and nothing about a design. */
export function methodsFor(kind: StandardKind): readonly StandardMethod[] {
  return kind === 'colour' ? STANDARD_METHODS : ['file', 'courier'];
}

export type GivenStandards = {
  readonly method: StandardMethod;
  readonly standards: readonly {
    readonly standardId: string;
    readonly pantone?: string | undefined;
    readonly fileId?: string | undefined;
  }[];
  readonly courier?: string | undefined;
  readonly courierNumber?: string | undefined;
};

export type GivingProblems = Readonly<Record<string, string>>;

/** By field; those of one colour carry its id: `pantone.<standardId>`. */
export function givingProblems(
  { method, standards, courier, courierNumber }: GivenStandards,
  kind: StandardKind,
): GivingProblems {
  if (!methodsFor(kind).includes(method)) return { method: 'Upload the file or send it by courier.' };
  if (standards.length === 0) return { standards: NOTHING_GIVEN[method] };
  if (method === 'courier') {
    return {
      ...(courier ? {} : { courier: 'Enter the courier.' }),
      ...(courierNumber ? {} : { courierNumber: 'Enter the tracking number.' }),
    };
  }
  return Object.fromEntries(
    standards.flatMap(({ standardId, pantone, fileId }) => {
      if (method === 'file') return fileId ? [] : [[`file.${standardId}`, 'Choose a file.']];
      return pantoneNumber(pantone ?? null) ? [] : [[`pantone.${standardId}`, WRONG_NUMBER]];
    }),
  );
}

const WRONG_NUMBER = 'Enter a Pantone textile number, for example 19-4052 TCX.';
const NOTHING_GIVEN: Readonly<Record<StandardMethod, string>> = {
  pantone: 'Enter at least one Pantone number.',
  file: 'Choose at least one file.',
  courier: 'Choose what you have sent.',
};
