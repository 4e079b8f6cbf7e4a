import type { Order } from '#contract/customer/orders.ts';
import type { Sample } from '#contract/customer/production.ts';
import { Icon } from '#ui/icons/icon.tsx';
import { classNames } from '#ui/theme/class-names.ts';
import { pictureNote, SamplePicture, type SamplePiece } from './sample-picture.tsx';
import { useOpenPhoto } from './sample-search.ts';
import { pieceName } from './sample-text.ts';
import { samplesTexts as texts } from './samples.texts.ts';

export type SamplePicturesProps = {
  order: Order;
  sample: Sample;
  pieces: readonly SamplePiece[];
  /** Which of them the answer is about so far. */
  chosen?: readonly string[];
};

/** The standard and two pieces side by side on a phone of 390 pixels. */
const TILE = 'w-28 shrink-0 wide:w-auto';

/** The standard first, and always beside what is compared with it: on a phone above the form and in sight while it scrolls, on wide screens beside it. */
export function SamplePictures({ order, sample, pieces, chosen = [] }: SamplePicturesProps) {
  const { standard } = sample;
  return (
    <ul
      aria-label={texts.pictures}
      className="sticky top-0 z-10 -mx-4 flex contain-inline-size gap-3 overflow-x-auto border-b border-line bg-paper px-4 pb-3 wide:mx-0 wide:grid wide:max-h-[64dvh] wide:grid-cols-2 wide:overflow-y-auto wide:border-none wide:px-1 wide:pt-1"
    >
      <li className={classNames(TILE, 'sticky left-0 bg-paper wide:static')}>
        <div className="aspect-square overflow-hidden rounded-card border border-line">
          <SamplePicture order={order} sample={sample} piece={null} size="card" />
        </div>
        <p className="pt-1 text-sm">{standard ? texts.standardOf(standard) : texts.standard}</p>
        <Note>{pictureNote(sample, null)}</Note>
      </li>
      {pieces.map((piece) => (
        <PieceTile key={piece.label} {...{ order, sample, piece }} isChosen={chosen.includes(piece.label)} />
      ))}
    </ul>
  );
}

type PieceTileProps = Pick<SamplePicturesProps, 'order' | 'sample'> & {
  piece: SamplePiece;
  isChosen: boolean;
};

/** A tap zooms it beside the standard. */
function PieceTile({ order, sample, piece, isChosen }: PieceTileProps) {
  const openPhoto = useOpenPhoto(sample.sampleId);
  const name = pieceName(sample, piece.label);
  const [reading] = piece.readings;
  return (
    <li className={TILE}>
      <button
        type="button"
        aria-label={texts.zoom(name)}
        onClick={() => openPhoto(piece.label)}
        className={classNames(
          'relative block aspect-square w-full overflow-hidden rounded-card border',
          isChosen ? 'border-brand-600 ring-2 ring-brand-600' : 'border-line',
        )}
      >
        <SamplePicture order={order} sample={sample} piece={piece} size="card" />
        <span className="absolute right-1.5 bottom-1.5 grid size-8 place-items-center rounded-full bg-paper/90 text-ink">
          <Icon name="search" size="small" />
        </span>
      </button>
      <p className="pt-1 text-sm font-semibold">{name}</p>
      {reading && (
        <p className="figures text-sm text-ink-soft">
          {texts.shortReading(reading.deltaE, reading.lightSource)}
        </p>
      )}
      {piece.decision && <Note>{piece.decision === 'approve' ? texts.approved : texts.askedAgain}</Note>}
      <Note>{pictureNote(sample, piece)}</Note>
    </li>
  );
}

function Note({ children }: { children: string | null }) {
  return children && <p className="text-xs text-ink-soft">{children}</p>;
}
