/** What a provider sends about one payment, signed as it signs, and the ways in which notices go astray. */
import { randomUUID } from 'node:crypto';
import type { ProviderPayment } from '#server/integrations/payments/payment-provider.ts';
import { EVENT_ID_HEADER, SIGNATURE_HEADER } from '#server/integrations/payments/razorpay-form.ts';
import { type SandboxEvent, webhookBody } from '#server/integrations/payments/sandbox/webhook-body.ts';
import { signatureOf } from '#server/integrations/payments/signatures.ts';

export type Notice = { body: string; headers: Record<string, string> };

export function signedNotice(body: string, secret: string, eventId: string = randomUUID()): Notice {
  return {
    body,
    headers: {
      'content-type': 'application/json',
      [SIGNATURE_HEADER]: signatureOf(secret, body),
      [EVENT_ID_HEADER]: eventId,
    },
  };
}

/** Each event of a payment once: for a paid one three, for a failed one one. */
export function noticesOf(payment: ProviderPayment, secret: string, at: Date): Notice[] {
  const events: SandboxEvent['event'][] =
    payment.status === 'failed'
      ? ['payment.failed']
      : ['payment.authorized', 'payment.captured', 'order.paid'];
  return events.map((event) => signedNotice(webhookBody({ event, payment } as SandboxEvent, at), secret));
}

export type Chance = () => number;

/** The same numbers for the same seed, so that a run that went wrong can be run again. */
export function chanceFrom(seed: number): Chance {
  let state = seed % 2_147_483_648;
  return () => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return state / 2_147_483_648;
  };
}

export type Notified<Answer> = { notices: readonly Notice[]; answer: Answer; browser: BrowserMoment };
/** When the buyer's browser tells of the payment, seen from the provider's notices. */
export type BrowserMoment = 'before' | 'between' | 'after' | 'never';
export const BROWSER_MOMENTS: readonly BrowserMoment[] = ['before', 'between', 'after', 'never'];

export type Step<Answer> = { at: number } & ({ notice: Notice } | { answer: Answer });

/** Every notice at least once and copies of them up to the number asked for, all in one mixed-up row. */
export function mixedUp<Answer>(
  notified: readonly Notified<Answer>[],
  deliveries: number,
  chance: Chance,
): Step<Answer>[] {
  const once = notified.flatMap(({ notices }, payment) => notices.map((notice) => ({ payment, notice })));
  const copies = Array.from({ length: Math.max(0, deliveries - once.length) }, () => {
    const place = Math.floor(chance() * once.length);
    return once[place];
  }).filter((copy) => copy !== undefined);
  const sent = [...once, ...copies].map((delivery) => ({ ...delivery, at: chance() }));
  const answers = notified.flatMap(({ answer, browser }, payment) => {
    if (browser === 'never') return [];
    const moments = sent.filter((delivery) => delivery.payment === payment).map(({ at }) => at);
    return [{ answer, at: momentOf(browser, moments) }];
  });
  return [...sent.map(({ notice, at }) => ({ notice, at })), ...answers].sort((a, b) => a.at - b.at);
}

function momentOf(browser: 'before' | 'between' | 'after', moments: readonly number[]): number {
  const sorted = moments.toSorted((a, b) => a - b);
  const [first = 0, last = 1] = [sorted[0], sorted.at(-1)];
  if (browser === 'before') return first - Number.EPSILON;
  return browser === 'after' ? last + Number.EPSILON : (sorted[Math.floor(sorted.length / 2)] ?? first);
}
