import type { ReactNode } from 'react';
import { Chip } from '#ui/surfaces/chip.tsx';
import { Sheet } from '#ui/surfaces/sheet.tsx';
import { PhotoConsent } from './photo-consent.tsx';
import { RoundHistory } from './round-history.tsx';
import { SamplePieces } from './sample-pieces.tsx';
import type { SampleSheetProps } from './sample-sheet-props.ts';
import { sampleName, sampleTone } from './sample-text.ts';
import { samplesTexts } from './samples.texts.ts';

export type SampleFrameProps = SampleSheetProps & {
  foot: ReactNode;
  error?: ReactNode;
  children?: ReactNode;
};

/** What every sample shows: where it stands, its pieces and the rounds before; deciding on it comes between. */
export function SampleFrame({ order, list, sample, onClose, foot, error, children }: SampleFrameProps) {
  return (
    <Sheet
      open
      onClose={onClose}
      title={sampleName(sample)}
      description={samplesTexts.round(sample.round)}
      foot={foot}
    >
      <div className="flex flex-col gap-4">
        {error}
        <p>
          <Chip tone={sampleTone(sample)}>{sample.statusLabel}</Chip>
        </p>
        {sample.needsPhotoConsent && <PhotoConsent orderId={order.orderId} />}
        <SamplePieces order={order} sample={sample} />
        {children}
        <RoundHistory sample={sample} list={list} />
      </div>
    </Sheet>
  );
}
