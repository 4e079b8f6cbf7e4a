/** Everything that goes on while something breaks, and what is left of it afterwards. */
import pg from 'pg';
import { openDatabase } from '#server/db/database.ts';
import { type HttpBuyer, openHttpBuyer } from '#tests/support/data/money-buyer.ts';
import { isMoneyRight, moneyFacts } from '#tests/support/data/money-facts.ts';
import { waitFor } from '#tests/support/server/wait-for.ts';
import { compareDemoRequests } from '../demo-requests.ts';
import { untilPolled } from '../until-polled.ts';
import { historyProblem } from './proved-history.ts';
import { startBuyers } from './steady-buyers.ts';
import { startStreams } from './steady-streams.ts';
import { startWrites } from './steady-writes.ts';

const WRITES_IN_A_ROW = 20;
const LIMIT_MS = 180_000;

export type Outcome = {
  acknowledged: number;
  payments: number;
  lost: number;
  doubled: number;
  faults: string[];
};

export type Load = {
  /** Writes are acknowledged, one after the other, from now on. */
  untilWritten(): Promise<void>;
  /** The screens are live as well. */
  untilHeard(): Promise<void>;
  longestSilence(since: number): number;
  refused(): ReadonlyMap<string, number>;
  stop(): Promise<void>;
  /** Once it has stopped. */
  outcome(databaseUrl: string): Promise<Outcome>;
};

export type LoadPlan = { url: string; token: string; databaseUrl: string; webhookSecret: string };

export async function startLoad({ url, token, databaseUrl, webhookSecret }: LoadPlan): Promise<Load> {
  const since = new Date();
  const buyer: HttpBuyer = await openHttpBuyer({ url, token, databaseUrl });
  // Its own connection is to a primary that may be gone soon.
  await buyer.close();
  const writes = startWrites(url);
  const buyers = startBuyers(buyer, url, webhookSecret);
  const streams = startStreams(url, token);
  return {
    async untilWritten() {
      const wanted = writes.acknowledged.length + WRITES_IN_A_ROW;
      await waitFor('writes to be acknowledged', () => writes.acknowledged.length >= wanted, LIMIT_MS);
    },
    untilHeard: () => streams.allHear(),
    longestSilence: writes.longestSilence,
    refused: () => writes.refused,
    async stop() {
      await Promise.all([writes.stop(), buyers.stop()]);
      streams.stop();
    },
    async outcome(url) {
      const db = openDatabase({ url, poolSize: 4, onIdleError: () => {} });
      const client = new pg.Client({ connectionString: url });
      await client.connect();
      await untilPolled(db, since);
      const orders = await buyers.journeys.compare(db, since);
      const small = await compareDemoRequests(client, writes.acknowledged);
      const money = await moneyFacts(db, since);
      await Promise.all([client.end(), db.close()]);
      return {
        acknowledged: writes.acknowledged.length,
        payments: money.payments,
        lost: orders.lost + small.lost + money.missing,
        doubled: orders.doubled + small.doubled + money.doubled,
        faults: [
          ...money.halfDone,
          ...money.problems,
          ...(isMoneyRight(money) ? [] : ['the books do not match the provider']),
          ...historyProblem(url),
        ],
      };
    },
  };
}
