/** A registration as the desk sees it, with what may be done about it now. */
import type { Registration } from '#contract/staff/registrations.ts';
import { cancelProblem, cancelUntil } from '#domain/books/registration/cancel-registration.ts';
import { leavingProblem } from '#domain/books/registration/registration-state.ts';
import { rupeeFigures } from '#domain/books/rupee-figures.ts';
import { needsEwayBill } from '#domain/delivery/dispatch-papers.ts';
import { type DispatchStatus, hasLeft } from '#domain/delivery/dispatch-status.ts';
import { thawTaxDocument } from '#domain/documents/tax/frozen-tax-document.ts';
import { money } from '#domain/shared/money.ts';
import { moneyView } from '#domain/shared/wire-figures.ts';
import type { RegistrationRow } from './registrations.store.ts';
import type { RegistryRules } from './registry-rules.ts';

export type Around = {
  now: Date;
  rules: RegistryRules;
  status: DispatchStatus;
  typedEwayBill: string | null;
};

export function registrationView(row: RegistrationRow, around: Around): Registration {
  const { state, ack_at: ackAt } = row;
  const document = thawTaxDocument(row.document);
  const isGone = hasLeft(around.status);
  const isActive = state === 'registered' || state === 'cancelling';
  const hours = around.rules.cancelHours;
  const waitsFor = isGone ? null : waitingFor(row, around);
  return {
    registrationId: row.registration_id,
    dispatchId: row.dispatch_id,
    kind: row.kind,
    number: row.number,
    issuedOn: row.issued_on,
    total: moneyView(document.total),
    state,
    problem: row.problem,
    irn: isActive ? row.irn : null,
    ackNumber: row.ack_number,
    ackAt: ackAt?.toISOString() ?? null,
    way: row.way_state,
    wayProblem: row.way_problem,
    ewayBill: row.eway_bill ?? around.typedEwayBill,
    hasLeft: isGone,
    waitsFor,
    cancelUntil: state === 'registered' && ackAt && !isGone ? cancelUntil(ackAt, hours).toISOString() : null,
    moves: movesOf(row, around, waitsFor),
  };
}

function waitingFor(row: RegistrationRow, { rules, typedEwayBill }: Around): string | null {
  if (row.state === 'cancelled' || row.kind !== 'invoice') return null;
  const total = rupeeFigures(thawTaxDocument(row.document))?.total ?? null;
  return leavingProblem({
    state: row.state,
    way: row.way_state,
    hasFailed: row.problem !== null,
    ewayBill: row.eway_bill ?? typedEwayBill,
    needsEwayBill: needsEwayBill(total === null ? null : money(total, 'INR')),
    whenDown: rules.whenDown,
  });
}

function movesOf(row: RegistrationRow, around: Around, waitsFor: string | null): Registration['moves'] {
  const { state, way_state, kind, ack_at: ackAt } = row;
  const isGone = hasLeft(around.status);
  const isHere = kind === 'invoice' && !isGone && state !== 'cancelled' && state !== 'cancelling';
  // An e-way bill that is missing alone can be typed on leaving.
  const isNumbered = state === 'registered' || state === 'not_required' || waitsFor === null;
  const isRefused = state === 'refused' || (state === 'registered' && way_state === 'refused');
  const mayCancel =
    isHere &&
    cancelProblem({ kind, state, hasLeft: isGone, ackAt }, around.now, around.rules.cancelHours) === null;
  return [
    ...(isHere && isNumbered ? (['leave'] as const) : []),
    ...(isRefused && !(isGone && way_state === 'refused' && around.typedEwayBill)
      ? (['retry'] as const)
      : []),
    ...(mayCancel ? (['cancel'] as const) : []),
  ];
}
