import type { Registration } from '#contract/staff/registrations.ts';
import {
  REGISTRATION_STATE_LABEL,
  type RegistrationState,
  WAY_STATE_LABEL,
  type WayState,
} from '#domain/books/registration/registration-state.ts';
import { Chip, type ChipTone } from '#ui/surfaces/chip.tsx';

const TONE: Record<RegistrationState, ChipTone> = {
  waiting: 'info',
  registered: 'good',
  refused: 'bad',
  cancelling: 'info',
  cancelled: 'neutral',
  not_required: 'info',
};
const WAY_TONE: Partial<Record<WayState, ChipTone>> = { waiting: 'info', refused: 'bad' };

/** Where the invoice stands, and the e-way bill where it stands elsewhere. */
export function RegistrationChips({ registration: { state, way } }: { registration: Registration }) {
  const tone = state === 'registered' ? WAY_TONE[way] : undefined;
  return (
    <span className="flex flex-wrap gap-1">
      <Chip tone={TONE[state]}>{REGISTRATION_STATE_LABEL[state]}</Chip>
      {tone && <Chip tone={tone}>{WAY_STATE_LABEL[way]}</Chip>}
    </span>
  );
}
