/** The smallest write there is: somebody asks to be shown the product, once for each name. */

import type pg from 'pg';
import { someAddress } from '#tests/support/data/money-buyer.ts';

/** One try; the same name is the same request. Answers the status. */
export async function askForDemo(url: string, name: string, signal?: AbortSignal): Promise<number> {
  const answer = await fetch(`${url}/api/requestDemo`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'idempotency-key': name,
      'x-forwarded-for': someAddress(),
    },
    body: JSON.stringify({ name, email: 'crash@bench.example', contact: '1' }),
    ...(signal ? { signal } : {}),
  });
  await answer.arrayBuffer();
  return answer.status;
}

/** What was acknowledged and is not there, and what is there more than once. */
export async function compareDemoRequests(
  client: pg.Client,
  acknowledged: readonly string[],
): Promise<{ lost: number; doubled: number }> {
  const { rows } = await client.query<{ name: string; n: string }>(
    'select name, count(*) as n from demo_requests group by name',
  );
  const counts = new Map(rows.map(({ name, n }) => [name, Number(n)]));
  return {
    lost: acknowledged.filter((name) => !counts.has(name)).length,
    doubled: [...counts.values()].filter((n) => n > 1).length,
  };
}
