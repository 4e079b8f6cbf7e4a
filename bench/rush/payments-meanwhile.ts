/** Orders that wait for their payment, paid one after the other while something else goes on. */
import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { type HttpBuyer, openHttpBuyer } from '#tests/support/data/money-buyer.ts';

export type Meanwhile = { succeeded: number; failures: string[]; ms: number[] };
export type PaymentsMeanwhile = {
  /** Begun, paid at the sandbox's checkout and told to us, each without a second try. */
  payUntil(end: number): Promise<Meanwhile>;
  close(): Promise<void>;
};

const PAUSE_MS = 100;

export async function openPayments(
  where: { url: string; token: string; databaseUrl: string },
  most: number,
): Promise<PaymentsMeanwhile> {
  const { url } = where;
  const buyer = await openHttpBuyer(where);
  const names = Array.from({ length: most }, () => randomUUID());
  const placed: { name: string; orderId: string }[] = [];
  for (const name of names) placed.push({ name, orderId: (await buyer.place(url, name)).orderId });
  return {
    async payUntil(end) {
      const seen: Meanwhile = { succeeded: 0, failures: [], ms: [] };
      for (let next = placed.pop(); next && performance.now() < end; next = placed.pop()) {
        const startedAt = performance.now();
        const status = await pay(buyer, url, next).catch((error: Error) => error.message);
        seen.ms.push(performance.now() - startedAt);
        if (status === 'captured') seen.succeeded += 1;
        else seen.failures.push(status);
        await pause(PAUSE_MS);
      }
      return seen;
    },
    close: () => buyer.close(),
  };
}

async function pay(
  buyer: HttpBuyer,
  url: string,
  { name, orderId }: { name: string; orderId: string },
): Promise<string> {
  const begun = await buyer.begin(url, name, orderId);
  return buyer.verify(url, await buyer.checkOut(url, begun));
}
