/** A buyer's queries and the desk that answers them, over HTTP, while the buyer looks at the page. */
import { randomInt } from 'node:crypto';
import type { Call } from '#contract/client.ts';
import { createRequest, type FabricRequest, submitRequest } from '#contract/customer/requests.ts';
import { sendStaffCode, verifyStaffCode } from '#contract/staff/auth.ts';
import { type StaffQuote, submitQuote } from '#contract/staff/quotes.ts';
import { addSupplier } from '#contract/staff/requests.ts';
import type { StaffRole } from '#domain/account/staff-role.ts';
import { addDays, dayInZone } from '#domain/shared/calendar.ts';
import { type QuoteBody, quoteBody, supplierBody } from '#tests/support/data/quotes.ts';
import { poplinBody, type RequestBody } from '#tests/support/data/requests.ts';
import type { Outbox } from '#tests/support/server/outbox.ts';
import { test as base } from './browser-test.ts';
import { clientAt } from './client.ts';
import type { People, SignIn } from './people.ts';

export type QuoteDesk = {
  buyer: Call;
  staff: Call;
  aDraft(change?: RequestBody): Promise<FabricRequest>;
  /** Sent to suppliers. */
  aRequest(change?: RequestBody): Promise<FabricRequest>;
  /** From a supplier of its own; the alias is what the buyer sees. */
  aQuote(fabId: string, change?: Partial<QuoteBody>): Promise<StaffQuote>;
};

type DeskOptions = {
  people: People;
  serverUrl: string;
  address: string;
  outbox: Outbox;
  signIn: SignIn;
};

/** The customer who is signed in on the page, and a desk that serves them. */
export const test = base.extend<{ desk: QuoteDesk }>({
  desk: async ({ people, serverUrl, address, outbox, signedIn: { signIn } }, use) =>
    use(await openQuoteDesk({ people, serverUrl, address, outbox, signIn })),
});

/** The buyer's today, and the days around it. */
export function dayFromNow(days: number): string {
  return addDays(dayInZone(new Date(), 'Asia/Kolkata'), days);
}

/** A quote that holds for ten more days. */
export function freshQuote(change: Partial<QuoteBody> = {}): QuoteBody {
  return quoteBody({ validTill: dayFromNow(10), ...change });
}

export async function openQuoteDesk(options: DeskOptions): Promise<QuoteDesk> {
  const { serverUrl, address, signIn } = options;
  const buyer = clientAt({ serverUrl, address, token: signIn.accessToken });
  const staff = await staffClient(options);
  const aDraft: QuoteDesk['aDraft'] = (change = {}) =>
    buyer(createRequest, { body: { ...poplinBody(), requiredBy: dayFromNow(60), ...change } });
  return {
    buyer,
    staff,
    aDraft,
    async aRequest(change) {
      const { fabId } = await aDraft(change);
      return buyer(submitRequest, { params: { fabId }, body: {} });
    },
    async aQuote(fabId, change = {}) {
      const tail = randomInt(1_000_000_000);
      const body = supplierBody({ name: `Hidden Weavers ${tail}`, alias: `Mill ${tail}` });
      const { supplierId } = await staff(addSupplier, { body });
      return staff(submitQuote, { params: { fabId }, body: { supplierId, ...freshQuote(change) } });
    },
  };
}

export async function staffClient({
  people,
  serverUrl,
  address,
  outbox,
  role = 'desk',
}: Omit<DeskOptions, 'signIn'> & { role?: StaffRole }): Promise<Call> {
  const { email } = await people.aStaffMember(role);
  const anyone = clientAt({ serverUrl, address, token: null });
  await anyone(sendStaffCode, { body: { email } });
  const otp = await outbox.codeFor(email);
  const { accessToken } = await anyone(verifyStaffCode, { body: { email, otp } });
  return clientAt({ serverUrl, address, token: accessToken });
}
