/** One-time codes prove a phone number or an e-mail address; these limits keep them from being guessed. */
export const OTP_LENGTH = 6;
export const OTP_EXPIRES_SECONDS = 600;
export const OTP_MAX_WRONG_TRIES = 5;
export const OTP_RESEND_AFTER_SECONDS = 30;
export const OTP_MAX_SENDS_PER_HOUR = 5;

const CODE_FORMAT = /^[0-9]{6}$/;

export function isCodeFormat(typed: string): boolean {
  return CODE_FORMAT.test(typed);
}

/** A code ends at the very second it was promised to last. */
export function isCodeExpired(sentAt: Date, now: Date): boolean {
  return now.getTime() - sentAt.getTime() >= OTP_EXPIRES_SECONDS * 1000;
}

/** How long the "send again" button still waits; 0 once it may be pressed. */
export function secondsUntilResend(sentAt: Date, now: Date): number {
  const waited = Math.max(0, (now.getTime() - sentAt.getTime()) / 1000);
  return Math.max(0, Math.ceil(OTP_RESEND_AFTER_SECONDS - waited));
}
