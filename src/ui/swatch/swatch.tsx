import { useLayoutEffect, useRef } from 'react';
import { classNames } from '#ui/theme/class-names.ts';
import { whenNearViewport } from '#ui/theme/when-near-viewport.ts';
import type { ClothOrder } from './cloth-order.ts';
import { clothKey, clothPicture, paintedCloth } from './cloth-pictures.ts';
import type { Construction } from './construction.ts';

const SIZE = {
  list: { zoom: 1, side: 64, look: 'size-16 rounded-control' },
  card: { zoom: 1.6, side: 160, look: 'size-40 rounded-card' },
  hero: { zoom: 3, side: 480, look: 'aspect-square w-full rounded-card' },
} as const;

/** Finer screens show no more than that of a thread. */
const FINEST_SCREEN = 2;

export type SwatchProps = {
  construction: Construction;
  /** Usually the quality's number: keeps the small irregularities of each cloth its own. */
  seed: string;
  size?: keyof typeof SIZE;
  /** Only where the cloth is not named beside it. */
  label?: string;
  className?: string;
};

/** Cloth drawn from its construction; our stand-in for a photo and our signature. */
export function Swatch({ construction, seed, size = 'list', label, className }: SwatchProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const { zoom, side, look } = SIZE[size];
  const order = { construction, seed, zoom, pixels: side };
  useLayoutEffect(() => showCloth(canvas.current, order), [clothKey(order)]);
  return (
    <canvas
      ref={canvas}
      width={side}
      height={side}
      className={classNames('block object-cover', look, className)}
      role={label ? 'img' : undefined}
      aria-label={label}
      aria-hidden={label ? undefined : true}
    />
  );
}

/** The bare colour of its warp until the picture is there. */
function showCloth(canvas: HTMLCanvasElement | null, order: ClothOrder): (() => void) | undefined {
  if (!canvas) return undefined;
  const fine = { ...order, pixels: Math.round(order.pixels * Math.min(devicePixelRatio, FINEST_SCREEN)) };
  let isWanted = true;
  const show = (picture: CanvasImageSource | null) => {
    if (!isWanted || !picture) return;
    canvas.width = fine.pixels;
    canvas.height = fine.pixels;
    canvas.getContext('2d')?.drawImage(picture, 0, 0);
  };
  const ready = paintedCloth(fine);
  if (ready) {
    show(ready);
    return undefined;
  }
  canvas.style.backgroundColor = order.construction.warp;
  const stopWaiting = whenNearViewport(canvas, () => void clothPicture(fine).then(show));
  return () => {
    isWanted = false;
    stopWaiting();
  };
}
