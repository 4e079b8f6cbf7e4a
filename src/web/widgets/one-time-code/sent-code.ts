/** A code that was sent, and may be asked for again after a while. */
import { ApiError } from '#contract/client.ts';

export type SentCode = { maskedTo: string | null; resendAt: number };

/** A code asked for a moment ago still counts; asking again would only be refused. */
export function freshCode(last: SentCode | undefined | null): SentCode | null {
  return last && last.resendAt > Date.now() ? last : null;
}

export async function askForCode(
  send: () => Promise<{ maskedTo: string; resendAfterSeconds: number }>,
  last: SentCode | undefined | null,
): Promise<SentCode> {
  try {
    const { maskedTo, resendAfterSeconds } = await send();
    return { maskedTo, resendAt: Date.now() + resendAfterSeconds * 1000 };
  } catch (error) {
    // Asked for already, perhaps before a reload: that code is the one to type.
    if (!(error instanceof ApiError && error.code === 'too_many_codes')) throw error;
    const resendAt = Date.now() + (error.retryAfterSeconds ?? 30) * 1000;
    return { maskedTo: last?.maskedTo ?? null, resendAt };
  }
}
