import { Button } from '#ui/buttons/button.tsx';
import { useOverlay } from '#web/platform/navigation/overlays.ts';
import { SampleFrame } from './sample-frame.tsx';
import type { SampleSheetProps } from './sample-sheet-props.ts';
import { samplesTexts } from './samples.texts.ts';

/** The cuttings of all lots; deciding on them is a step of its own. */
export function BulkSampleSheet(props: SampleSheetProps) {
  const decide = useOverlay('approve-bulk');
  const { sampleId, allowedMoves } = props.sample;
  return (
    <SampleFrame
      {...props}
      foot={
        allowedMoves.length > 0 && (
          <Button onClick={() => decide.open(sampleId)}>{samplesTexts.decideLots}</Button>
        )
      }
    />
  );
}
