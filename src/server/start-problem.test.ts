import { expect, test } from 'vitest';
import { ConfigProblem } from './config.ts';
import { startProblemSentence } from './start-problem.ts';

const withCode = (code: string) => Object.assign(new Error('internal words'), { code });

test.each([
  [withCode('EADDRINUSE'), 'Port 8080 is taken by another program. Set PORT to a free one.'],
  [withCode('EACCES'), 'This user may not listen on port 8080. Set PORT to one above 1023.'],
  [withCode('EADDRNOTAVAIL'), 'HOST 10.9.9.9 is not an address of this machine.'],
  [withCode('28P01'), 'The database refused the user or password of DATABASE_URL.'],
  [withCode('3D000'), 'The database named in DATABASE_URL does not exist.'],
  [
    withCode('ECONNREFUSED'),
    'The database in DATABASE_URL cannot be reached. Is it running, and is the address right?',
  ],
  [
    withCode('ENOTFOUND'),
    'The database in DATABASE_URL cannot be reached. Is it running, and is the address right?',
  ],
  [new ConfigProblem('PORT must be a number.'), 'PORT must be a number.'],
  [new Error('something else'), 'The server could not start: something else'],
])('%s becomes one sentence', (error, sentence) => {
  expect(startProblemSentence(error, { PORT: '8080', HOST: '10.9.9.9' })).toBe(sentence);
});
