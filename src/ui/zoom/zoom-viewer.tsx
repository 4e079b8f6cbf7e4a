import { Dialog } from '@base-ui/react/dialog';
import type { ReactNode } from 'react';
import { Icon } from '#ui/icons/icon.tsx';
import { useZoom, type Zoom } from './use-zoom.ts';

export type ZoomPicture = { label: string; picture: ReactNode };
export type ZoomTexts = {
  title: string;
  help: string;
  zoomIn: string;
  zoomOut: string;
  reset: string;
  level: (percent: number) => string;
};

export type ZoomViewerProps = {
  pictures: readonly ZoomPicture[];
  words: ZoomTexts;
  onClose: () => void;
};

const STEP = 1.5;
const TOOL = 'grid size-11 place-items-center rounded-control text-paper hover:bg-paper/15';

/** Pictures beside each other over the whole screen; zooming one zooms all. Import it lazily: it brings Base UI along. */
export function ZoomViewer({ pictures, words, onClose }: ZoomViewerProps) {
  const zoom = useZoom();
  return (
    <Dialog.Root open onOpenChange={(next) => !next && onClose()}>
      <Dialog.Portal>
        <Dialog.Popup
          onKeyDown={(event) => {
            if (zoom.onKey(event.key)) event.preventDefault();
          }}
          className="fixed inset-0 z-50 flex flex-col bg-ink text-paper outline-none"
        >
          <div className="flex items-center gap-2 px-4 pt-safe">
            <Dialog.Title className="min-w-0 flex-1 truncate py-3 text-lg font-bold">
              {words.title}
            </Dialog.Title>
            <Dialog.Close aria-label="Close" className={TOOL}>
              <Icon name="close" />
            </Dialog.Close>
          </div>
          <div className="grid min-h-0 flex-1 auto-rows-fr gap-2 px-2 wide:auto-cols-fr wide:grid-flow-col">
            {pictures.map((one) => (
              <Frame key={one.label} {...one} zoom={zoom} />
            ))}
          </div>
          <Tools zoom={zoom} words={words} />
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  );
}

function Frame({ label, picture, zoom: { state, frame, frameRef } }: ZoomPicture & { zoom: Zoom }) {
  const transform = `translate(${state.x * 100}%, ${state.y * 100}%) scale(${state.scale})`;
  return (
    <figure className="flex min-h-0 min-w-0 flex-col">
      <div
        ref={frameRef}
        {...frame}
        className="relative min-h-0 flex-1 cursor-grab touch-none overflow-hidden rounded-card bg-paper select-none active:cursor-grabbing"
      >
        <div data-zoomed className="absolute inset-0" style={{ transform }}>
          {picture}
        </div>
      </div>
      <figcaption className="py-1 text-center text-sm">{label}</figcaption>
    </figure>
  );
}

function Tools({ zoom: { state, zoomBy, reset }, words }: { zoom: Zoom; words: ZoomTexts }) {
  return (
    <div className="flex flex-col items-center gap-1 px-4 pt-1 pb-3 pb-safe">
      <div className="flex items-center gap-2">
        <button type="button" aria-label={words.zoomOut} className={TOOL} onClick={() => zoomBy(1 / STEP)}>
          <Icon name="minus" />
        </button>
        <output className="figures min-w-16 text-center">{words.level(Math.round(state.scale * 100))}</output>
        <button type="button" aria-label={words.zoomIn} className={TOOL} onClick={() => zoomBy(STEP)}>
          <Icon name="plus" />
        </button>
        <button type="button" aria-label={words.reset} className={TOOL} onClick={reset}>
          <Icon name="refresh" />
        </button>
      </div>
      <p className="text-center text-sm text-paper/80">{words.help}</p>
    </div>
  );
}
