/** A caller that keeps its cookies between calls, as a browser does. */
import type { InjectOptions } from 'fastify';
import { sendCode, verifyCode } from '#contract/customer/auth.ts';
import type { ErrorBody } from '#contract/errors.ts';
import { newAddress } from './visitor.ts';
import type { Customer, World } from './world.ts';

export type Answered = { status: number; error: ErrorBody | undefined; retryAfter: number };

export function browserIn(world: World, address = newAddress()) {
  const cookies = new Map<string, string>();
  const inject = async ({ headers, ...request }: InjectOptions) => {
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const answer = await world
      .visitor({ address })
      .inject({ ...request, headers: { ...(cookie ? { cookie } : {}), ...headers } });
    for (const { name, value } of answer.cookies) cookies.set(name, value);
    return answer;
  };
  const post = async (
    url: string,
    payload: object,
    headers: Record<string, string> = {},
  ): Promise<Answered> => {
    const answer = await inject({ method: 'POST', url, payload, headers });
    const { error } = answer.json() as { error?: ErrorBody };
    return { status: answer.statusCode, error, retryAfter: Number(answer.headers['retry-after'] ?? 0) };
  };
  return {
    address,
    cookies,
    inject,
    ask: (customer: Pick<Customer, 'identity'>, headers?: Record<string, string>) =>
      post(sendCode.path, customer.identity, headers),
    enter: (customer: Pick<Customer, 'identity'>, otp: string, headers?: Record<string, string>) =>
      post(verifyCode.path, { ...customer.identity, otp, appType: 'Customer' }, headers),
  };
}
