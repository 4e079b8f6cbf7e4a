import { expect, test } from 'vitest';
import { isConnectionLost, isDatabaseUnavailable } from './database-faults.ts';

const AWAY = {
  postgres: '08006 08001 53300 57P01 57P02 57P03 57014 55P03 25006',
  socket: 'ECONNREFUSED ECONNRESET EPIPE ETIMEDOUT ENOTFOUND EAI_AGAIN EHOSTUNREACH ENETUNREACH',
};

test.each(`${AWAY.postgres} ${AWAY.socket}`.split(' '))(
  'the code %s means that the database is away, and the call may be repeated',
  (code) => {
    expect(isDatabaseUnavailable(Object.assign(new Error('x'), { code }))).toBe(true);
  },
);

test.each([
  'Connection terminated unexpectedly',
  'timeout exceeded when trying to connect',
  'Client has encountered a connection error and is not queryable',
  'Client was closed and is not queryable',
])('so does "%s"', (message) => {
  expect(isDatabaseUnavailable(new Error(message))).toBe(true);
});

test('a socket file that is missing means the same, any other missing file does not', () => {
  const missing = Object.assign(new Error('x'), { code: 'ENOENT' });
  expect(isDatabaseUnavailable(Object.assign(missing, { syscall: 'connect' }))).toBe(true);
  expect(isDatabaseUnavailable(Object.assign(missing, { syscall: 'open' }))).toBe(false);
});

test.each(['23505', '22021', '42601', '40001', undefined])('the code %s does not', (code) => {
  expect(isDatabaseUnavailable(Object.assign(new Error('x'), { code }))).toBe(false);
});

test.each(['08006', '57P01', '57P02', '57P03', 'ECONNRESET', 'EPIPE'])(
  'the code %s means that a connection was lost',
  (code) => {
    expect(isConnectionLost(Object.assign(new Error('x'), { code }))).toBe(true);
  },
);

test.each(['57014', '53300', '25006', 'ECONNREFUSED'])('the code %s does not', (code) => {
  expect(isConnectionLost(Object.assign(new Error('x'), { code }))).toBe(false);
});

test('a connection that could not be opened was not lost', () => {
  const refused = Object.assign(new Error('x'), { code: 'ECONNRESET', syscall: 'connect' });
  expect(isConnectionLost(refused)).toBe(false);
});
