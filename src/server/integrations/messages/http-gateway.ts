/**
 * SMS and WhatsApp through a gateway that takes a JSON POST: `{to, text}` with a bearer key. It answers 422 with
 * `{"code": "not_on_whatsapp"}` for a number that WhatsApp does not know.
 */
import { withTimeLimit } from '../time-limit.ts';
import { NotOnWhatsapp, type Sender } from './port.ts';

const TIMEOUT_MS = 3000;

export function gatewaySender({ apiBase, apiKey }: { apiBase: string; apiKey: string | null }): Sender {
  return ({ to, text, purpose }) =>
    withTimeLimit(TIMEOUT_MS, async (signal) => {
      const answer = await fetch(new URL('messages', withSlash(apiBase)), {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          ...(apiKey ? { authorization: `Bearer ${apiKey}` } : {}),
        },
        body: JSON.stringify({ to, text, purpose }),
        signal,
        redirect: 'error',
      });
      if (answer.status === 422 && (await codeOf(answer)) === 'not_on_whatsapp') throw new NotOnWhatsapp();
      await answer.body?.cancel();
      if (!answer.ok) throw new Error(`The message gateway answered ${answer.status}.`);
    });
}

async function codeOf(answer: Response): Promise<unknown> {
  const body: unknown = await answer.json().catch(() => null);
  return typeof body === 'object' && body !== null && 'code' in body ? body.code : null;
}

function withSlash(base: string): string {
  return base.endsWith('/') ? base : `${base}/`;
}
