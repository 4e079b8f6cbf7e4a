/** Requests as the desk sees them: with the buyer, and with the suppliers that were asked. */
import type { Input, Reply } from '#contract/endpoint.ts';
import type { listRequestsForStaff as listContract, StaffRequest } from '#contract/staff/requests.ts';
import { REQUEST_STATUS_CODE, type RequestStatus } from '#domain/requests/request-status.ts';
import { parseTargetRate } from '#domain/requests/review/target-rate.ts';
import { nameOfCode } from '#domain/shared/wire-code.ts';
import type { Queries } from '#server/db/database.ts';
import { nextOffset, searchPatterns } from '#server/db/lists/list-page.ts';
import type { Services } from '#server/services.ts';
import { findCustomerById } from '../account/find-customer.ts';
import { deskMoves } from './allowed-moves.ts';
import { deskPage } from './listing/desk-list.store.ts';
import { findRequestForStaff, type RequestRow } from './lock-request.ts';
import { requestCardOf } from './requests.view.ts';
import { messageOf } from './suppliers/read-supplier.ts';
import { messagesAbout } from './suppliers/supplier-messages.store.ts';
import { invitationsOf } from './suppliers/suppliers.store.ts';
import { supplierOf } from './suppliers/suppliers.view.ts';
import { viewRequestRow } from './view-request.ts';

/** The moves of a buyer are not the desk's. */
const NO_MOVES = { allowedMoves: [] };

export async function viewRequestForStaff(
  services: Services,
  db: Queries,
  { sessionId }: { sessionId: string },
  fabId: string,
): Promise<StaffRequest> {
  const row = await findRequestForStaff(db, fabId);
  const customer = await findCustomerById(db, row.customer_id);
  const invitations = await invitationsOf(db, row);
  const messages = await messagesAbout(db, row.fab_id);
  return {
    ...(await viewRequestRow(services, db, { brandId: row.brand_id, sessionId }, row)),
    ...NO_MOVES,
    buyer: buyerOf(row, customer?.company_name ?? '', customer?.person_name ?? ''),
    targetRate: targetRateOf(row),
    deskMoves: deskMoves(row.status),
    invitations: invitations.map((requested) => ({
      supplier: supplierOf(requested),
      invitedAt: requested.invited_at.toISOString(),
      hasQuoted: requested.has_quoted,
      messages: messages.filter(({ supplier_id }) => supplier_id === requested.supplier_id).map(messageOf),
    })),
  };
}

type List = Input<typeof listContract>['query'];

export async function listRequestsForStaff(
  { clock }: Pick<Services, 'clock'>,
  db: Queries,
  { status, q, market, sort, offset, limit }: List,
): Promise<Reply<typeof listContract>> {
  const statuses =
    status?.flatMap((code) => nameOfCode<RequestStatus, number>(REQUEST_STATUS_CODE, code) ?? []) ?? null;
  const page = { search: searchPatterns(q), market: market ?? null, sort, offset, limit };
  const { requests, total } = await deskPage(db, statuses, page);
  return {
    records: requests.map((listed) => ({
      ...requestCardOf(listed, clock.now()),
      ...NO_MOVES,
      buyer: buyerOf(listed.row, listed.buyer.company_name, listed.buyer.person_name),
    })),
    total,
    nextOffset: nextOffset(offset, requests.length, total),
  };
}

function buyerOf(row: RequestRow, company: string, contactName: string): StaffRequest['buyer'] {
  return { brandId: row.brand_id, company, contactName, market: row.market, timeZone: row.zone };
}

function targetRateOf({ sheet, market }: RequestRow): StaffRequest['targetRate'] {
  const reading = parseTargetRate(sheet.targetRate, market);
  if (!reading.ok || reading.amount === null) return null;
  const { minor, currency } = reading.amount;
  return { minor: String(minor), currency };
}
