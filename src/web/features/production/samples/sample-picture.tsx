import type { Order } from '#contract/customer/orders.ts';
import type { Sample } from '#contract/customer/production.ts';
import { classNames } from '#ui/theme/class-names.ts';
import { ClothSwatch } from '#web/widgets/cloth/cloth-swatch.tsx';

type Piece = Sample['rounds'][number]['pieces'][number];

export type SamplePictureProps = {
  order: Pick<Order, 'cloth' | 'fabId'>;
  sample: Pick<Sample, 'colour' | 'standardPhoto'>;
  /** Null for the standard. */
  piece: Piece | null;
  size: 'list' | 'card' | 'hero';
};

/** The photo where there is one; else the cloth is drawn in the colour it is meant to have. */
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
  const cloth = { ...order.cloth, color: sample.colour ?? order.cloth.color };
  return (
    <ClothSwatch
      cloth={cloth}
      seed={`${order.fabId}${piece?.label ?? ''}`}
      size={size}
      className="size-full rounded-none"
    />
  );
}
