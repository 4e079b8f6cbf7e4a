/** Speaks ClamAV's INSTREAM: finds the EICAR test file, answers in the daemon's own words, and can be made to fail. */

import type { AddressInfo } from 'node:net';
import { createServer, type Socket } from 'node:net';

/** The industry's harmless test file, in two halves so that no scanner takes offence at this one. */
export const EICAR = ['X5O!P%@AP[4\\PZX54(P^)7CC)7}$', 'EICAR-STANDARD-ANTIVIRUS-TEST-FILE!$H+H*'].join('');

export type ClamdMode = 'works' | 'silent' | 'broken' | 'hangs up';

export async function openClamd() {
  let mode: ClamdMode = 'works';
  const scanned: Buffer[] = [];
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on('error', () => {});
    let held = Buffer.alloc(0);
    socket.on('data', (bytes: Buffer) => {
      if (mode === 'hangs up') socket.destroy();
      held = Buffer.concat([held, bytes]);
      const file = fileIn(held);
      if (file === null || mode === 'silent') return;
      scanned.push(file);
      const verdict = file.includes(EICAR) ? 'stream: Eicar-Test-Signature FOUND' : 'stream: OK';
      socket.end(`${mode === 'broken' ? 'INSTREAM size limit exceeded. ERROR' : verdict}\0`);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    address: `127.0.0.1:${(server.address() as AddressInfo).port}`,
    scanned,
    behave(next: ClamdMode) {
      mode = next;
    },
    async close() {
      for (const socket of sockets) socket.destroy();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

/** Null until the empty piece that ends the stream is there. */
function fileIn(bytes: Buffer): Buffer | null {
  const command = 'zINSTREAM\0';
  if (bytes.length < command.length) return null;
  if (bytes.subarray(0, command.length).toString() !== command) throw new Error('Not a scan.');
  const pieces: Buffer[] = [];
  for (let at = command.length; at + 4 <= bytes.length; ) {
    const length = bytes.readUInt32BE(at);
    if (length === 0) return Buffer.concat(pieces);
    if (at + 4 + length > bytes.length) return null;
    pieces.push(bytes.subarray(at + 4, at + 4 + length));
    at += 4 + length;
  }
  return null;
}
