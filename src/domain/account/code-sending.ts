/** How often codes are sent: for one number, to one asker, from one network, and in all. */
import type { Brake } from './code-guessing.ts';
import { OTP_MAX_SENDS_PER_HOUR, OTP_RESEND_AFTER_SECONDS } from './one-time-code.ts';

const HOUR_MS = 3_600_000;
export const SENDS_PER_ADDRESS_AND_HOUR_WITHOUT_PUZZLE = 200;
export const SENDS_PER_NETWORK_AND_HOUR = { puzzle: 1000, refused: 5000 } as const;
/** To one number from unknown devices: beyond it a person's phone would never be silent. */
export const SENDS_PER_IDENTITY_AND_DAY = 50;
/** Shares of the minute's budget: the last part is kept for devices that signed in before. */
const BUDGET_SHARE = { puzzle: 0.5, refused: 0.8 } as const;

export type Sends = { identityDay: number; address: number; network: number; minute: number };

export function sendingBrake(isRemembered: boolean, budgetPerMinute: number, sends: Sends): Brake {
  if (isRemembered) return sends.minute >= budgetPerMinute ? 'refused' : 'none';
  if (sends.identityDay >= SENDS_PER_IDENTITY_AND_DAY) return 'refused';
  if (sends.network >= SENDS_PER_NETWORK_AND_HOUR.refused) return 'refused';
  if (sends.minute >= budgetPerMinute * BUDGET_SHARE.refused) return 'refused';
  const isMany =
    sends.address >= SENDS_PER_ADDRESS_AND_HOUR_WITHOUT_PUZZLE ||
    sends.network >= SENDS_PER_NETWORK_AND_HOUR.puzzle ||
    sends.minute >= budgetPerMinute * BUDGET_SHARE.puzzle;
  return isMany ? 'puzzle' : 'none';
}

/** How long until the next code of these may follow, newest first: 30 seconds after one, an hour after the fifth. */
export function secondsUntilNextCode(sentNewestFirst: readonly Date[], now: Date): number {
  return Math.max(
    waitAfter(sentNewestFirst[0], OTP_RESEND_AFTER_SECONDS * 1000, now),
    waitAfter(sentNewestFirst[OTP_MAX_SENDS_PER_HOUR - 1], HOUR_MS, now),
  );
}

function waitAfter(earlier: Date | undefined, pauseMs: number, now: Date): number {
  if (!earlier) return 0;
  return Math.max(0, Math.ceil((earlier.getTime() + pauseMs - now.getTime()) / 1000));
}
