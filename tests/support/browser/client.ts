/** The typed client over real HTTP, for whoever acts in a browser test without a browser. */
import { type Call, createClient } from '#contract/client.ts';
import { answered } from './people.ts';

export type ClientOptions = { serverUrl: string; address: string; token: string | null };

export function clientAt({ serverUrl, address, token }: ClientOptions): Call {
  return createClient(async ({ method, path, body, headers }) => {
    const answer = await answered(serverUrl + path, {
      method,
      headers: {
        ...headers,
        'x-forwarded-for': address,
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...(token ? { authorization: `Bearer ${token}` } : {}),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    return { status: answer.status, body: await answer.json() };
  });
}
