import { useNavigate } from '@tanstack/react-router';
import { useEffect, useEffectEvent, useState } from 'react';
import { onSubmitted } from '#web/platform/drafts/sending-state.ts';
import { useDraftStore, useDrafts } from '#web/platform/drafts/use-drafts.ts';
import { pathTo } from '#web/platform/paths.ts';
import { createRequestTexts as texts } from './create-request.texts.ts';
import { DraftChoice } from './drafts/draft-choice.tsx';
import { ResumeDraft } from './drafts/resume-draft.tsx';
import { SentScreen } from './drafts/sent-screen.tsx';
import { OptionsGate } from './options/options-gate.tsx';
import { Wizard } from './wizard.tsx';
import { openDraftId, useWizardLocation } from './wizard-location.ts';

/** Add query: the draft that is open, the one the address names, or the choice between drafts. */
export function CreateRequestScreen() {
  const address = useWizardLocation();
  const store = useDraftStore();
  const drafts = useDrafts(store);
  const id = address.draftId ?? (address.place && openDraftId());
  const record = drafts.find(({ localId, fabId }) => id !== null && (localId === id || fabId === id)) ?? null;
  const isSent = useSubmitted(record?.localId ?? null);

  if (isSent) return <SentScreen />;
  if (record)
    return (
      <OptionsGate title={texts.title}>
        <Wizard key={record.localId} store={store} record={record} address={address} />
      </OptionsGate>
    );
  if (address.draftId) return <ResumeDraft key={address.draftId} fabId={address.draftId} store={store} />;
  return <DraftChoice store={store} address={address} />;
}

/** Once the open draft has reached the suppliers, the request itself is the next thing to see. */
function useSubmitted(openId: string | null): boolean {
  const navigate = useNavigate();
  const [isSent, setSent] = useState(false);
  const leave = useEffectEvent((localId: string, fabId: string) => {
    if (localId !== openId) return;
    setSent(true);
    void navigate({ to: pathTo('quoteDetail', { fabId }), replace: true });
  });
  useEffect(() => onSubmitted(({ localId, fabId }) => leave(localId, fabId)), []);
  return isSent;
}
