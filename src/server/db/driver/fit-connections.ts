/** Connections of the pool, without those that lead to a node which has become a replica. */
import type pg from 'pg';

export type FitConnections = {
  take(): Promise<pg.PoolClient>;
  /** All that are open now are closed once nobody uses them, and not handed out again. */
  throwAway(): void;
};

export function fitConnections(pool: pg.Pool): FitConnections {
  const bornIn = new WeakMap<pg.PoolClient, number>();
  let generation = 0;
  pool.on('connect', (client) => bornIn.set(client, generation));
  return {
    async take() {
      for (;;) {
        const client = await pool.connect();
        if ((bornIn.get(client) ?? generation) === generation) return client;
        client.release(true);
      }
    },
    throwAway() {
      generation += 1;
    },
  };
}
