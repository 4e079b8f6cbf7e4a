/** An invoice or credit note on its way to the registry, which numbers it, refuses it, or cancels it again; and one that is issued before its goods leave. */
import type { Lifecycle } from '#domain/shared/lifecycle.ts';

export const REGISTRATION_STATE_LABEL = {
  waiting: 'Waiting for the registry',
  registered: 'Registered',
  refused: 'Refused by the registry',
  cancelling: 'Being cancelled',
  cancelled: 'Cancelled',
  not_required: 'Issued, goods not sent',
} as const;
export type RegistrationState = keyof typeof REGISTRATION_STATE_LABEL;
export const REGISTRATION_STATES = Object.keys(REGISTRATION_STATE_LABEL) as RegistrationState[];

export type RegistrationActor = 'registry' | 'staff' | 'seller_terms';

export const registrationLifecycle: Lifecycle<RegistrationState, RegistrationActor> = {
  start: 'waiting',
  moves: {
    // Below the threshold nobody is asked: it is issued first because the e-way bill names it.
    waiting: { registered: ['registry'], refused: ['registry'], not_required: ['seller_terms'] },
    not_required: { cancelled: ['staff'] },
    // What the registry never took is cancelled here alone; its number is not used again.
    refused: { waiting: ['staff'], cancelled: ['staff'] },
    // Guarded: within the hours that the registry allows, and only while the goods are still here.
    registered: { cancelling: ['staff'] },
    // The registry may refuse to cancel, and then it stands as it was.
    cancelling: { cancelled: ['registry'], registered: ['registry'] },
    cancelled: {},
  },
};

/** Of the e-way bill that is made with it: `none` where goods need none, or the desk typed one. */
export const WAY_STATE_LABEL = {
  none: '',
  waiting: 'Waiting for the e-way bill',
  made: 'E-way bill made',
  refused: 'E-way bill refused',
  cancelled: 'E-way bill cancelled',
} as const;
export type WayState = keyof typeof WAY_STATE_LABEL;
export const WAY_STATES = Object.keys(WAY_STATE_LABEL) as WayState[];

export const wayLifecycle: Lifecycle<WayState, RegistrationActor> = {
  start: 'waiting',
  moves: {
    // The desk may always type the number of one that was made by hand.
    none: {},
    waiting: { made: ['registry'], refused: ['registry'], none: ['staff'], cancelled: ['staff'] },
    refused: { waiting: ['staff'], none: ['staff'], cancelled: ['staff'] },
    made: { cancelled: ['registry'] },
    cancelled: {},
  },
};

const FIRST_PAUSE_SECONDS = 30;
const LONGEST_PAUSE_SECONDS = 900;

/** Each try that brought no answer doubles the pause, up to a quarter of an hour. */
export function pauseSeconds(attempts: number): number {
  const doubled = FIRST_PAUSE_SECONDS * 2 ** Math.min(Math.max(attempts - 1, 0), 10);
  return Math.min(doubled, LONGEST_PAUSE_SECONDS);
}

type Goods = {
  readonly state: RegistrationState;
  readonly way: WayState;
  /** It was asked and gave no usable answer. */
  readonly hasFailed: boolean;
  /** One that the desk typed or the registry made. */
  readonly ewayBill: string | null;
  readonly needsEwayBill: boolean;
  /** What the owner has set for a registry that does not answer. */
  readonly whenDown: 'wait' | 'leave';
};

/** What keeps goods here whose invoice is written, or null. */
export function leavingProblem(goods: Goods): string | null {
  return registrationProblem(goods) ?? wayProblem(goods);
}

function registrationProblem({ state, hasFailed, whenDown }: Goods): string | null {
  if (state === 'registered' || state === 'not_required') return null;
  if (state === 'waiting' && whenDown === 'leave' && hasFailed) return null;
  if (state === 'waiting') {
    return hasFailed
      ? 'The registry hasn’t answered yet, so the goods wait for the IRN. We keep trying.'
      : 'The invoice is on its way to the registry. Wait for its IRN.';
  }
  if (state === 'refused') return 'The registry refused the invoice. Correct it and try again first.';
  return 'This invoice is being cancelled, so the goods can’t leave with it.';
}

function wayProblem({ way, ewayBill, needsEwayBill }: Goods): string | null {
  if (ewayBill !== null || !needsEwayBill) return null;
  return way === 'waiting'
    ? 'The e-way bill hasn’t been made yet. Wait for it, or enter one made on the portal.'
    : 'Goods worth more than ₹50,000 need an e-way bill. Enter the one made on the portal when they leave.';
}
