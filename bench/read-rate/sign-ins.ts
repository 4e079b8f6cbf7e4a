/** Whole sign-ins, from asking for a code to the token, by people who exist; the code comes by the outbox. */
import type pg from 'pg';
import type { Outbox } from '#tests/support/server/outbox.ts';
import type { BareRoute } from './bare-server.ts';
import { cpuMs } from './cpu-time.ts';
import { CALLERS, httpText, type LoadDriver, type Measured } from './measured-pair.ts';
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

/** The first ones warm the server up, each of its processes as much as the bare one: before, the engine still compiles. */
const WARM_UP_EACH = 6000;
const MEASURED = 1000;

export type SignIns = {
  /** Milliseconds of CPU a sign-in, of the server's processes. */
  serverMs: number;
  done: number;
};
/** A round is taken by turns with the other server's, as for reads. */
export type SignInCrowd = { warmUp(): Promise<void>; round(): Promise<SignIns> };

/** Each by a person and from a network of its own, as a crowd is. */
export async function openSignIns(
  client: pg.Client,
  load: LoadDriver,
  server: Measured,
  outbox: Outbox,
  { brandId, rounds }: { brandId: string; rounds: number },
): Promise<SignInCrowd> {
  await client.query(
    `insert into people (customer_id, brand_id, name, phone, created_at)
     select gen_random_uuid(), $1, 'Caller ' || n, '+9197' || lpad(n::text, 8, '0'), now()
     from generate_series(1, ${WARM_UP_EACH * server.pids.length + MEASURED * rounds}) n`,
    [brandId],
  );
  const mobileOf = (n: number) => `97${String(n).padStart(8, '0')}`;
  return crowdOf(load, server, {
    identityOf: (n) => ({ mobile: mobileOf(n), isInternationalCustomer: false }),
    codeOf: (n) => outbox.codeFor(`+91${mobileOf(n)}`),
  });
}

/** The same crowd at the bare server, which repeats what ours asked of the database. */
export function openBareSignIns(load: LoadDriver, server: Measured): SignInCrowd {
  return crowdOf(load, server, { identityOf: () => RECORDED, codeOf: async () => '' });
}

type People = { identityOf(n: number): object; codeOf(n: number): Promise<string> };

/** All ask, then all codes are waited for, then all sign in: nobody's CPU is counted while a message is on its way. */
function crowdOf(load: LoadDriver, { port, pids }: Measured, { identityOf, codeOf }: People): SignInCrowd {
  let signedIn = 0;
  const spent = async (requests: string[]) => {
    const cpu = () => pids.reduce((sum, pid) => sum + cpuMs(pid), 0);
    const before = cpu();
    const { answered } = await load.run({ port, requests, callers: CALLERS });
    return { answered, cpu: cpu() - before };
  };
  const group = async (size: number): Promise<SignIns> => {
    const people = Array.from({ length: size }, (_, i) => signedIn + i + 1);
    signedIn += size;
    const sent = await spent(people.map((n) => postText(n, SEND, identityOf(n))));
    const codes: string[] = [];
    for (const n of people) codes.push(await codeOf(n));
    const verified = await spent(
      people.map((n, i) => postText(n, VERIFY, { ...identityOf(n), otp: codes[i], appType: 'Customer' })),
    );
    return { done: verified.answered, serverMs: (sent.cpu + verified.cpu) / verified.answered };
  };
  return {
    async warmUp() {
      await group(WARM_UP_EACH * pids.length);
    },
    round: () => group(MEASURED),
  };
}

function postText(n: number, path: string, body: object): string {
  return httpText('POST', path, { 'x-forwarded-for': `203.0.${Math.floor(n / 250)}.${n % 250}` }, body);
}
