/** What the registry said is written once: whoever comes second with the same answer finds it there and leaves it. */
import { registrationLifecycle, wayLifecycle } from '#domain/books/registration/registration-state.ts';
import { hasLeft } from '#domain/delivery/dispatch-status.ts';
import { assertMove } from '#domain/shared/lifecycle.ts';
import { askForDocuments } from '#server/capabilities/order-records/order-facts.ts';
import type { Queries } from '#server/db/database.ts';
import type { EwayBill, RegisteredInvoice } from '#server/integrations/tax-registry/port.ts';
import type { Services } from '#server/services.ts';
import { updateDispatch } from '../dispatches.store.ts';
import { changeRegistration, type LockedRegistration, lockRegistration } from './lock-registration.ts';
import type { RegistrationColumns, RegistrationRow } from './registrations.store.ts';

const BY = { kind: 'system' } as const;
type Row = Pick<RegistrationRow, 'registration_id'>;

function save(
  services: Services,
  { registration_id }: Row,
  work: (tx: Queries, locked: LockedRegistration) => Promise<void>,
): Promise<void> {
  return services.db.transaction(async (tx) => work(tx, await lockRegistration(tx, registration_id)));
}

export function saveRegistered(services: Services, row: Row, answer: RegisteredInvoice): Promise<void> {
  return save(services, row, async (tx, locked) => {
    const { registration } = locked;
    if (registration.state !== 'waiting') return;
    assertMove(registrationLifecycle, registration.state, 'registered', 'registry');
    const isWayOpen = registration.way_state === 'waiting' && answer.ewayBill === null;
    await changeRegistration(services, tx, locked, {
      by: BY,
      action: 'registered',
      set: {
        state: 'registered',
        ack_number: answer.ackNumber,
        ack_at: answer.ackAt,
        signed_qr: answer.signedQr,
        problem: null,
        attempts: isWayOpen ? 1 : 0,
        ...(isWayOpen ? {} : { due_at: null }),
      },
    });
    if (registration.way_state === 'waiting' && answer.ewayBill)
      await writeWay(services, tx, locked, answer.ewayBill);
    await askForDocuments(services, tx, locked.order.order_id);
  });
}

export function saveWay(services: Services, row: Row, bill: EwayBill): Promise<void> {
  return save(services, row, async (tx, locked) => {
    const { state, way_state } = locked.registration;
    if (state !== 'registered' || way_state !== 'waiting') return;
    await writeWay(services, tx, locked, bill);
    await askForDocuments(services, tx, locked.order.order_id);
  });
}

/** The number comes into the shipment by itself, unless the desk has typed another. */
async function writeWay(
  services: Services,
  tx: Queries,
  locked: LockedRegistration,
  { number, validUntil }: EwayBill,
): Promise<void> {
  const { registration, dispatch } = locked;
  assertMove(wayLifecycle, registration.way_state, 'made', 'registry');
  const set = { way_state: 'made', eway_bill: number, eway_until: validUntil, way_problem: null } as const;
  await changeRegistration(services, tx, locked, {
    by: BY,
    action: 'eway_bill_made',
    set: { ...set, due_at: null, attempts: 0 },
  });
  if (hasLeft(dispatch.status) && dispatch.eway_bill === null)
    await updateDispatch(tx, dispatch, { eway_bill: number, changed_at: services.clock.now() });
}

/** In the registry's words; what it refuses to cancel stands as it was. */
export function saveRefused(services: Services, row: RegistrationRow, words: string): Promise<void> {
  return save(services, row, async (tx, locked) => {
    const { state, way_state } = locked.registration;
    const set = refusedColumns(row, state, way_state);
    if (!set) return;
    const said = set.way_state === 'refused' ? { way_problem: words } : { problem: words };
    const action = set.way_state === 'refused' ? 'eway_bill_refused' : 'refused';
    await changeRegistration(services, tx, locked, {
      by: BY,
      action,
      set: { ...set, ...said, due_at: null, attempts: 0 },
    });
  });
}

/** Null: it has moved on since it was asked. */
function refusedColumns(
  requested: RegistrationRow,
  state: RegistrationRow['state'],
  way: RegistrationRow['way_state'],
): RegistrationColumns | null {
  if (requested.state === 'waiting' && state === 'waiting') {
    assertMove(registrationLifecycle, state, 'refused', 'registry');
    return { state: 'refused' };
  }
  if (requested.state === 'cancelling' && state === 'cancelling') {
    assertMove(registrationLifecycle, state, 'registered', 'registry');
    return { state: 'registered' };
  }
  if (state !== 'registered' || way !== 'waiting') return null;
  assertMove(wayLifecycle, way, 'refused', 'registry');
  return { way_state: 'refused' };
}

export function saveCancelled(services: Services, row: Row): Promise<void> {
  return save(services, row, async (tx, locked) => {
    const { state, way_state } = locked.registration;
    if (state !== 'cancelling') return;
    assertMove(registrationLifecycle, state, 'cancelled', 'registry');
    const way = way_state === 'made' ? ({ way_state: 'cancelled' } as const) : {};
    const cancelled_at = services.clock.now();
    await changeRegistration(services, tx, locked, {
      by: BY,
      action: 'cancelled',
      set: { state: 'cancelled', cancelled_at, due_at: null, attempts: 0, problem: null, ...way },
    });
  });
}

/** It stays due; the desk reads why it takes so long. */
export function saveNoAnswer(services: Services, row: RegistrationRow, reason: string): Promise<void> {
  return save(services, row, async (tx, locked) => {
    const { state, due_at, problem, way_problem } = locked.registration;
    if (state !== row.state && row.state !== 'waiting') return;
    if (due_at === null) return;
    const isOfWay = state === 'registered';
    const words = `No usable answer yet (${reason}).`;
    // Said once, however often it is tried.
    if ((isOfWay ? way_problem : problem) === words) return;
    await changeRegistration(services, tx, locked, {
      by: BY,
      action: 'no_answer',
      set: isOfWay ? { way_problem: words } : { problem: words },
    });
  });
}
