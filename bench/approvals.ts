/** 100 approvals at the same moment, again and again, over two processes: one wins. `node bench/approvals.ts [rounds]` */
import { randomUUID } from 'node:crypto';
import { MEASURED_QUOTE, MEASURED_REQUEST } from './measured-request.ts';
import { openMeasuredServer } from './measured-server.ts';
import { signInDemoCustomer, signInDemoStaff } from './sign-in.ts';

const ROUNDS = Number(process.argv[2] ?? 200);
const APPROVALS = 100;
const QUOTES = 4;

type Round = { winners: number; refused: number; others: number };

const measured = await openMeasuredServer();
try {
  const first = await measured.start();
  // Before the second process starts, because either of them may print a code.
  const customer = await signInDemoCustomer(first);
  const staff = await signInDemoStaff(first);
  const servers = [first, await measured.start()] as const;
  const suppliers = await call<{ supplierId: string }[]>(servers[0].url, staff, 'GET', '/apidesk/suppliers/');
  const rounds: Round[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const quoteIds = await aQuotedRequest(servers[0].url);
    rounds.push(await approveAtOnce(quoteIds));
  }
  report(rounds);

  async function aQuotedRequest(url: string): Promise<string[]> {
    const { fabId } = await call<{ fabId: string }>(
      url,
      customer,
      'POST',
      '/apifabric/fabrics/',
      MEASURED_REQUEST,
    );
    await call(url, customer, 'POST', `/apifabric/fabrics/${fabId}/submit/`, {});
    const quotes = suppliers.slice(0, QUOTES).map(({ supplierId }) =>
      call<{ quoteId: string }>(url, staff, 'POST', `/apidesk/fabrics/${fabId}/quotes/`, {
        supplierId,
        ...MEASURED_QUOTE,
      }),
    );
    return (await Promise.all(quotes)).map(({ quoteId }) => quoteId);
  }

  async function approveAtOnce(quoteIds: string[]): Promise<Round> {
    const statuses = await Promise.all(
      Array.from({ length: APPROVALS }, (_, place) => {
        const { url } = servers[place % 2 === 0 ? 0 : 1];
        const path = `/apifabric/quotes/${quoteIds[place % quoteIds.length]}/approve/`;
        return statusOf(url, customer, 'POST', path, { version: 1 });
      }),
    );
    const winners = statuses.filter((status) => status === 200).length;
    const refused = statuses.filter((status) => status === 409).length;
    return { winners, refused, others: APPROVALS - winners - refused };
  }
} finally {
  await measured.close();
}

function report(rounds: Round[]): void {
  const wrong = rounds.filter(({ winners, others }) => winners !== 1 || others > 0).length;
  const refused = rounds.reduce((sum, round) => sum + round.refused, 0);
  console.log(
    `${rounds.length} rounds of ${APPROVALS} approvals: ${refused} refused, ${wrong} rounds wrong (goal 0)`,
  );
  if (wrong > 0) process.exitCode = 1;
}

async function call<Data>(
  url: string,
  token: string,
  method: string,
  path: string,
  body?: object,
): Promise<Data> {
  const answer = await send(url, token, method, path, body);
  if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${await answer.text()}`);
  return ((await answer.json()) as { data: Data }).data;
}

async function statusOf(
  url: string,
  token: string,
  method: string,
  path: string,
  body: object,
): Promise<number> {
  const answer = await send(url, token, method, path, body);
  await answer.arrayBuffer();
  return answer.status;
}

function send(url: string, token: string, method: string, path: string, body?: object): Promise<Response> {
  return fetch(url + path, {
    method,
    headers: {
      authorization: `Bearer ${token}`,
      'idempotency-key': randomUUID(),
      ...(body ? { 'content-type': 'application/json' } : {}),
    },
    ...(body ? { body: JSON.stringify(body) } : {}),
  });
}
