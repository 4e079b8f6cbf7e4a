import { expect, test } from 'vitest';
import { isYesNoQuestion } from './yes-no-question.ts';

test.each([
  ['Can you accept delivery on 24 Dec?', true],
  ['Is 58" width fine for you?', true],
  ['kya 44 panna chalega?', true],
  ['Which shade of blue do you need?', false],
  ['Do you need greige or dyed?', false],
  ['Can you tell us what finish you need?', false],
  ['Please send the artwork.', false],
  ['Is this the right count', false],
  ['Island cotton?', false],
])('%s', (text, isYesNo) => {
  expect(isYesNoQuestion(text)).toBe(isYesNo);
});
