import { Swatch, type SwatchProps } from '#ui/swatch/swatch.tsx';
import { type ClothFields, clothConstruction } from './cloth-construction.ts';

export type ClothSwatchProps = Omit<SwatchProps, 'construction'> & {
  /** The coded answers of a request, as cards and details carry them; any of them may still be open. */
  cloth: ClothFields;
};

/** The cloth of a request, drawn from what is known of it. */
export function ClothSwatch({ cloth, seed, ...look }: ClothSwatchProps) {
  return <Swatch {...look} construction={clothConstruction(cloth, seed)} seed={seed} />;
}
