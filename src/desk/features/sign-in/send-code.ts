/** Asks for a code, for the first time or once more. */
import { sendStaffCode } from '#contract/staff/auth.ts';
import { callWithProof } from '#desk/platform/call-with-proof.ts';
import { useChange } from '#desk/platform/use-change.ts';

export type SentCode = { email: string; maskedTo: string; resendAt: number };

export function useSendCode(onSent: (sent: SentCode) => void) {
  return useChange({
    send: async (email: string) => ({ email, ...(await callWithProof(sendStaffCode, { body: { email } })) }),
    touches: [],
    onDone: ({ email, maskedTo, resendAfterSeconds }) =>
      onSent({ email, maskedTo, resendAt: Date.now() + resendAfterSeconds * 1000 }),
  });
}
