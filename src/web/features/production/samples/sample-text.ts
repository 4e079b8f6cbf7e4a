/** What a sample is called and how its state looks. */
import type { Sample } from '#contract/customer/production.ts';
import { SAMPLE_APPROVAL_CODE } from '#domain/production/sample-approval.ts';
import type { ChipTone } from '#ui/surfaces/chip.tsx';
import { samplesTexts } from './samples.texts.ts';

export function sampleName({ typeLabel, colour }: Pick<Sample, 'typeLabel' | 'colour'>): string {
  return samplesTexts.title(typeLabel, colour);
}

const TONE: Readonly<Record<number, ChipTone>> = {
  [SAMPLE_APPROVAL_CODE.dispatched]: 'warn',
  [SAMPLE_APPROVAL_CODE.resubmission_requested]: 'info',
  [SAMPLE_APPROVAL_CODE.approved]: 'good',
};

export function sampleTone({ status }: Pick<Sample, 'status'>): ChipTone {
  return TONE[status] ?? 'neutral';
}

export function pieceName({ isDecidedByLot }: Pick<Sample, 'isDecidedByLot'>, label: string): string {
  return isDecidedByLot ? samplesTexts.lot(label) : samplesTexts.option(label);
}
