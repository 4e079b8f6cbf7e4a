/** The callers, in a process of their own: plain sockets that send requests and wait for each answer. */
import { connect } from 'node:net';
import { answerReader } from '../answer-reader.ts';

/** For so many seconds again and again; without them each request once. */
export type LoadOrder = { port: number; requests: string[]; callers: number; seconds?: number };
export type LoadReport = { answered: number; refused: number; latenciesMs: number[] };

process.on('message', (order: LoadOrder) => {
  void runLoad(order).then((report) => process.send?.(report));
});

async function runLoad({ port, requests, callers, seconds }: LoadOrder): Promise<LoadReport> {
  const report: LoadReport = { answered: 0, refused: 0, latenciesMs: [] };
  const end = seconds === undefined ? null : performance.now() + seconds * 1000;
  let next = 0;
  const take = () => {
    if (end === null) return requests[next++];
    return performance.now() < end ? requests[next++ % requests.length] : undefined;
  };
  const isPatient = end === null;
  await Promise.all(Array.from({ length: callers }, () => callOn({ port, take, isPatient, report })));
  return report;
}

type Caller = {
  port: number;
  take(): string | undefined;
  /** Comes again when the server, which is cold at first, says that it is busy. */
  isPatient: boolean;
  report: LoadReport;
};

function callOn({ port, take, isPatient, report }: Caller): Promise<void> {
  return new Promise((resolve, reject) => {
    const socket = connect({ host: '127.0.0.1', port, noDelay: true });
    const reader = answerReader();
    let sentAt = 0;
    let request: string | undefined;

    const sendNext = () => {
      request = take();
      if (request !== undefined) return send(request);
      socket.end();
      resolve();
    };
    const send = (text: string) => {
      sentAt = performance.now();
      socket.write(text);
    };
    const finish = () => {
      const head = reader.head();
      const busyFor = /^HTTP\/1\.1 503[\s\S]*?retry-after: (\d+)/i.exec(head)?.[1];
      if (isPatient && busyFor) {
        setTimeout(send, Number(busyFor) * 1000, request);
        return;
      }
      if (head.startsWith('HTTP/1.1 200')) report.answered += 1;
      else report.refused += 1;
      report.latenciesMs.push(performance.now() - sentAt);
      sendNext();
    };
    socket.on('connect', sendNext);
    socket.on('error', reject);
    // After the last answer nobody listens any more.
    socket.on('close', () => reject(new Error('The server ended a connection.')));
    socket.on('data', (chunk) => {
      if (reader.take(chunk)) finish();
    });
  });
}
