/** Short connections to the test database server, for making and dropping databases. */
import pg from 'pg';
import { connectTimeoutMs } from '#server/db/driver/connect-timeout.ts';

export function withDatabase(serverUrl: string, database: string): string {
  const url = new URL(serverUrl);
  url.pathname = `/${database}`;
  return url.href;
}

export async function askServer<T>(serverUrl: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const connectionTimeoutMillis = connectTimeoutMs(serverUrl, 5000);
  const client = new pg.Client({ connectionString: serverUrl, connectionTimeoutMillis });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}
