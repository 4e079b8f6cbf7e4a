/** A dyed cotton poplin, asked for as a customer would; tests change what they are about. */

import { createRequest, type FabricRequest, submitRequest } from '#contract/customer/requests.ts';
import type { CallInput } from '#contract/endpoint.ts';
import type { RequestStatus } from '#domain/requests/request-status.ts';
import { draftToCodes } from '#domain/requests/wire/draft-codes.ts';
import { POPLIN } from '#domain/requests/wizard/poplin-draft.fixture.ts';
import { MARKET_RULES, type Market } from '#domain/shared/market.ts';
import { keepSums } from '#tests/support/database/kept-sums.ts';
import type { CustomerVisitor, World } from '#tests/support/server/world.ts';

export type RequestBody = CallInput<typeof createRequest>['body'];

const PLACE: Readonly<Record<Market, string>> = { IN: '110001', BD: 'Chattogram', INTL: 'Hamburg' };

/** Complete and valid at the time tests begin. */
export function poplinBody(market: Market = 'IN'): RequestBody {
  const { compositions, ...answers } = draftToCodes(POPLIN);
  return {
    ...answers,
    compositions: [...compositions],
    quantity: '3000',
    unit: MARKET_RULES[market].unit,
    colourSplit: [
      { colour: 'Navy', quantity: '1500' },
      { colour: '19-4052 TCX', quantity: '1000' },
      { colour: null, quantity: '500' },
    ],
    deliverTo: PLACE[market],
    requiredBy: '2026-12-20',
    targetRate: '95.50',
    certification: null,
    notes: 'For school shirts',
    poNumber: 'PO/26/17',
    fileIds: [],
  };
}

export function aDraft(
  { call, customer }: CustomerVisitor,
  change: RequestBody = {},
): Promise<FabricRequest> {
  return call(createRequest, { body: { ...poplinBody(marketOf(customer)), ...change } });
}

export async function aSubmittedRequest(
  visitor: CustomerVisitor,
  change: RequestBody = {},
): Promise<FabricRequest> {
  const { fabId } = await aDraft(visitor, change);
  return visitor.call(submitRequest, { params: { fabId }, body: {} });
}

function marketOf({ address }: CustomerVisitor['customer']): Market {
  if (address.includes('@')) return 'INTL';
  return address.startsWith('+880') ? 'BD' : 'IN';
}

/** As later parts of the story would have left it. */
export async function putInStatus({ services }: World, fabId: string, status: RequestStatus): Promise<void> {
  await services.db.unscoped
    .updateTable('fabric_requests')
    .set({
      status,
      close_reason_id: status === 'closed' ? 4 : null,
      unserviceable_reason: status === 'unserviceable' ? 'No mill weaves this.' : null,
    })
    .where('fab_id', '=', fabId)
    .execute();
  await keepSums(services.db);
}
