import Fastify from 'fastify';
import { expect, test } from 'vitest';
import { installErrorHandler } from './error-handler.ts';

async function answerTo(error: Error) {
  const app = Fastify();
  installErrorHandler(app);
  app.get('/', async () => {
    throw error;
  });
  const answer = await app.inject('/');
  return {
    status: answer.statusCode,
    code: answer.json().error.code,
    retryAfter: answer.headers['retry-after'],
  };
}

test.each(['ENOSPC', 'EDQUOT', '53100'])('a full disk (%s) asks the caller to come again', async (code) => {
  const full = Object.assign(new Error('no space left on device'), { code });
  expect(await answerTo(full)).toEqual({ status: 503, code: 'unavailable', retryAfter: '2' });
});

test('what nobody expected says nothing of itself', async () => {
  const answer = await answerTo(new Error('secret detail'));
  expect(answer).toMatchObject({ status: 500, code: 'unexpected' });
});
