import type { Order } from '#contract/customer/orders.ts';
import type { Sample } from '#contract/customer/production.ts';
import { colourOf } from '#domain/catalogue/colour-names.ts';
import { NoPhoto } from '#ui/surfaces/no-photo.tsx';
import { classNames } from '#ui/theme/class-names.ts';
import { ClothSwatch } from '#web/widgets/cloth/cloth-swatch.tsx';
import { samplesTexts } from './samples.texts.ts';

export type SamplePiece = Sample['rounds'][number]['pieces'][number];

export type SamplePictureProps = {
  order: Pick<Order, 'cloth' | 'fabId'>;
  sample: Pick<Sample, 'colour' | 'standard' | 'standardPhoto'>;
  /** Null for the standard. */
  piece: Pick<SamplePiece, 'photo'> | null;
  size: 'list' | 'card' | 'hero';
};

/** A photo, or an empty frame: only the standard may be drawn, and whoever shows it says so. */
export function SamplePicture({ order, sample, piece, size }: SamplePictureProps) {
  const photo = piece ? piece.photo : sample.standardPhoto;
  if (photo) {
    const isSmall = size !== 'hero';
    return (
      <img
        src={isSmall ? (photo.thumbnailUrl ?? photo.url) : photo.url}
        alt=""
        draggable={false}
        className={classNames('size-full', isSmall ? 'object-cover' : 'object-contain')}
      />
    );
  }
  if (piece) return <NoPhoto className="size-full">{samplesTexts.noPhoto}</NoPhoto>;
  const cloth = { ...order.cloth, color: standardColour(sample) ?? order.cloth.color };
  return <ClothSwatch cloth={cloth} seed={order.fabId} size={size} className="size-full rounded-none" />;
}

/** The Pantone number that was given says more than the name the order was placed under. */
function standardColour({ colour, standard }: Pick<Sample, 'colour' | 'standard'>): string | null {
  return standard && colourOf(standard) ? standard : colour;
}

/** What a picture is where it is no photo of the piece; null where it is one. */
export function pictureNote(
  { standardPhoto }: Pick<Sample, 'standardPhoto'>,
  piece: Pick<SamplePiece, 'photo'> | null,
): string | null {
  const photo = piece ? piece.photo : standardPhoto;
  if (photo) return photo.isDemo ? samplesTexts.demo : null;
  return piece ? null : samplesTexts.drawn;
}
