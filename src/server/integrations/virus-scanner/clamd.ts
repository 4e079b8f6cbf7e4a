/** ClamAV's daemon: the file goes over a socket in pieces (INSTREAM), the verdict comes back in one line. */
import { connect, type Socket } from 'node:net';
import type { ScanResult, VirusScanner } from './port.ts';

const PIECE_BYTES = 64 * 1024;
const TIMEOUT_MS = 15_000;
const LONGEST_ANSWER = 4096;

/** `host:port`, or the path of a socket. */
export function clamdScanner(address: string): VirusScanner {
  return (content) =>
    new Promise((resolve) => {
      const socket = connect(socketAddress(address));
      let answer = '';
      const end = (result: ScanResult) => {
        clearTimeout(timer);
        socket.destroy();
        resolve(result);
      };
      const timer = setTimeout(() => end({ kind: 'down' }), TIMEOUT_MS);
      socket.on('connect', () => send(socket, content));
      socket.on('data', (bytes) => {
        answer += bytes.toString('latin1');
        if (answer.includes('\0') || answer.length > LONGEST_ANSWER) end(resultOf(answer));
      });
      socket.on('error', () => end({ kind: 'down' }));
      socket.on('close', () => end(resultOf(answer)));
    });
}

function socketAddress(address: string): { host: string; port: number } | { path: string } {
  if (address.startsWith('/')) return { path: address };
  const at = address.lastIndexOf(':');
  return { host: address.slice(0, at), port: Number(address.slice(at + 1)) };
}

function send(socket: Socket, content: Buffer): void {
  socket.write('zINSTREAM\0');
  for (let at = 0; at < content.length; at += PIECE_BYTES) {
    const piece = content.subarray(at, at + PIECE_BYTES);
    const length = Buffer.alloc(4);
    length.writeUInt32BE(piece.length);
    socket.write(length);
    socket.write(piece);
  }
  socket.write(Buffer.alloc(4));
}

/** "stream: OK", "stream: Eicar-Signature FOUND"; anything else is no verdict. */
function resultOf(answer: string): ScanResult {
  const line = answer.replace(/\0[\s\S]*$/, '').trim();
  if (line === 'stream: OK') return { kind: 'clean' };
  const found = /^stream: (.{1,200}) FOUND$/.exec(line)?.[1];
  return found ? { kind: 'infected', name: found } : { kind: 'down' };
}
