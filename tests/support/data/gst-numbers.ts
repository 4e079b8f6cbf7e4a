/** Well-formed GST numbers of any state; in the sandbox the 13th sign plays what the register says. */
import { gstinCheckCharacter } from '#domain/account/tax-numbers/gstin.ts';

const PLAYS = { active: '1', cancelled: '9', suspended: '8', down: '7', unknown: '6', sez: '5' } as const;

export function someGstin({
  state = '27',
  pan = 'ZZZCA1001Z',
  plays = 'active',
}: {
  state?: string;
  pan?: string;
  plays?: keyof typeof PLAYS;
} = {}): string {
  const body = `${state}${pan}${PLAYS[plays]}Z`;
  return body + gstinCheckCharacter(`${body}0`);
}
