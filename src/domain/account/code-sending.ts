/** How often codes are sent: for one number, to one asker, from one network, and in all. */
import type { Throttle } from './code-guessing.ts';
import { OTP_MAX_SENDS_PER_HOUR, OTP_RESEND_AFTER_SECONDS } from './one-time-code.ts';
import { EASIEST_BITS, HARDEST_BITS, puzzleBits } from './puzzle/proof-of-work.ts';

const HOUR_MS = 3_600_000;
export const SENDS_PER_ADDRESS_AND_HOUR_WITHOUT_PUZZLE = 200;
export const SENDS_PER_NETWORK_AND_HOUR = { puzzle: 1000, refused: 5000 } as const;
/** To one number from unknown devices: beyond it a person's phone would never be silent. */
export const SENDS_PER_IDENTITY_AND_DAY = 50;
/** Tenths of the minute's budget: from when on unknown devices solve a puzzle, and when the minute is over for them. */
const BUDGET_TENTHS = { puzzle: 5, refused: 20 } as const;

/** Of unknown devices; `minute` is of all of them together. */
export type Sends = { identityDay: number; address: number; network: number; minute: number };

/** A device that signed in before has its own pause and its own five an hour, and pays for nobody else. */
export function sendingThrottle(isRemembered: boolean, budgetPerMinute: number, sends: Sends): Throttle {
  if (isRemembered) return 'none';
  if (sends.identityDay >= SENDS_PER_IDENTITY_AND_DAY) return 'refused';
  if (sends.network >= SENDS_PER_NETWORK_AND_HOUR.refused) return 'refused';
  if (tenthsSpent(budgetPerMinute, sends) >= BUDGET_TENTHS.refused) return 'refused';
  const isMany =
    sends.address >= SENDS_PER_ADDRESS_AND_HOUR_WITHOUT_PUZZLE ||
    sends.network >= SENDS_PER_NETWORK_AND_HOUR.puzzle ||
    tenthsSpent(budgetPerMinute, sends) >= BUDGET_TENTHS.puzzle;
  return isMany ? 'puzzle' : 'none';
}

/** Twice the work for each further tenth of the budget that is spent, and for each doubling of what one number got. */
export function sendingPuzzleBits(budgetPerMinute: number, sends: Sends): number {
  const tenths = Math.max(0, tenthsSpent(budgetPerMinute, sends) - BUDGET_TENTHS.puzzle);
  return Math.max(puzzleBits(sends.identityDay), Math.min(HARDEST_BITS, EASIEST_BITS + tenths));
}

function tenthsSpent(budgetPerMinute: number, { minute }: Sends): number {
  return Math.floor((minute * 10) / budgetPerMinute);
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
