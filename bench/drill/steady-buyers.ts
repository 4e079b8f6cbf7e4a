/** Buyers who order and pay, some told of by their browser and some by the provider's notices alone. */
import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { ApiError } from '#contract/client.ts';
import type { HttpBuyer } from '#tests/support/data/money-buyer.ts';
import { type Journeys, openJourneys } from '#tests/support/data/money-journeys.ts';
import { noticesOf } from '#tests/support/data/money-notices.ts';
import { reportOf, untilTaken } from '../notified-payments.ts';

const BUYERS = 2;
const AGAIN_AFTER_MS = 300;
/** Each notice comes twice, as providers do when they are not sure. */
const COPIES = 2;

export type SteadyBuyers = {
  journeys: Journeys;
  stop(): Promise<void>;
};

export function startBuyers(buyer: HttpBuyer, url: string, webhookSecret: string): SteadyBuyers {
  let isEnough = false;
  const journeys = openJourneys(buyer);
  const goOn = async () => {
    while (!isEnough) {
      // Refused, cut off or without an answer: the buyer tries again.
      await journeys.goOn(url, () => isEnough).catch(() => {});
      await pause(AGAIN_AFTER_MS);
    }
  };
  const beNotified = async () => {
    while (!isEnough) {
      // What was paid and told of by nobody is found by the servers' own poll.
      await payAndNotify(buyer, url, webhookSecret).catch(() => pause(AGAIN_AFTER_MS));
    }
  };
  const atWork = [...Array.from({ length: BUYERS }, goOn), beNotified()];
  return {
    journeys,
    async stop() {
      isEnough = true;
      await Promise.all(atWork);
    },
  };
}

async function payAndNotify(buyer: HttpBuyer, url: string, secret: string): Promise<void> {
  const name = randomUUID();
  const { orderId, minor } = await untilDone(() => buyer.place(url, name));
  const begun = await untilDone(() => buyer.begin(url, name, orderId));
  const checkout = await untilDone(() => buyer.checkOut(url, begun));
  const notices = noticesOf(reportOf(checkout, minor), secret, new Date());
  for (const { headers, body } of Array.from({ length: COPIES }, () => notices).flat())
    await untilTaken(async () => {
      const answer = await fetch(`${url}/hooks/payments/sandbox`, { method: 'POST', headers, body });
      await answer.arrayBuffer();
      return answer.ok;
    }, AGAIN_AFTER_MS);
}

/** Again while nobody decides; a checkout that was paid although its answer was lost refuses to be paid twice. */
async function untilDone<T>(step: () => Promise<T>): Promise<T> {
  for (;;) {
    try {
      return await step();
    } catch (error) {
      if (isDecided(error)) throw error;
      await pause(AGAIN_AFTER_MS);
    }
  }
}

function isDecided(error: unknown): boolean {
  return error instanceof ApiError && error.status < 500;
}
