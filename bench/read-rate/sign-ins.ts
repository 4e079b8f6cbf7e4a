/** Whole sign-ins, from asking for a code to the token, by people who exist; the code comes by the outbox. */
import { setTimeout } from 'node:timers/promises';
import type pg from 'pg';
import type { Outbox } from '#tests/support/server/outbox.ts';
import type { BareRoute } from './bare-server.ts';
import { cpuMs } from './cpu-time.ts';
import { CALLERS, type Measured } from './measured-pair.ts';
import type { Recorder } from './recorded-calls.ts';

/** The person whose sign-in the bare server repeats, and undoes, again and again. */
const RECORDED = { mobile: '+8801700000002', isInternationalCustomer: false };
const SEND = '/apifabric/auth/otp/send/';
const VERIFY = '/apifabric/auth/otp/verify/';

export async function recordSignIn(recorder: Recorder, outbox: Outbox): Promise<BareRoute[]> {
  const method = 'POST';
  const to = RECORDED.mobile;
  const sent = await recorder.record({ method, path: SEND, body: RECORDED }, null);
  const otp = await outbox.codeFor(to);
  const body = { ...RECORDED, otp, appType: 'Customer' };
  const verified = await recorder.record({ method, path: VERIFY, body }, null);
  return [
    { method, path: SEND, isPublic: true, ...sent },
    { method, path: VERIFY, isPublic: true, ...verified },
  ];
}

/** The first ones warm the server up, each of its processes as much as the bare one and about as long as for a read. */
const WARM_UP_EACH = 3000;
const MEASURED = 1000;
const BUSY = 503;

type SignIns = { cpuMsEach: number; done: number };

/** Each by a person and from a network of its own, as a crowd is. */
export async function measureSignIns(
  client: pg.Client,
  server: Measured,
  outbox: Outbox,
  brandId: string,
): Promise<SignIns> {
  await client.query(
    `insert into people (customer_id, brand_id, name, phone, created_at)
     select gen_random_uuid(), $1, 'Caller ' || n, '+9197' || lpad(n::text, 8, '0'), now()
     from generate_series(1, ${WARM_UP_EACH * server.pids.length + MEASURED}) n`,
    [brandId],
  );
  const mobileOf = (n: number) => `97${String(n).padStart(8, '0')}`;
  const identityOf = (n: number) => ({ mobile: mobileOf(n), isInternationalCustomer: false });
  return measureCrowd(server, {
    send: (n, post) => post(SEND, identityOf(n)),
    codeOf: (n) => outbox.codeFor(`+91${mobileOf(n)}`),
    verify: (n, otp, post) => post(VERIFY, { ...identityOf(n), otp, appType: 'Customer' }),
  });
}

/** The same crowd at the bare server, which repeats what ours asked of the database. */
export function measureBareSignIns(server: Measured): Promise<SignIns> {
  return measureCrowd(server, {
    send: (_n, post) => post(SEND, RECORDED),
    codeOf: async () => '',
    verify: (_n, _otp, post) => post(VERIFY, RECORDED),
  });
}

type Post = (path: string, body: object) => Promise<boolean>;

type SignInSteps = {
  send(n: number, post: Post): Promise<boolean>;
  codeOf(n: number): Promise<string>;
  verify(n: number, otp: string, post: Post): Promise<boolean>;
};

/** All ask, then all codes are waited for, then all sign in: nobody's CPU is counted while a message is on its way. */
async function measureCrowd(
  { port, pids }: Measured,
  { send, codeOf, verify }: SignInSteps,
): Promise<SignIns> {
  const spent = async (work: () => Promise<number>) => {
    const cpu = () => pids.reduce((sum, pid) => sum + cpuMs(pid), 0);
    const before = cpu();
    return { done: await work(), cpu: cpu() - before };
  };
  const group = async (from: number, to: number) => {
    const sent = await spent(() => together(from, to, (n) => send(n, poster(port, n))));
    const codes = new Map<number, string>();
    await together(from, to, async (n) => Boolean(codes.set(n, await codeOf(n))));
    const verified = await spent(() =>
      together(from, to, (n) => verify(n, codes.get(n) ?? '', poster(port, n))),
    );
    return { done: verified.done, cpuMsEach: (sent.cpu + verified.cpu) / verified.done };
  };
  const warmUp = WARM_UP_EACH * pids.length;
  await group(0, warmUp);
  return group(warmUp, warmUp + MEASURED);
}

async function together(from: number, to: number, work: (n: number) => Promise<boolean>): Promise<number> {
  let next = from;
  let done = 0;
  const one = async () => {
    while (next < to) {
      next += 1;
      if (await work(next)) done += 1;
    }
  };
  await Promise.all(Array.from({ length: CALLERS }, one));
  return done;
}

/** Whoever is told that the server is busy, which a cold one may be, comes again when it says. */
function poster(port: number, n: number): Post {
  const headers = {
    'content-type': 'application/json',
    'x-forwarded-for': `203.0.${Math.floor(n / 250)}.${n % 250}`,
  };
  return async function post(path, body) {
    const answer = await fetch(`http://127.0.0.1:${port}${path}`, {
      method: 'POST',
      headers,
      body: JSON.stringify(body),
    });
    await answer.arrayBuffer();
    if (answer.status !== BUSY) return answer.ok;
    await setTimeout(Number(answer.headers.get('retry-after')) * 1000);
    return post(path, body);
  };
}
