/** Which step of which draft is open stands in the address, so that Back and a reload find it again. */
import { useRouter } from '@tanstack/react-router';
import { stepNumber, stepOfNumber, type WizardStep } from '#domain/requests/wizard/wizard-step.ts';
import { readStored, writeStored } from '#web/platform/browser-storage.ts';
import { useOwnLocation } from '#web/platform/navigation/own-location.ts';
import { pathTo } from '#web/platform/paths.ts';

export type WizardPage = WizardStep | 'review';
/** From where a step was opened: decides where its buttons lead. */
type CameFrom = 'previous' | 'review';

declare module '@tanstack/react-router' {
  interface HistoryState {
    wizardCameFrom?: CameFrom;
  }
}

const OPEN_DRAFT_KEY = 'selvedge.open-draft';

export type WizardLocation = {
  place: WizardPage | null;
  /** The server's id, or this device's own while the server has none. */
  draftId: string | null;
  cameFrom: CameFrom | null;
  go: (place: WizardPage, options?: { replace?: boolean; cameFrom?: CameFrom }) => void;
  back: () => void;
};

export function useWizardLocation(): WizardLocation {
  const { history } = useRouter();
  const { searchStr, state } = useOwnLocation('createRequest');
  const search = new URLSearchParams(searchStr);
  const draftId = search.get('draft');
  return {
    place: placeOf(search.get('step')),
    draftId,
    cameFrom: state.wizardCameFrom ?? null,
    go: (place, { replace = false, cameFrom } = {}) => {
      const path = addressOf(place, draftId);
      const entry = cameFrom ? { wizardCameFrom: cameFrom } : {};
      if (replace) history.replace(path, entry);
      else history.push(path, entry);
    },
    back: () => history.back(),
  };
}

export function addressOf(place: WizardPage, draftId: string | null): string {
  const step = place === 'review' ? place : stepNumber(place);
  return `${pathTo('createRequest')}?step=${step}${draftId ? `&draft=${draftId}` : ''}`;
}

function placeOf(step: string | null): WizardPage | null {
  if (step === 'review') return step;
  return step === null ? null : stepOfNumber(Number(step));
}

/** The draft this tab works on while its address names none. */
export function openDraftId(): string | null {
  return readStored('session', OPEN_DRAFT_KEY);
}

export function saveOpenDraft(localId: string): void {
  writeStored('session', OPEN_DRAFT_KEY, localId);
}
