import type { ReactNode } from 'react';
import type { Sample } from '#contract/customer/production.ts';
import { SAMPLE_APPROVAL_CODE } from '#domain/production/sample-approval.ts';
import { Notice } from '#ui/feedback/notice.tsx';
import { Chip } from '#ui/surfaces/chip.tsx';
import { ContactLink } from '#web/widgets/help/contact-link.tsx';
import { LabReadings } from './lab-readings.tsx';
import { PhotoConsent } from './photo-consent.tsx';
import { RoundHistory } from './round-history.tsx';
import { SampleColumns } from './sample-columns.tsx';
import type { SampleSheetProps } from './sample-sheet-props.ts';
import { sampleName, sampleTone } from './sample-text.ts';
import { samplesTexts } from './samples.texts.ts';

export type SampleFrameProps = Pick<SampleSheetProps, 'order' | 'list' | 'sample' | 'onClose'> & {
  chosen?: readonly string[];
  foot: ReactNode;
  error?: ReactNode;
  children?: ReactNode;
};

/** What every sample shows: where it stands, its pieces and the rounds before; deciding on it comes between. */
export function SampleFrame({
  order,
  list,
  sample,
  onClose,
  chosen = [],
  foot,
  error,
  children,
}: SampleFrameProps) {
  const pieces = sample.rounds.at(-1)?.pieces ?? [];
  return (
    <SampleColumns
      {...{ order, sample, pieces, chosen, onClose }}
      title={sampleName(sample)}
      description={samplesTexts.round(sample.round)}
      foot={foot}
    >
      {error}
      <p>
        <Chip tone={sampleTone(sample)}>{sample.statusLabel}</Chip>
      </p>
      {sample.needsPhotoConsent && <PhotoConsent orderId={order.orderId} />}
      {isLastRound(sample) && (
        <Notice action={<ContactLink variant="secondary" size="small" />}>{samplesTexts.lastRound}</Notice>
      )}
      {children}
      <LabReadings sample={sample} pieces={pieces} />
      <RoundHistory sample={sample} list={list} />
    </SampleColumns>
  );
}

function isLastRound({ status, allowedMoves }: Sample): boolean {
  return status === SAMPLE_APPROVAL_CODE.dispatched && !allowedMoves.includes('resubmit');
}
