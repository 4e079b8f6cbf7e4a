/** On Android the browser can hand over the code from the SMS, if the person agrees. */
import { useEffect } from 'react';

type OtpRequest = CredentialRequestOptions & { otp: { transport: ['sms'] } };

export function useCodeFromSms(isWanted: boolean, onCode: (code: string) => void): void {
  useEffect(() => {
    if (!isWanted || !('OTPCredential' in window)) return;
    const waiting = new AbortController();
    const request: OtpRequest = { otp: { transport: ['sms'] }, signal: waiting.signal };
    navigator.credentials
      .get(request)
      .then((credential) => {
        const code = (credential as { code?: unknown } | null)?.code;
        if (typeof code === 'string') onCode(code);
      })
      // Refused, timed out or left the screen: the code is typed by hand then.
      .catch(() => {});
    return () => waiting.abort();
    // One request per screen, not one per keystroke: the first render's `onCode` is the one to call.
  }, [isWanted]);
}
