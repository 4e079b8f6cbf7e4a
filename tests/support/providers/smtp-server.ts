/** A mail server that speaks just enough SMTP: it takes every letter, and fails each one as often as a test says. */

import type { AddressInfo } from 'node:net';
import { createServer, type Socket } from 'node:net';

export type Letter = { to: string; content: string };

export async function openSmtpServer({
  refuses = () => false,
}: {
  refuses?: (letter: Letter) => boolean;
} = {}) {
  const letters: Letter[] = [];
  const server = createServer((socket) =>
    speak(socket, (letter) => {
      if (refuses(letter)) return false;
      letters.push(letter);
      return true;
    }),
  );
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    letters,
    url: `smtp://127.0.0.1:${port}`,
    close: () => new Promise<void>((resolve) => server.close(() => resolve())),
  };
}

function speak(socket: Socket, take: (letter: Letter) => boolean): void {
  let to = '';
  let content: string | null = null;
  let rest = '';
  socket.on('error', () => {});
  socket.write('220 test\r\n');
  socket.on('data', (piece) => {
    rest += piece.toString('utf8');
    for (let end = rest.indexOf('\r\n'); end >= 0; end = rest.indexOf('\r\n')) {
      hear(rest.slice(0, end));
      rest = rest.slice(end + 2);
    }
  });
  function hear(line: string): void {
    if (content !== null) {
      if (line !== '.') content += `${line}\n`;
      else {
        socket.write(take({ to, content }) ? '250 taken\r\n' : '451 try again\r\n');
        content = null;
      }
      return;
    }
    const word = line.slice(0, 4).toUpperCase();
    if (word === 'RCPT') to = /<([^>]*)>/.exec(line)?.[1] ?? '';
    if (word === 'DATA') content = '';
    if (word === 'QUIT') socket.end('221 bye\r\n');
    else socket.write(word === 'DATA' ? '354 go on\r\n' : '250 ok\r\n');
  }
}
