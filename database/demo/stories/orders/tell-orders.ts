/** The orders of one buyer over the last three months, and the proof that their money adds up. */
import type { Market } from '#domain/shared/market.ts';
import { proveLedger } from '#server/capabilities/payments/ledger/prove-ledger.ts';
import type { Queries } from '#server/db/database.ts';
import type { Parts } from '#server/parts.ts';
import type { CastCustomer } from '../../cast.ts';
import { openStage, type Stage } from '../stage.ts';
import { tellBangladeshOrders } from './bangladesh-orders.ts';
import { tellIndiaOrders } from './india-orders.ts';
import { tellInternationalOrders } from './international-orders.ts';

const TELLERS: Readonly<Record<Market, (stage: Stage) => Promise<void>>> = {
  IN: tellIndiaOrders,
  BD: tellBangladeshOrders,
  INTL: tellInternationalOrders,
};

export async function tellOrders(parts: Parts, tx: Queries, { signIn, market }: CastCustomer): Promise<void> {
  const stage = await openStage(parts, tx, signIn);
  if (!stage) return;
  await TELLERS[market](stage);
  const { problems } = await proveLedger(tx);
  if (problems.length > 0) throw new Error(`The demo's books do not add up: ${problems.join('; ')}`);
}
