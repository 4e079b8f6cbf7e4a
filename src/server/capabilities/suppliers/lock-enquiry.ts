/** A mill's change begins here: the request is locked, the link still open, and the move one of its life cycle. */
import { assertMove } from '#domain/shared/lifecycle.ts';
import { Refusal } from '#domain/shared/refusal.ts';
import {
  type InvitationState,
  invitationLifecycle,
  invitationState,
} from '#domain/suppliers/invitation-state.ts';
import { deskMoves } from '#server/capabilities/requests/allowed-moves.ts';
import { lockRequest, type RequestRow } from '#server/capabilities/requests/lock-request.ts';
import type { Queries } from '#server/db/database.ts';
import type { SupplierActor } from '#server/http/actor.ts';
import type { Services } from '#server/services.ts';
import { invitationsWithLinks } from './invitations.store.ts';
import { type MillQuoteRow, newestMillQuote } from './mill-quotes.store.ts';
import { isLinkOpen } from './supplier-sessions.store.ts';

export type LockedEnquiry = { request: RequestRow; quote: MillQuoteRow | undefined };

export async function lockEnquiry(
  services: Services,
  tx: Queries,
  mill: SupplierActor,
  to: InvitationState,
): Promise<LockedEnquiry> {
  const request = await lockRequest(tx, mill.brandId, mill.fabId);
  if (!(await isLinkOpen(tx, mill, services.clock.now()))) throw new Refusal('link_ended');
  const quote = await newestMillQuote(tx, mill);
  assertMove(invitationLifecycle, await stateOf(services, tx, mill, request, quote), to, 'supplier');
  return { request, quote };
}

async function stateOf(
  { clock }: Services,
  tx: Queries,
  mill: SupplierActor,
  { status }: RequestRow,
  quote: MillQuoteRow | undefined,
): Promise<InvitationState> {
  const invitations = await invitationsWithLinks(tx, { ...mill, now: clock.now() });
  const own = invitations.find(({ supplier_id }) => supplier_id === mill.supplierId);
  return invitationState({
    isLinkOpen: true,
    isRequestOpen: deskMoves(status).includes('quote'),
    hasQuoted: quote !== undefined,
    hasDeclined: own?.declined_at != null,
  });
}
