/**
 * Callers who come by a schedule, whether the ones before were served or not, from a process of their own. How long a
 * call took is told from when it was due and from when it was sent: the difference is what the callers add themselves.
 */
import { connect, type Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { answerReader } from '../answer-reader.ts';

export type RushOrder = { port: number; requests: string[]; perSecond: number; seconds: number };
/** Status 0: the connection broke before an answer came. */
export type RushCall = { status: number; fromDueMs: number; fromSentMs: number; answeredAfterMs: number };

type Due = { request: string; dueAt: number };
type Line = { send(due: Due): void };

const MOST_SOCKETS = 2000;
const LONGEST_ANSWER_MS = 20_000;

process.on('message', (order: RushOrder) => {
  void rush(order).then((calls) => process.send?.(calls));
});

async function rush({ port, requests, perSecond, seconds }: RushOrder): Promise<RushCall[]> {
  const calls: RushCall[] = [];
  const startedAt = performance.now();
  const sockets = socketPool(port, (call) => {
    calls.push({ ...call, answeredAfterMs: performance.now() - startedAt });
  });
  const total = Math.floor(perSecond * seconds);
  let begun = 0;
  while (begun < total) {
    const due = Math.min(total, Math.floor(((performance.now() - startedAt) / 1000) * perSecond));
    for (; begun < due; begun += 1) {
      const request = requests[begun % requests.length] ?? '';
      sockets.send({ request, dueAt: startedAt + (begun * 1000) / perSecond });
    }
    await pause(1);
  }
  const patientUntil = performance.now() + LONGEST_ANSWER_MS;
  while (calls.length < total && performance.now() < patientUntil) await pause(10);
  sockets.close();
  return calls;
}

/** A socket for every call that is under way, kept for the next. */
function socketPool(port: number, report: (call: Omit<RushCall, 'answeredAfterMs'>) => void) {
  const all = new Set<Socket>();
  const free: Line[] = [];
  const waiting: Due[] = [];

  function open(): Line {
    const socket = connect({ host: '127.0.0.1', port, noDelay: true });
    const reader = answerReader();
    let current: (Due & { sentAt: number }) | null = null;
    all.add(socket);

    function finish(status: number): void {
      if (!current) return;
      const now = performance.now();
      report({ status, fromDueMs: now - current.dueAt, fromSentMs: now - current.sentAt });
      current = null;
    }
    const line: Line = {
      send(due) {
        current = { ...due, sentAt: performance.now() };
        socket.write(due.request);
      },
    };
    socket.on('data', (chunk) => {
      if (!reader.take(chunk)) return;
      finish(Number(reader.head().slice(9, 12)));
      const next = waiting.shift();
      if (next) line.send(next);
      else free.push(line);
    });
    // What broke is counted when it closes.
    socket.on('error', () => {});
    socket.on('close', () => {
      all.delete(socket);
      const place = free.indexOf(line);
      if (place >= 0) free.splice(place, 1);
      finish(0);
    });
    return line;
  }

  return {
    send(due: Due): void {
      const line = free.pop() ?? (all.size < MOST_SOCKETS ? open() : null);
      if (line) line.send(due);
      else waiting.push(due);
    },
    close(): void {
      for (const socket of all) socket.destroy();
    },
  };
}
