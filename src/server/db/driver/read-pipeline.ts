/** Reads share a few connections and are sent without waiting for each other: one write to a socket carries many. */
import { PreparedClient, type PreparedClientConfig, traceToAsker } from './prepared-client.ts';
import type { StatementRunner } from './statement-runners.ts';

export type ReadPipeline = StatementRunner & {
  /** Open connections, and reads that were sent on them and not answered yet. */
  load(): { connections: number; unanswered: number };
  /** What is on its way is still answered; whatever comes goes over new connections. */
  renew(): void;
  close(): Promise<void>;
};

type Line = { client: PreparedClient; ready: Promise<void>; unanswered: number };

export function openReadPipeline(
  config: PreparedClientConfig,
  { connections, onError }: { connections: number; onError: (error: Error) => void },
): ReadPipeline {
  const lines: Line[] = [];
  let isClosed = false;

  function openLine(): Line {
    const client = new PreparedClient(config);
    const line: Line = { client, ready: client.connect().then(() => {}), unanswered: 0 };
    const drop = () => {
      const at = lines.indexOf(line);
      if (at >= 0) lines.splice(at, 1);
    };
    client.on('error', (error) => {
      drop();
      onError(error);
    });
    client.on('end', drop);
    // Whoever waits for it hears of it; the next read tries anew.
    line.ready.catch(drop);
    lines.push(line);
    return line;
  }

  /** The shortest line, so that a slow read holds up few; another is opened while all have somebody waiting. */
  function shortest(): Line {
    const [first, ...others] = lines;
    if (!first) return openLine();
    const line = others.reduce(
      (least, other) => (other.unanswered < least.unanswered ? other : least),
      first,
    );
    return line.unanswered > 0 && lines.length < connections ? openLine() : line;
  }

  return {
    async query<Row>(text: string, values: readonly unknown[]) {
      if (isClosed) throw new Error('Connection terminated: the database was closed');
      const line = shortest();
      line.unanswered += 1;
      try {
        await line.ready;
        const { rows } = await line.client.query(text, values);
        return rows as Row[];
      } catch (error) {
        traceToAsker(error);
        throw error;
      } finally {
        line.unanswered -= 1;
      }
    },
    load: () => ({
      connections: lines.length,
      unanswered: lines.reduce((sum, line) => sum + line.unanswered, 0),
    }),
    renew() {
      for (const { client } of lines.splice(0)) client.end().catch(onError);
    },
    async close() {
      isClosed = true;
      await Promise.all(lines.map(({ client }) => client.end()));
    },
  };
}
