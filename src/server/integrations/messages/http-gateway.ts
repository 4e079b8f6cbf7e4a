/** SMS and WhatsApp through a gateway that takes a JSON POST: `{to, text}` with a bearer key. */
import type { Sender } from './port.ts';

const TIMEOUT_MS = 3000;

export function gatewaySender({ apiBase, apiKey }: { apiBase: string; apiKey: string | null }): Sender {
  return async ({ to, text, purpose }) => {
    const answer = await fetch(new URL('messages', withSlash(apiBase)), {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        ...(apiKey ? { authorization: `Bearer ${apiKey}` } : {}),
      },
      body: JSON.stringify({ to, text, purpose }),
      signal: AbortSignal.timeout(TIMEOUT_MS),
      redirect: 'error',
    });
    await answer.body?.cancel();
    if (!answer.ok) throw new Error(`The message gateway answered ${answer.status}.`);
  };
}

function withSlash(base: string): string {
  return base.endsWith('/') ? base : `${base}/`;
}
