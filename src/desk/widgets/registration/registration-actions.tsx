import { useState } from 'react';
import {
  cancelRegistration,
  leaveDispatch,
  type Registration,
  retryRegistration,
} from '#contract/staff/registrations.ts';
import { useMay } from '#desk/platform/access.ts';
import { call } from '#desk/platform/api.ts';
import { useChange } from '#desk/platform/use-change.ts';
import { Button } from '#ui/buttons/button.tsx';
import { registrationTexts as texts } from './registration.texts.ts';
import { CancelSheet, LeaveSheet, REGISTRATION_KEYS } from './registration-sheets.tsx';

/** What may be done about an invoice at the registry, by whoever may. */
export function RegistrationActions({ registration }: { registration: Registration }) {
  const [open, setOpen] = useState<'leave' | 'cancel' | null>(null);
  const [mayLeave, mayRetry, mayCancel] = [
    useMay(leaveDispatch),
    useMay(retryRegistration),
    useMay(cancelRegistration),
  ];
  const { moves, registrationId } = registration;
  const retry = useChange({
    send: (_nothing: null, idempotencyKey) =>
      call(retryRegistration, { params: { registrationId }, body: {} }, { idempotencyKey }),
    touches: REGISTRATION_KEYS,
    done: () => texts.retry.done,
  });
  const close = () => setOpen(null);
  return (
    <div className="flex flex-wrap items-center gap-1">
      {mayLeave && moves.includes('leave') && (
        <Button size="small" variant="secondary" onClick={() => setOpen('leave')}>
          {texts.leave.action}
        </Button>
      )}
      {mayRetry && moves.includes('retry') && (
        <Button size="small" variant="secondary" busy={retry.isRunning} onClick={() => retry.run(null)}>
          {texts.retry.action}
        </Button>
      )}
      {mayCancel && moves.includes('cancel') && (
        <Button size="small" variant="quiet" onClick={() => setOpen('cancel')}>
          {texts.cancel.action}
        </Button>
      )}
      {retry.problem && (
        <p role="alert" className="text-sm text-bad">
          {retry.problem}
        </p>
      )}
      {open === 'leave' && <LeaveSheet registration={registration} onClose={close} />}
      {open === 'cancel' && <CancelSheet registration={registration} onClose={close} />}
    </div>
  );
}
