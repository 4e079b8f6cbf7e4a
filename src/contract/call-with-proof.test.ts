import { expect, test } from 'vitest';
import { withProof } from './call-with-proof.ts';
import { ApiError, type Call } from './client.ts';
import { sendCode } from './customer/auth.ts';
import { PROOF_OF_WORK_HEADER } from './headers.ts';

/** A server that sets these puzzles, one a call, before it answers. */
function serverWith(puzzles: string[]) {
  const proofs: (string | undefined)[] = [];
  const call = (async (_endpoint, _input, options) => {
    proofs.push(options?.headers?.[PROOF_OF_WORK_HEADER]);
    const puzzle = puzzles.shift();
    if (puzzle === undefined) return 'sent' as never;
    throw new ApiError(429, { code: 'too_many_codes', message: 'Wait.', details: { puzzle } });
  }) as Call;
  return { call, proofs };
}

const send = (call: Call, solve = async (puzzle: string): Promise<string | null> => `${puzzle}.7`) =>
  withProof(call, solve)(sendCode, { body: { email: 'asha@example.com' } });

test('a puzzle is solved and the call sent again, also when the next one is harder', async () => {
  const { call, proofs } = serverWith(['16.a', '18.b']);
  expect(await send(call)).toBe('sent');
  expect(proofs).toEqual([undefined, '16.a.7', '18.b.7']);
});

test('a server that never has enough is not asked for ever', async () => {
  const { call, proofs } = serverWith(Array.from({ length: 10 }, () => '16.a'));
  await expect(send(call)).rejects.toMatchObject({ code: 'too_many_codes' });
  expect(proofs).toHaveLength(4);
});

test('where a puzzle cannot be solved, the refusal itself is told', async () => {
  const { call } = serverWith(['16.a', '16.b']);
  await expect(send(call, async () => null)).rejects.toMatchObject({ code: 'too_many_codes' });
  await expect(send(call, () => Promise.reject(new Error('no worker')))).rejects.toMatchObject({
    code: 'too_many_codes',
  });
});
