import type { ReactNode } from 'react';
import type { Sample } from '#contract/customer/production.ts';
import { SAMPLE_APPROVAL_CODE } from '#domain/production/sample-approval.ts';
import { Notice } from '#ui/feedback/notice.tsx';
import { Chip } from '#ui/surfaces/chip.tsx';
import { Sheet } from '#ui/surfaces/sheet.tsx';
import { ContactLink } from '#web/widgets/help/contact-link.tsx';
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
        {isLastRound(sample) && (
          <Notice action={<ContactLink variant="secondary" size="small" />}>{samplesTexts.lastRound}</Notice>
        )}
        {children}
        <RoundHistory sample={sample} list={list} />
      </div>
    </Sheet>
  );
}

function isLastRound({ status, allowedMoves }: Sample): boolean {
  return status === SAMPLE_APPROVAL_CODE.dispatched && !allowedMoves.includes('resubmit');
}
