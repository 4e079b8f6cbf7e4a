/** The past of one buyer: told by calling the use-cases in their order, so that nothing in it could not have happened. */
import type { Market } from '#domain/shared/market.ts';
import { createBangladeshStory, createInternationalStory } from './abroad.ts';
import { type DemoContext, type DemoStory, openDemoContext } from './demo-context.ts';
import { createIndiaStory } from './india.ts';
import { createQuoteMemory } from './market-memory.ts';

const STORY_OF: Readonly<Record<Market, (context: DemoContext) => Promise<void>>> = {
  IN: createIndiaStory,
  BD: createBangladeshStory,
  INTL: createInternationalStory,
};

export const createStory: DemoStory = async (services, tx, { signIn, market }) => {
  const context = await openDemoContext(services, tx, signIn);
  if (!context) return;
  await createQuoteMemory(context);
  await STORY_OF[market](context);
};
