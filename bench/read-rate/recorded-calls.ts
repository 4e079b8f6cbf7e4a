/** What our server asks of the database for one call, written down so that the bare server can ask the same. */
import pg from 'pg';
import { buildApp } from '#server/app.ts';
import { readConfig } from '#server/config.ts';
import { PreparedClient } from '#server/db/driver/prepared-client.ts';
import { openServices } from '#server/open-services.ts';
import type { BareStatement } from './bare-server.ts';

export type Call = { method: 'GET' | 'POST'; path: string; body?: object };
export type RecordedCall = { statements: BareStatement[]; reply: unknown };
export type Recorder = {
  record(call: Call, token: string | null): Promise<RecordedCall>;
  close(): Promise<void>;
};

export async function openRecorder(databaseUrl: string, env: Record<string, string>): Promise<Recorder> {
  const config = readConfig({ ...env, DATABASE_URL: databaseUrl, LOG_LEVEL: 'silent', PROCESSES: '1' });
  const { services, close } = await openServices(config, { worksOffJobs: false });
  const app = await buildApp(services, { webRoot: '/nonexistent' });
  return {
    async record({ method, path, body }, token) {
      const statements: BareStatement[] = [];
      const stop = recordInto(statements);
      const answer = await app.inject({
        method,
        url: path,
        ...(body ? { payload: body } : {}),
        ...(token ? { headers: { authorization: `Bearer ${token}` } } : {}),
      });
      stop();
      if (answer.statusCode !== 200) throw new Error(`${path} answered ${answer.statusCode}: ${answer.body}`);
      // The session is looked up by the bare server itself.
      return { statements: token ? statements.slice(1) : statements, reply: answer.json() };
    },
    async close() {
      await app.close();
      await close();
    },
  };
}

function recordInto(statements: BareStatement[]): () => void {
  const { query } = pg.Client.prototype;
  pg.Client.prototype.query = function (this: pg.Client, ...args: [BareStatement | string, unknown[]?]) {
    const [config, values = []] = args;
    const { text, values: given } = typeof config === 'string' ? { text: config, values } : config;
    if (this instanceof PreparedClient) statements.push({ text, values: [...(given ?? [])] });
    return Reflect.apply(query, this, args);
  } as typeof query;
  return () => {
    pg.Client.prototype.query = query;
  };
}
