/** Companies from abroad come by invitation: staff accept a demo request, and a link goes to its e-mail. */

import type { Reply } from '#contract/endpoint.ts';
import type { listDemoRequests as listContract } from '#contract/staff/demo-requests.ts';
import { BRAND_NAME } from '#domain/shared/brand.ts';
import { Refusal } from '#domain/shared/refusal.ts';
import { appAddress } from '#server/app-address.ts';
import type { Queries } from '#server/db/database.ts';
import { recordHistory } from '#server/db/history.ts';
import type { StaffActor } from '#server/http/actor.ts';
import { enqueueMessage } from '#server/integrations/messages/deliver-message.ts';
import { hashToken, newToken } from '#server/secrets/token.ts';
import type { Services } from '#server/services.ts';
import {
  countDemoRequests,
  demoRequestsPage,
  invitationRow,
  lockDemoRequest,
  markAccepted,
  replaceInvitation,
} from './sign-up.store.ts';

const INVITATION_DAYS = 7;
const PAGE_SIZE = 20;

export async function listDemoRequests(
  { db }: Services,
  offset: number,
): Promise<Reply<typeof listContract>> {
  const rows = await demoRequestsPage(db, { offset, limit: PAGE_SIZE });
  // Counted apart: a page behind the end has no row to read it from.
  const total = await countDemoRequests(db);
  const next = offset + rows.length;
  return {
    records: rows.map((row) => ({
      demoRequestId: row.demo_request_id,
      name: row.name,
      email: row.email,
      contact: row.contact,
      status: row.status === 'accepted' ? 'accepted' : 'received',
      receivedAt: row.created_at.toISOString(),
    })),
    total,
    nextOffset: next < total ? next : null,
  };
}

export async function acceptDemoRequest(
  services: Services,
  tx: Queries,
  actor: StaffActor,
  demoRequestId: string,
): Promise<{ sentTo: string; expiresAt: string }> {
  const request = await lockDemoRequest(tx, demoRequestId);
  if (!request) throw new Refusal('not_found');
  const token = newToken();
  const expiresAt = new Date(services.clock.now().getTime() + INVITATION_DAYS * 86_400_000);
  await replaceInvitation(tx, {
    tokenHash: hashToken(token),
    demoRequestId,
    email: request.email,
    expiresAt,
  });
  await markAccepted(tx, demoRequestId);
  await recordHistory(services, tx, {
    subject: { kind: 'demo-request', id: demoRequestId },
    action: 'accepted',
    actor: { kind: 'staff', id: actor.staffId, sessionId: actor.sessionId },
  });
  await enqueueMessage(services, tx, {
    channel: 'email',
    to: request.email,
    purpose: 'sign-up-invitation',
    subject: `Your invitation to ${BRAND_NAME}`,
    text: `Hello ${request.name}, you can now create your ${BRAND_NAME} account. This link works once and expires in ${INVITATION_DAYS} days: ${linkTo(services, token)}`,
  });
  return { sentTo: request.email, expiresAt: expiresAt.toISOString() };
}

export async function readInvitation(
  { db, clock }: Services,
  token: string,
): Promise<{ email: string; name: string }> {
  const row = await invitationRow(db, hashToken(token), clock.now());
  if (!row || row.used_at) throw new Refusal('invitation_ended');
  return { email: row.email, name: row.name };
}

function linkTo({ config }: Services, token: string): string {
  return appAddress(config, `/createCustomer?invite=${token}`);
}
