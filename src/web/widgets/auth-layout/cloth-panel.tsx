import { authLayoutTexts } from './auth-layout.texts.ts';
import clothBand from './cloth-band.svg';
import clothWall from './cloth-wall.svg';

/** A page of the sample book, drawn once with our own swatches and kept as pictures, so that it costs no script. */
export function ClothPanel() {
  return (
    <aside
      aria-label={authLayoutTexts.about}
      className="relative wide:sticky wide:top-0 wide:h-dvh wide:w-1/2 wide:shrink-0"
    >
      <picture>
        <source media="(min-width: 64rem)" srcSet={clothWall} width="1224" height="1532" />
        <img
          src={clothBand}
          width="1224"
          height="300"
          alt=""
          fetchPriority="high"
          className="block aspect-[1224/300] w-full bg-brand-100 object-cover md:max-h-48 wide:absolute wide:inset-0 wide:aspect-auto wide:size-full wide:max-h-none"
        />
      </picture>
      <p className="absolute bottom-8 left-8 hidden max-w-xs rounded-card bg-paper px-6 py-5 text-xl leading-snug font-bold tracking-tight text-ink shadow-float wide:block">
        {authLayoutTexts.claim}
      </p>
    </aside>
  );
}
