/** Who plays a story, and what was there before it began: people, a mill in the book, cloth on the shelf. Nothing of the story itself. */
import { randomInt } from 'node:crypto';
import type { BrowserContext, Page } from '@playwright/test';
import { addSupplier } from '#contract/staff/requests.ts';
import type { Market } from '#domain/shared/market.ts';
import { supplierBody } from '#tests/support/data/quotes.ts';
import { saveSignIn } from '../browser-test.ts';
import { onTheShelf } from '../catalogue.ts';
import { type DeskParts, type DeskWindow, openDesk } from '../desk.ts';
import { openOrderingDesk } from '../orders.ts';
import { type Customer, signInByApi } from '../people.ts';
import { openQuoteDesk, staffClient } from '../quotes.ts';

export type Story = {
  market: Market;
  customer: Customer;
  /** The buyer's window, and the one of the owner of the marketplace. */
  page: Page;
  desk: Page;
  outbox: DeskParts['outbox'];
  deskWindow: DeskWindow['context'];
  /** A colleague of accounts, who approves what the owner typed. */
  secondPerson: () => Promise<DeskWindow>;
  mill: { name: string; alias: string; city: string };
};

export type StoryParts = DeskParts & { page: Page; context: BrowserContext; serverUrl: string };

/** A buyer with an address and a tax number, signed in, and the owner at the desk. */
/** `millPhone`: of somebody at the mill, who is then asked by a link. */
export async function openStory(
  market: Market,
  parts: StoryParts,
  millPhone: string | null = null,
): Promise<Story> {
  const { page, context, serverUrl, people, outbox, address } = parts;
  const customer = await people.aCustomer(market);
  const signIn = await signInByApi(customer, { serverUrl, address });
  await saveSignIn(context, serverUrl, customer, signIn);
  const options = { people, serverUrl, address, outbox };
  const quotes = await openQuoteDesk({ ...options, signIn });
  await openOrderingDesk({ ...options, desk: quotes, customer });
  const tail = randomInt(1_000_000_000);
  const contacts = millPhone ? [{ name: 'Ramesh', phone: millPhone, email: null, whatsapp: millPhone }] : [];
  const mill = supplierBody({ contacts, name: `Hidden Weavers ${tail}`, alias: `Mill ${tail}` });
  const staff = await staffClient({ ...options, role: 'owner' });
  await staff(addSupplier, { body: mill });
  const { page: desk, context: deskWindow } = await openDesk(parts, 'owner');
  const secondPerson = () => openDesk(parts, 'accounts');
  return { market, customer, page, desk, outbox, deskWindow, secondPerson, mill };
}

/** Navy poplin that lies ready. */
export async function clothOnTheShelf(): Promise<string> {
  return (await onTheShelf({ lots: [{ colour: 'Navy', metres: 20_000 }] })).fabId;
}
