/** The desk tries again after a refusal, or cancels while the registry still lets it. */
import { type CancelReason, cancelProblem } from '#domain/books/registration/cancel-registration.ts';
import { registrationLifecycle } from '#domain/books/registration/registration-state.ts';
import { hasLeft } from '#domain/delivery/dispatch-status.ts';
import { freezeTaxDocument } from '#domain/documents/tax/frozen-tax-document.ts';
import { accountingDay } from '#domain/shared/accounting-day.ts';
import { assertMove } from '#domain/shared/lifecycle.ts';
import { formRefusal, Refusal } from '#domain/shared/refusal.ts';
import type { Queries } from '#server/db/database.ts';
import type { HistoryActor } from '#server/db/history.ts';
import type { Services } from '#server/services.ts';
import { updateDispatch } from '../dispatches.store.ts';
import { type DispatchPapers, readyGoods } from '../ready-goods.ts';
import { invoiceOf } from '../send-dispatch.ts';
import { assertTakenByRegistry, assertWayWritable } from './ask-for-registration.ts';
import { changeRegistration, type LockedRegistration, lockRegistration } from './lock-registration.ts';
import type { RegistrationColumns } from './registrations.store.ts';
import { registryRules } from './registry-rules.ts';

export async function retryRegistration(
  services: Services,
  tx: Queries,
  by: HistoryActor,
  registrationId: string,
): Promise<void> {
  const locked = await lockRegistration(tx, registrationId);
  const { registration } = locked;
  const isOfWay = registration.state === 'registered' && registration.way_state === 'refused';
  if (!isOfWay) assertMove(registrationLifecycle, registration.state, 'waiting', 'staff');
  const way = registration.way_state === 'refused' ? ({ way_state: 'waiting' } as const) : {};
  const set: RegistrationColumns = isOfWay
    ? {}
    : { state: 'waiting', ...(await mended(services, tx, locked)) };
  const due_at = services.clock.now();
  const requested = { attempts: 0, due_at, problem: null, way_problem: null };
  await changeRegistration(services, tx, locked, {
    by,
    action: 'retried',
    set: { ...requested, ...way, ...set },
  });
  await services.jobs.enqueue(tx, 'call-tax-registry', {});
}

/** While the goods are here the invoice is written again under its number, with what was put right meanwhile. */
async function mended(
  services: Services,
  tx: Queries,
  { dispatch, registration }: LockedRegistration,
): Promise<RegistrationColumns> {
  if (registration.kind !== 'invoice' || hasLeft(dispatch.status)) return {};
  const papers = registration.papers as unknown as DispatchPapers;
  const ready = await readyGoods(services, tx, { ...papers, dispatchId: dispatch.dispatch_id });
  const document = await invoiceOf(tx, ready, registration.number);
  const { dispatchFrom } = ready;
  assertTakenByRegistry(document, dispatchFrom);
  if (registration.way_state !== 'none') await assertWayWritable(tx, document, dispatchFrom);
  await updateDispatch(tx, dispatch, { dispatch_from: JSON.stringify(dispatchFrom) });
  return { document: freezeTaxDocument(document), drafted_at: services.clock.now() };
}

type Cancelling = { registrationId: string; reason: CancelReason; note: string };

export async function cancelRegistration(
  services: Services,
  tx: Queries,
  by: HistoryActor,
  { registrationId, reason, note: typed }: Cancelling,
): Promise<void> {
  const locked = await lockRegistration(tx, registrationId);
  const { registration, dispatch } = locked;
  const { kind, state, ack_at: ackAt } = registration;
  if (state === 'cancelling' || state === 'cancelled')
    throw new Refusal('illegal_transition', { from: state, to: 'cancelled', actor: 'staff' });
  const now = services.clock.now();
  const { cancelHours } = await registryRules(tx, accountingDay(now));
  const isGone = hasLeft(dispatch.status);
  const problem = cancelProblem({ kind, state, hasLeft: isGone, ackAt }, now, cancelHours);
  if (problem !== null) throw formRefusal({ reason: problem });
  const note = typed.trim();
  if (note === '') throw formRefusal({ note: 'Say why, in a few words.' });
  const to = state === 'refused' || state === 'not_required' ? 'cancelled' : 'cancelling';
  assertMove(registrationLifecycle, state, to, 'staff');
  const reasons = { cancel_reason: reason, cancel_note: note, problem: null, attempts: 0 };
  const set: RegistrationColumns =
    to === 'cancelled'
      ? { state: to, cancelled_at: now, due_at: null }
      : { state: to, due_at: now, ...(registration.way_state === 'waiting' && { way_state: 'cancelled' }) };
  await changeRegistration(services, tx, locked, {
    by,
    action: to === 'cancelled' ? 'cancelled' : 'cancelling',
    set: { ...reasons, ...set },
  });
  if (to === 'cancelling') await services.jobs.enqueue(tx, 'call-tax-registry', {});
}
