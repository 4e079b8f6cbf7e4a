import { Icon } from '#ui/icons/icon.tsx';
import { SamplePicture } from './sample-picture.tsx';
import { useOpenPhoto } from './sample-search.ts';
import type { SampleSheetProps } from './sample-sheet-props.ts';
import { pieceName } from './sample-text.ts';
import { samplesTexts } from './samples.texts.ts';

/** The standard first, then what was sent; a tap on a piece zooms it beside the standard. */
export function SamplePieces({ order, sample }: Pick<SampleSheetProps, 'order' | 'sample'>) {
  const openPhoto = useOpenPhoto(sample.sampleId);
  const pieces = sample.rounds.at(-1)?.pieces ?? [];
  return (
    <ul className="grid grid-cols-2 gap-3 md:grid-cols-3">
      <li>
        <div className="aspect-square overflow-hidden rounded-card border border-line">
          <SamplePicture order={order} sample={sample} piece={null} size="card" />
        </div>
        <p className="pt-1 text-sm text-ink-soft">
          {sample.standard ? samplesTexts.standardOf(sample.standard) : samplesTexts.standard}
        </p>
      </li>
      {pieces.map((piece) => {
        const name = pieceName(sample, piece.label);
        return (
          <li key={piece.label}>
            <button
              type="button"
              aria-label={samplesTexts.zoom(name)}
              onClick={() => openPhoto(piece.label)}
              className="relative block aspect-square w-full overflow-hidden rounded-card border border-line"
            >
              <SamplePicture order={order} sample={sample} piece={piece} size="card" />
              <span className="absolute right-2 bottom-2 grid size-8 place-items-center rounded-full bg-paper/90 text-ink">
                <Icon name="search" size="small" />
              </span>
            </button>
            <p className="pt-1 text-sm font-semibold">{name}</p>
            {piece.note && <p className="text-sm text-ink-soft">{piece.note}</p>}
            {piece.decision && (
              <p className="text-sm text-ink-soft">
                {piece.decision === 'approve' ? samplesTexts.approved : samplesTexts.askedAgain}
              </p>
            )}
          </li>
        );
      })}
    </ul>
  );
}
