/** The past of one buyer: told by calling the use-cases in their order, so that nothing in it could not have happened. */
import type { Market } from '#domain/shared/market.ts';
import type { Queries } from '#server/db/database.ts';
import type { Parts } from '#server/parts.ts';
import type { DemoCustomer } from '../demo-data.ts';
import { createBangladeshStory, createInternationalStory } from './abroad.ts';
import { type DemoContext, openDemoContext } from './demo-context.ts';
import { createIndiaStory } from './india.ts';
import { createQuoteMemory } from './market-memory.ts';

const TELLERS: Readonly<Record<Market, (context: DemoContext) => Promise<void>>> = {
  IN: createIndiaStory,
  BD: createBangladeshStory,
  INTL: createInternationalStory,
};

export async function createStory(
  parts: Parts,
  tx: Queries,
  { signIn, market }: DemoCustomer,
): Promise<void> {
  const context = await openDemoContext(parts, tx, signIn);
  if (!context) return;
  await createQuoteMemory(context);
  await TELLERS[market](context);
}
