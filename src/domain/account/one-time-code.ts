/** One-time codes prove a phone number or an e-mail address; these limits keep them from being guessed. */
export const OTP_LENGTH = 6;
export const OTP_EXPIRES_SECONDS = 600;
export const OTP_MAX_WRONG_TRIES = 5;
export const OTP_RESEND_AFTER_SECONDS = 30;
export const OTP_MAX_SENDS_PER_HOUR = 5;
