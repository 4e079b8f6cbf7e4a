/** Whole sign-ins, from asking for a code to the token, by people who exist; the code comes by the outbox. */
import type pg from 'pg';
import type { Outbox } from '#tests/support/server/outbox.ts';
import type { BareRoute } from './bare-server.ts';
import { cpuMs } from './cpu-time.ts';
import type { Measured } from './measured-pair.ts';
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

/** The first ones warm the server up. */
const WARM_UP = 400;
const PEOPLE = 1200;
const AT_ONCE = 16;

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
     from generate_series(1, ${PEOPLE}) n`,
    [brandId],
  );
  return measureCrowd(server, async (n, post) => {
    const mobile = `97${String(n).padStart(8, '0')}`;
    const identity = { mobile, isInternationalCustomer: false };
    if (!(await post(SEND, identity))) return false;
    const otp = await outbox.codeFor(`+91${mobile}`);
    return post(VERIFY, { ...identity, otp, appType: 'Customer' });
  });
}

/** The same crowd at the bare server, which repeats what ours asked of the database. */
export function measureBareSignIns(server: Measured): Promise<SignIns> {
  return measureCrowd(server, async (_n, post) => (await post(SEND, RECORDED)) && post(VERIFY, RECORDED));
}

type Post = (path: string, body: object) => Promise<boolean>;

async function measureCrowd(
  { port, pids }: Measured,
  signIn: (n: number, post: Post) => Promise<boolean>,
): Promise<SignIns> {
  const cpu = () => pids.reduce((sum, pid) => sum + cpuMs(pid), 0);
  let next = 0;
  const signInUntil = async (last: number) => {
    let done = 0;
    const one = async () => {
      while (next < last) {
        next += 1;
        if (await signIn(next, poster(port, next))) done += 1;
      }
    };
    await Promise.all(Array.from({ length: AT_ONCE }, one));
    return done;
  };
  await signInUntil(WARM_UP);
  const before = cpu();
  const done = await signInUntil(PEOPLE);
  return { cpuMsEach: (cpu() - before) / done, done };
}

function poster(port: number, n: number): Post {
  const headers = {
    'content-type': 'application/json',
    'x-forwarded-for': `203.0.${Math.floor(n / 250)}.${n % 250}`,
  };
  return async (path, body) => {
    const answer = await fetch(`http://127.0.0.1:${port}${path}`, {
      method: 'POST',
      headers,
      body: JSON.stringify(body),
    });
    await answer.arrayBuffer();
    return answer.ok;
  };
}
