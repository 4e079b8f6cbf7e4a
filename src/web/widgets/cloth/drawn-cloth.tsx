import { classNames } from '#ui/theme/class-names.ts';
import { clothTexts } from './cloth.texts.ts';
import { ClothSwatch, type ClothSwatchProps } from './cloth-swatch.tsx';

/** The cloth at the head of a screen, where a photo would stand: it says that it is drawn. */
export function DrawnCloth({
  cloth,
  seed,
  className,
}: Pick<ClothSwatchProps, 'cloth' | 'seed' | 'className'>) {
  return (
    <figure className={classNames('w-24 shrink-0', className)}>
      <ClothSwatch cloth={cloth} seed={seed} size="card" className="aspect-square h-auto w-full" />
      <figcaption className="pt-1 text-xs leading-tight text-ink-soft">{clothTexts.drawn}</figcaption>
    </figure>
  );
}
