/** Plays a buyer at the sandbox's checkout page, through the real form. */
import type { NewProviderOrder } from '#server/integrations/payments/payment-provider.ts';
import {
  deliverDueWebhooks,
  type PostWebhook,
} from '#server/integrations/payments/sandbox/deliver-webhooks.ts';
import type { Answered } from '#tests/support/server/visitor.ts';
import type { World } from '#tests/support/server/world.ts';
import { someProviderOrder } from './payment-providers.ts';

export async function aSandboxOrder(world: World, order: Partial<NewProviderOrder> = {}): Promise<string> {
  const made = await world.services.payments.forMarket('IN').createOrder(someProviderOrder(order));
  return made.providerOrderId;
}

const BOUNDARY = 'a-form-of-the-tests';

export function postForm(world: World, url: string, fields: Record<string, string>): Promise<Answered> {
  const lines = Object.entries(fields).map(
    ([name, value]) => `--${BOUNDARY}\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`,
  );
  return world.inject({
    method: 'POST',
    url,
    headers: { 'content-type': `multipart/form-data; boundary=${BOUNDARY}` },
    payload: `${lines.join('')}--${BOUNDARY}--\r\n`,
  });
}

export type SandboxChoice = { method?: string; outcome?: string; webhooks?: string };

/** Presses a button of the checkout page and returns what the app finds in the fragment. */
export async function checkOut(
  world: World,
  providerOrderId: string,
  { method = 'card', outcome = 'success', webhooks = 'prompt' }: SandboxChoice = {},
): Promise<Record<string, string>> {
  const url = `/sandbox-checkout/${providerOrderId}`;
  const answer = await postForm(world, url, { method, outcome, webhooks });
  if (answer.statusCode !== 303)
    throw new Error(`The checkout answered ${answer.statusCode}: ${answer.body}`);
  const fragment = String(answer.headers.location).split('#')[1];
  return Object.fromEntries(new URLSearchParams(fragment));
}

/** Delivers what is due by the test's clock to `door` and hands back what arrived, in order. */
export async function deliverWebhooks(
  world: World,
  door: PostWebhook = async () => true,
): Promise<{ body: string; headers: Record<string, string> }[]> {
  const arrived: { body: string; headers: Record<string, string> }[] = [];
  await deliverDueWebhooks(world.services, world.clock.now(), async (body, headers) => {
    const isTaken = await door(body, headers);
    if (isTaken) arrived.push({ body, headers });
    return isTaken;
  });
  return arrived;
}

export function eventsIn(arrived: { body: string }[]): string[] {
  return arrived.map(({ body }) => (JSON.parse(body) as { event: string }).event);
}
