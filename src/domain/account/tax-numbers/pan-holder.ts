/** The fourth letter of an Indian PAN says what kind of person or body holds it. */
export const PAN_HOLDER_KINDS = {
  P: 'person',
  C: 'company',
  H: 'hindu_undivided_family',
  F: 'firm',
  A: 'association_of_persons',
  T: 'trust',
  B: 'body_of_individuals',
  L: 'local_authority',
  J: 'juridical_person',
  G: 'government',
} as const;
type PanHolderLetter = keyof typeof PAN_HOLDER_KINDS;
export type PanHolderKind = (typeof PAN_HOLDER_KINDS)[PanHolderLetter];

const PAN = /^[A-Z]{3}([ABCFGHJLPT])[A-Z](?!0000)[0-9]{4}[A-Z]$/;

/** Null when the text is not a PAN; no check digit exists for it. */
export function panHolderKind(pan: string): PanHolderKind | null {
  const letter = PAN.exec(pan)?.[1] as PanHolderLetter | undefined;
  return letter === undefined ? null : PAN_HOLDER_KINDS[letter];
}
