/** The past of one buyer: told by calling the use-cases in their order, so that nothing in it could not have happened. */
import type { Market } from '#domain/shared/market.ts';
import type { Queries } from '#server/db/database.ts';
import type { Parts } from '#server/parts.ts';
import type { CastCustomer } from '../cast.ts';
import { tellBangladesh, tellInternational } from './abroad.ts';
import { tellIndia } from './india.ts';
import { tellMarketMemory } from './market-memory.ts';
import { openStage, type Stage } from './stage.ts';

const TELLERS: Readonly<Record<Market, (stage: Stage) => Promise<void>>> = {
  IN: tellIndia,
  BD: tellBangladesh,
  INTL: tellInternational,
};

export async function tellStory(parts: Parts, tx: Queries, { signIn, market }: CastCustomer): Promise<void> {
  const stage = await openStage(parts, tx, signIn);
  if (!stage) return;
  await tellMarketMemory(stage);
  await TELLERS[market](stage);
}
