import type pg from 'pg';
import { expect, test } from 'vitest';
import type { FitConnections } from './fit-connections.ts';
import { LazyConnection } from './pipelined-driver.ts';
import type { ReadPipeline } from './read-pipeline.ts';

/** Answers when told to, in the order of sending, as a connection does. */
function connectionOfTest() {
  const sent: string[] = [];
  const answers: { resolve(): void; reject(error: Error): void }[] = [];
  const client = {
    query: (text: string) => {
      sent.push(text);
      return new Promise((resolve, reject) => {
        answers.push({ resolve: () => resolve({ command: '', rowCount: 0, rows: [] }), reject });
      });
    },
    release: () => void sent.push('released'),
  };
  const connections: FitConnections = {
    take: async () => client as unknown as pg.PoolClient,
    throwAway: () => {},
  };
  const connection = new LazyConnection(connections, {} as ReadPipeline);
  return { connection, sent, next: () => answers.shift() };
}

const SETTLED = () => new Promise(setImmediate);

test('a lock that comes first leaves together with the begin', async () => {
  const { connection, sent } = connectionOfTest();
  await connection.begin();
  void connection.query('select 1 for update', []);
  expect(sent).toEqual(['begin', 'select 1 for update']);
});

test('a change waits until the transaction has begun, and what comes later stays behind it', async () => {
  const { connection, sent, next } = connectionOfTest();
  await connection.begin();
  void connection.query('update a', []);
  void connection.query('select 1', []);
  await SETTLED();
  expect(sent).toEqual(['begin']);
  next()?.resolve();
  await SETTLED();
  expect(sent).toEqual(['begin', 'update a', 'select 1']);
});

test('when the transaction cannot begin, nothing is changed and everybody hears why', async () => {
  const { connection, sent, next } = connectionOfTest();
  await connection.begin();
  const requested = [connection.query('select 1', []), connection.query('insert into a', [])];
  next()?.reject(new Error('too slow'));
  next()?.resolve();
  for (const one of await Promise.allSettled(requested)) expect(one).toMatchObject({ status: 'rejected' });
  await expect(connection.query('update a', [])).rejects.toThrow('too slow');
  await expect(connection.end('commit')).rejects.toThrow('too slow');
  expect(sent).toEqual(['begin', 'select 1']);
});

test('once a transaction is being ended, nothing more is sent on its connection', async () => {
  const { connection, sent, next } = connectionOfTest();
  await connection.begin();
  next()?.resolve();
  await SETTLED();
  const ended = connection.end('rollback');
  await expect(connection.query('update a', [])).rejects.toThrow('has ended');
  await SETTLED();
  next()?.resolve();
  await ended;
  connection.release();
  await expect(connection.query('update a', [])).rejects.toThrow('has ended');
  expect(sent).toEqual(['begin', 'rollback', 'released']);
});
