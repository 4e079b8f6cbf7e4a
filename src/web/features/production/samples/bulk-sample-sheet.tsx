import { Button } from '#ui/buttons/button.tsx';
import { Chip } from '#ui/surfaces/chip.tsx';
import { Sheet } from '#ui/surfaces/sheet.tsx';
import { useOverlay } from '#web/platform/navigation/overlays.ts';
import { PhotoConsent } from './photo-consent.tsx';
import { RoundHistory } from './round-history.tsx';
import { SamplePieces } from './sample-pieces.tsx';
import type { SampleSheetProps } from './sample-sheet-props.ts';
import { sampleName, sampleTone } from './sample-text.ts';
import { samplesTexts } from './samples.texts.ts';

/** The cuttings of all lots; deciding on them is a step of its own. */
export function BulkSampleSheet({ order, list, sample, onClose }: SampleSheetProps) {
  const decide = useOverlay('approve-bulk');
  const mayDecide = sample.allowedMoves.length > 0;
  return (
    <Sheet
      open
      onClose={onClose}
      title={sampleName(sample)}
      description={samplesTexts.round(sample.round)}
      foot={
        mayDecide && <Button onClick={() => decide.open(sample.sampleId)}>{samplesTexts.decideLots}</Button>
      }
    >
      <div className="flex flex-col gap-4">
        <p>
          <Chip tone={sampleTone(sample)}>{sample.statusLabel}</Chip>
        </p>
        {sample.needsPhotoConsent && <PhotoConsent orderId={order.orderId} />}
        <SamplePieces order={order} sample={sample} />
        <RoundHistory sample={sample} list={list} />
      </div>
    </Sheet>
  );
}
