/** The callers, in a process of their own: plain sockets that send requests and wait for each answer. */
import { connect } from 'node:net';

export type LoadOrder = { port: number; requests: string[]; callers: number; seconds: number };
export type LoadReport = { answered: number; refused: number; latenciesMs: number[] };

const HEAD_END = '\r\n\r\n';

process.on('message', (order: LoadOrder) => {
  void runLoad(order).then((report) => process.send?.(report));
});

async function runLoad({ port, requests, callers, seconds }: LoadOrder): Promise<LoadReport> {
  const report: LoadReport = { answered: 0, refused: 0, latenciesMs: [] };
  const end = performance.now() + seconds * 1000;
  let next = 0;
  const take = () => requests[next++ % requests.length] ?? '';
  await Promise.all(Array.from({ length: callers }, () => callUntil(end, port, take, report)));
  return report;
}

function callUntil(end: number, port: number, take: () => string, report: LoadReport): Promise<void> {
  return new Promise((resolve, reject) => {
    const socket = connect({ host: '127.0.0.1', port, noDelay: true });
    let sentAt = 0;
    let head = '';
    let bodyLeft = 0;

    const send = () => {
      if (performance.now() >= end) {
        socket.end();
        resolve();
        return;
      }
      head = '';
      sentAt = performance.now();
      socket.write(take());
    };
    const finish = () => {
      if (head.startsWith('HTTP/1.1 200')) report.answered += 1;
      else report.refused += 1;
      report.latenciesMs.push(performance.now() - sentAt);
      send();
    };
    socket.on('connect', send);
    socket.on('error', reject);
    socket.on('data', (chunk) => {
      if (bodyLeft > 0) bodyLeft -= chunk.length;
      else {
        head += chunk.toString('latin1');
        const bodyAt = head.indexOf(HEAD_END);
        if (bodyAt < 0) return;
        const length = /content-length: (\d+)/i.exec(head)?.[1] ?? '0';
        bodyLeft = Number(length) - (head.length - bodyAt - HEAD_END.length);
      }
      if (bodyLeft <= 0) finish();
    });
  });
}
