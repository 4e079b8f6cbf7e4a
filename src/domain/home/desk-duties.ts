/** What the marketplace owes to whom, who of its people does it, and how long it may take. */
import type { StaffRole } from '../account/staff-role.ts';

type Duty = {
  readonly role: StaffRole;
  /** Hours from the moment it waits; what has a day of its own is late when that day has passed. */
  readonly promiseHours: number | null;
};

export const DESK_DUTIES = {
  quote: { role: 'desk', promiseHours: 24 },
  counter_offer: { role: 'desk', promiseHours: 24 },
  message: { role: 'desk', promiseHours: 24 },
  /** A mill that waits for an answer quotes later, or not at all. */
  mill_question: { role: 'desk', promiseHours: 24 },
  /** By the claim's own clock. */
  issue: { role: 'desk', promiseHours: null },
  demo_request: { role: 'desk', promiseHours: 48 },
  verification: { role: 'desk', promiseHours: 48 },
  swatch: { role: 'desk', promiseHours: 48 },
  /** What a colleague typed takes effect by another person's word. */
  second_person: { role: 'accounts', promiseHours: 24 },
  transfer: { role: 'accounts', promiseHours: 24 },
  letter_of_credit: { role: 'accounts', promiseHours: 48 },
  refund: { role: 'accounts', promiseHours: 48 },
  /** From the wish on: released, at the bank and confirmed, well inside the working days that the buyer was promised. */
  payout: { role: 'accounts', promiseHours: 72 },
  /** The registry refused an invoice or its e-way bill: goods wait, or a buyer waits for the paper. */
  e_invoice: { role: 'accounts', promiseHours: 24 },
  /** What the buyer sent has to be looked at. */
  standard: { role: 'production', promiseHours: 24 },
  /** What a mill says of its own work moves the plan once somebody has looked at it. */
  mill_report: { role: 'production', promiseHours: 24 },
  /** The mill has to be told what the buyer decided. */
  sample_decision: { role: 'production', promiseHours: 24 },
  sample: { role: 'production', promiseHours: null },
  task: { role: 'production', promiseHours: null },
  /** What buyers are behind with holds up their own orders: somebody calls them. */
  buyer_task: { role: 'desk', promiseHours: null },
  undelivered: { role: 'desk', promiseHours: 24 },
  webhook: { role: 'accounts', promiseHours: 24 },
  failed_job: { role: 'owner', promiseHours: 24 },
} as const satisfies Record<string, Duty>;

export type DeskDuty = keyof typeof DESK_DUTIES;

const HOUR_MS = 3_600_000;

/** Everything that waits since before then has waited too long; null: it has a day of its own. */
export function promiseBrokenBefore(duty: DeskDuty, now: Date): Date | null {
  const { promiseHours } = DESK_DUTIES[duty];
  return promiseHours === null ? null : new Date(now.getTime() - promiseHours * HOUR_MS);
}
